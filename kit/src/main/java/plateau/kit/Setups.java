package plateau.kit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** The set-ups that a game is tried with: few, middle and many seats, each option at its limits. */
final class Setups {

  private Setups() {}

  static List<Setup> of(Game<?, ?> game) {
    GameInfo info = game.info();
    List<Integer> seats = seatsOf(info);
    List<Setup> setups = new ArrayList<>();
    seats.forEach(count -> setups.add(Setup.of(info, count, Map.of())));
    int next = 0;
    for (Option option : info.options()) {
      for (String value : limitsOf(option)) {
        Setup setup = Setup.of(info, seats.get(next++ % seats.size()), Map.of(option.id(), value));
        if (!setups.contains(setup) && isPlayable(game, setup)) {
          setups.add(setup);
        }
      }
    }
    return setups;
  }

  private static List<Integer> seatsOf(GameInfo info) {
    int middle = (info.minSeats() + info.maxSeats()) / 2;
    Set<Integer> seats = new LinkedHashSet<>(List.of(info.minSeats()));
    seats.add(middle);
    seats.add(info.maxSeats());
    return List.copyOf(seats);
  }

  private static List<String> limitsOf(Option option) {
    return switch (option) {
      case Option.Whole whole ->
          List.of(Integer.toString(whole.min()), Integer.toString(whole.max()));
      case Option.OneOf choice -> choice.values();
      case Option.Text text -> List.of(text.standard());
    };
  }

  // A game may refuse a limit with these seats; the standard options it must take.
  private static boolean isPlayable(Game<?, ?> game, Setup setup) {
    try {
      game.start(setup, new Seeded(0), Journal.OFF);
      return true;
    } catch (IllegalSetup refused) {
      return false;
    } catch (RuntimeException broken) {
      // For the trial to report, with its seed.
      return true;
    }
  }
}
