package plateau.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.json.Json;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Digest;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;
import plateau.table.message.Telling;
import plateau.table.message.Tellings;

/**
 * A match as everybody could see it, a line a step: what must be the same wherever the rules run.
 * Seeds that are even are played by chance, the others by players of the level normal.
 */
final class Playthrough<S extends State<S, M>, M> {

  private static final int LONGEST = 300;
  private static final int DECISIONS = 3;
  private static final int MEANWHILE = 9;

  private final Game<S, M> game;
  private final int seed;
  private final Match<S, M> match;
  private final List<Telling<S, M>> tellings;
  private final List<SeatedPlayer<S, M>> players = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();

  private Playthrough(Game<S, M> game, int seed) {
    this.game = game;
    this.seed = seed;
    int kinds = game.info().maxSeats() - game.info().minSeats() + 1;
    int seats = game.info().minSeats() + seed % kinds;
    this.match = Match.start(game, Setup.of(game.info(), seats, Map.of()), Dice.seeded(seed));
    Tellings all = new Tellings();
    this.tellings = Stream.of(Language.values()).map(one -> all.of(game, one)).toList();
    for (int seat = 0; seat < seats; seat++) {
      players.add(player(Level.NORMAL, seat));
    }
  }

  /** The match with this seed, at most some hundred steps of it. */
  static <S extends State<S, M>, M> String of(Game<S, M> game, int seed) {
    return new Playthrough<>(game, seed).written();
  }

  /** The match itself. */
  static <S extends State<S, M>, M> Match<S, M> played(Game<S, M> game, int seed) {
    Playthrough<S, M> playthrough = new Playthrough<>(game, seed);
    playthrough.playOn(LONGEST);
    return playthrough.match;
  }

  private String written() {
    lines.add("0 " + told());
    while (playOn(1)) {
      Step step = match.steps().getLast();
      lines.add(step.number() + " " + step.seat() + " " + step.move() + " " + told());
    }
    return String.join("\n", lines);
  }

  /** Whether there was anything to play. */
  private boolean playOn(int steps) {
    int before = match.lastStep();
    int end = Math.min(LONGEST, before + steps);
    while (!match.isOver() && match.lastStep() < end) {
      String move = game.notation().write(decided(match.toMove()));
      if (!(match.play(match.toMove(), move) instanceof Answer.Accepted)) {
        throw new IllegalStateException("refused: " + move);
      }
    }
    return match.lastStep() > before;
  }

  private SeatedPlayer<S, M> player(Level level, int seat) {
    String names = String.join(",", Collections.nCopies(match.setup().seats(), level.id()));
    return Seating.read(game, names, Seating.People.WELCOME).seated(seat, seed);
  }

  private M decided(int seat) {
    int step = match.lastStep() + 1;
    S state = match.state();
    return seed % 2 == 0
        ? state.moves().get(Seeded.forStep(seed, step).below(state.moves().size()))
        : players.get(seat).decide(state.copy(), step);
  }

  private String told() {
    S state = match.state();
    StringBuilder all = new StringBuilder();
    all.append(Json.write(game.view(state, Seat.SPECTATOR)));
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      all.append(Json.write(game.view(state, seat)));
    }
    for (Telling<S, M> telling : tellings) {
      if (!match.isOver()) {
        telling.moves(state).forEach(move -> all.append(text(move)));
        telling.outlook(state).ifPresent(outlook -> all.append(Json.write(outlook)));
      }
      for (Entry entry : match.journal(match.lastStep())) {
        all.append(text(telling.said(entry)));
      }
    }
    return Digest.of(game, state) + " " + Digest.of(all.toString());
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  /** What players of all levels decide at some positions of the match, a line each. */
  static <S extends State<S, M>, M> String decisions(Game<S, M> game, int seed) {
    return new Playthrough<>(game, seed).decided();
  }

  private String decided() {
    for (int asked = 0; asked < DECISIONS && !match.isOver(); asked++) {
      for (Graded level : game.levels()) {
        M move =
            player(level.level(), match.toMove())
                .decide(match.state().copy(), match.lastStep() + 1);
        lines.add(match.lastStep() + " " + level.level().id() + " " + game.notation().write(move));
      }
      playOn(MEANWHILE);
    }
    return String.join("\n", lines);
  }
}
