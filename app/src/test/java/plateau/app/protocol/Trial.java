package plateau.app.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/** A match to record: with the usual options, or with all of them at one of their ends. */
record Trial(Game<?, ?> game, Setup setup, long seed) {

  // On the class path of tests alone.
  private static final String TEST_GAME = "duel";

  static List<Trial> all() {
    List<Trial> all = new ArrayList<>();
    for (Game<?, ?> game : Games.all()) {
      if (!game.info().id().equals(TEST_GAME)) {
        addTo(all, game);
      }
    }
    return all;
  }

  private static void addTo(List<Trial> all, Game<?, ?> game) {
    GameInfo info = game.info();
    long seed = 1;
    for (int seats : List.of(info.minSeats(), info.maxSeats())) {
      all.add(new Trial(game, Setup.of(info, seats, Map.of()), seed++));
      for (boolean high : List.of(false, true)) {
        Setup setup = Setup.of(info, seats, atTheEnd(info, high));
        if (isPlayable(game, setup)) {
          all.add(new Trial(game, setup, seed++));
        }
      }
    }
  }

  private static Map<String, String> atTheEnd(GameInfo info, boolean high) {
    Map<String, String> options = new HashMap<>();
    for (Option option : info.options()) {
      options.put(
          option.id(),
          switch (option) {
            case Option.Whole whole -> Integer.toString(high ? whole.max() : whole.min());
            case Option.OneOf choice ->
                high ? choice.values().getLast() : choice.values().getFirst();
            case Option.Text text -> text.standard();
          });
    }
    return options;
  }

  private static boolean isPlayable(Game<?, ?> game, Setup setup) {
    try {
      game.start(setup, new Seeded(0), Journal.OFF);
      return true;
    } catch (IllegalSetup refused) {
      return false;
    }
  }

  @Override
  public String toString() {
    return "%s, %d seats, %s, seed %d"
        .formatted(game.info().id(), setup.seats(), setup.options(), seed);
  }
}
