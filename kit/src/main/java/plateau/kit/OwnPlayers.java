package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.Trials;
import plateau.kernel.chance.Seeded;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;

/** The players that only this game has choose legal moves, and the same ones for the same seed. */
final class OwnPlayers<S extends State<S, M>, M> {

  private static final long SEED = 1;
  private static final long PLAYERS = 1L << 32;

  private final Game<S, M> game;
  private final Looks<S, M> looks;

  private final Report<S, M> report;

  OwnPlayers(Game<S, M> game, Path replays) {
    this.game = game;
    this.report = new Report<>(game, replays);
    this.looks = new Looks<>(game);
  }

  void play() {
    for (PlayerKind<S, M> kind : game.players()) {
      for (int seats : fewAndMany()) {
        if (needsNoArgument(kind)) {
          List<Step> first = played(kind, setup(kind, seats), List.of());
          played(kind, setup(kind, seats), first);
        }
      }
    }
  }

  /** Who follows an order that the lab finds is one of them. */
  void followOrders() {
    Setup setup = Setup.of(game.info(), game.info().minSeats(), Map.of());
    game.trials(setup).ifPresent(this::assertFollowed);
  }

  private void assertFollowed(Trials trials) {
    assertThat(trials.things()).isEqualTo(game.gauges().orElseThrow().marks());
    assertThat(trials.times(trials.known(), SEED)).hasSameSizeAs(trials.things());
    String order =
        trials.known().stream().map(trials.things()::get).collect(Collectors.joining("+"));
    assertThat(game.players())
        .filteredOn(kind -> kind.id().equals(trials.player()))
        .singleElement()
        .satisfies(kind -> kind.create(game, order, new Seeded(SEED)));
  }

  // Once where they are the same: matches of a planner are the longest that the kit plays.
  private Set<Integer> fewAndMany() {
    Set<Integer> seats = new LinkedHashSet<>(List.of(game.info().minSeats()));
    seats.add(game.info().maxSeats());
    return seats;
  }

  private boolean needsNoArgument(PlayerKind<S, M> kind) {
    try {
      kind.create(game, "", new Seeded(SEED));
      return true;
    } catch (IllegalSetup refused) {
      return false;
    }
  }

  private Setup setup(PlayerKind<S, M> kind, int seats) {
    Setup setup = Setup.of(game.info(), seats, Map.of());
    for (int seat = 0; seat < seats; seat++) {
      setup = kind.seated(setup, seat);
    }
    return setup;
  }

  /** A match of this player against itself, which goes as it went before. */
  private List<Step> played(PlayerKind<S, M> kind, Setup setup, List<Step> before) {
    Match<S, M> match = Beginning.of(game, setup, SEED);
    try {
      List<Player<S, M>> players =
          IntStream.range(0, setup.seats()).mapToObj(seat -> player(kind, seat)).toList();
      while (!match.isOver()) {
        decide(kind, players.get(match.toMove()), match);
        assertSame(kind, match, before);
      }
      return match.steps();
    } catch (RuntimeException | Error fault) {
      List<String> moves = match.steps().stream().skip(1).map(Step::move).toList();
      throw report.of("player-" + kind.id(), setup, SEED, match, moves, fault);
    }
  }

  private void assertSame(PlayerKind<S, M> kind, Match<S, M> match, List<Step> before) {
    if (!before.isEmpty()) {
      assertThat(match.steps().getLast())
          .as("the same match of %s again, seed %d", kind.id(), SEED)
          .isEqualTo(before.get(match.lastStep()));
    }
  }

  private Player<S, M> player(PlayerKind<S, M> kind, int seat) {
    return kind.create(game, "", new Seeded(Seeded.derive(SEED, PLAYERS + seat)));
  }

  private void decide(PlayerKind<S, M> kind, Player<S, M> player, Match<S, M> match) {
    String before = looks.whole(match.state());
    M move = player.decide(new Decision<>(game, match.state()));
    assertThat(looks.whole(match.state()))
        .as("the position after %s decided, seed %d", kind.id(), SEED)
        .isEqualTo(before);
    assertThat(match.state().moves())
        .as("the legal moves where %s decides, seed %d", kind.id(), SEED)
        .contains(move);
    match.play(match.toMove(), game.notation().write(move));
  }
}
