package plateau.app.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;

/** The first steps of a match that anybody might have played. */
record SamplePlay<S extends State<S, M>, M>(Match<S, M> match) {

  private static final long SEED = 7;

  static <S extends State<S, M>, M> SamplePlay<S, M> of(Game<S, M> game, int steps) {
    Setup setup = Setup.of(game.info(), game.usualTable().size(), Map.of());
    Match<S, M> match = Match.start(game, setup, Dice.seeded(SEED));
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < steps && !match.isOver(); i++) {
      List<String> legal = match.legalMoves();
      match.play(match.toMove(), legal.get(random.nextInt(legal.size())));
    }
    return new SamplePlay<>(match);
  }

  String replay() {
    List<String> players = new ArrayList<>();
    while (players.size() < match.setup().seats()) {
      players.add("random");
    }
    Header header = Header.seeded(match.game().info(), match.setup(), players, SEED);
    return ReplayWriter.write(Replay.of(header, match));
  }

  /** What {@code plateau script} takes: draws, and moves. */
  String draws() {
    StringBuilder lines = new StringBuilder();
    match.steps().stream()
        .flatMap(step -> step.draws().stream())
        .forEach(drawn -> lines.append(drawn.n()).append(' ').append(drawn.k()).append('\n'));
    return lines.toString();
  }

  String moves() {
    return String.join("\n", match.steps().stream().skip(1).map(Step::move).toList());
  }
}
