package plateau.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plateau.arena.Rate;
import plateau.kernel.Decision;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.panic.PanicGame;
import plateau.panic.crew.Status;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;
import plateau.panic.view.PanicView;
import plateau.players.seating.Seating;

/**
 * Panic Station between two players by sides: whoever is human decides as one of them, whoever is
 * infected as the other, also when an infection changes the side in the middle of a match. Then the
 * other way round, with the same seeds. Arguments: the two players or levels, the number of seats,
 * of games each way, and the first seed.
 */
public final class PanicSides {

  private static final long PLAYERS = 1L << 32;
  private static final String HUMANS_WON = "HIVE_BURNED";

  private static final PanicGame GAME = new PanicGame();

  private final Setup setup;

  private PanicSides(int seats) {
    setup = Setup.of(GAME.info(), seats, Map.of());
  }

  public static void main(String[] args) {
    PanicSides sides = new PanicSides(Integer.parseInt(args[2]));
    int games = Integer.parseInt(args[3]);
    long seed = Long.parseLong(args[4]);
    int asHumans = sides.wonByHumans(args[0], args[1], games, seed);
    int asInfected = games - sides.wonByHumans(args[1], args[0], games, seed);
    tell(args[0] + " as the humans against " + args[1], asHumans, games);
    tell(args[0] + " as the infected against " + args[1], asInfected, games);
    tell("both", asHumans + asInfected, 2 * games);
  }

  private static void tell(String who, int won, int games) {
    Rate rate = new Rate(won, games);
    System.out.printf(
        Locale.ROOT,
        "%s: won %d of %d, %.1f %% (%.1f to %.1f)%n",
        who,
        won,
        games,
        100 * rate.share(),
        100 * rate.low(),
        100 * rate.high());
  }

  private int wonByHumans(String humans, String infected, int games, long seed) {
    int won = 0;
    for (int game = 0; game < games; game++) {
      if (ending(humans, infected, seed + game).equals(HUMANS_WON)) {
        won++;
      }
    }
    return won;
  }

  private String ending(String humans, String infected, long seed) {
    List<Seeded> chances = new ArrayList<>();
    List<Player<PanicState, PanicMove>> players = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      Seeded chance = new Seeded(Seeded.derive(seed, PLAYERS + seat));
      chances.add(chance);
      players.add(new Turncoat(player(humans, chance), player(infected, chance)));
    }
    PanicState state = GAME.start(setup, Seeded.forStep(seed, 0), Journal.OFF);
    for (int step = 1; state.toMove() != Seat.OVER; step++) {
      int seat = state.toMove();
      chances.get(seat).restart(Seeded.derive(seed, PLAYERS + seat), step);
      PanicMove move = players.get(seat).decide(new Decision<>(GAME, state, step));
      state.play(move, Seeded.forStep(seed, step), Journal.OFF);
    }
    return state.result().code();
  }

  private static Player<PanicState, PanicMove> player(String name, Seeded chance) {
    String spec = Seating.player(GAME, name);
    int colon = spec.indexOf(':');
    String id = colon < 0 ? spec : spec.substring(0, colon);
    PlayerKind<PanicState, PanicMove> kind =
        Seating.kinds(GAME).stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    return kind.create(GAME, colon < 0 ? "" : spec.substring(colon + 1), chance);
  }

  /** Decides as one player while its seat is human, and as another once it is infected. */
  private record Turncoat(
      Player<PanicState, PanicMove> human, Player<PanicState, PanicMove> infected)
      implements Player<PanicState, PanicMove> {

    @Override
    public PanicMove decide(Decision<PanicState, PanicMove> decision) {
      PanicView view = (PanicView) decision.view();
      boolean isHuman = view.own().orElseThrow().status() == Status.HUMAN;
      return (isHuman ? human : infected).decide(decision);
    }
  }
}
