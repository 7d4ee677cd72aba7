package plateau.kernel.replay;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** A short match of Pig on file, for tests that damage it. */
final class Recorded {

  static final long SEED = 42;
  static final Pig PIG = new Pig();

  private Recorded() {}

  /** Seat 0 rolls 5, 2 and 4 and has the 10 points that win. */
  static Match<PigState, PigMove> match() {
    Setup setup = Setup.of(PIG.info(), 2, Map.of("target", "10"));
    Match<PigState, PigMove> match = Match.start(PIG, setup, Dice.seeded(SEED));
    while (!match.isOver()) {
      match.play(0, "roll");
    }
    return match;
  }

  static Header header() {
    return Header.seeded(PIG.info(), match().setup(), List.of("Ann", "Bob é\u0085🎲"), SEED);
  }

  static String file() {
    return ReplayWriter.write(Replay.of(header(), match()));
  }

  static List<String> lines() {
    return file().lines().toList();
  }

  static String join(List<String> lines) {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  /** The file with each line changed and all checks made to fit again, as a forger would do. */
  static String forged(UnaryOperator<String> change) {
    StringBuilder forged = new StringBuilder();
    String check = "";
    for (String line : lines()) {
      String changed = change.apply(LineCheck.opened(line).orElseThrow().line());
      check = LineCheck.of(check, changed);
      forged.append(LineCheck.sealed(changed, check)).append('\n');
    }
    return forged.toString();
  }
}
