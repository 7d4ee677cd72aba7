package plateau.panic;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plateau.kernel.Setup;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.kit.Golden;
import plateau.kit.Playthrough;

/** Random matches, kept as golden files: first steps with every view, whole games as told. */
class PlaythroughTest {

  private static final PanicGame GAME = new PanicGame();
  private static final int STEPS = 12;

  @Test
  void firstStepsWithEveryView() {
    Playthrough.matchesGolden("panic-station-first-steps", GAME, setup(3, Map.of()), 1, STEPS);
  }

  @Test
  void standardGame() {
    Golden.compare("panic-station", told(setup(4, Map.of()), 1));
  }

  @Test
  void sixPlayersWithEveryVariant() {
    Map<String, String> options =
        Map.of(
            "infection-cards", "2",
            "gas-cans-to-burn", "4",
            "host-card-last-resort", "on",
            "master-and-servant", "on");
    Golden.compare("panic-station-variants", told(setup(6, options), 2));
  }

  private static Setup setup(int seats, Map<String, String> options) {
    return Setup.of(GAME.info(), seats, options);
  }

  private static String told(Setup setup, long seed) {
    Match<PanicState, PanicMove> match = Match.start(GAME, setup, Dice.seeded(seed));
    StringBuilder out = new StringBuilder("seed " + seed + ", " + setup + "\n");
    tell(match, out);
    while (!match.isOver()) {
      List<String> legal = match.legalMoves();
      Seeded chance = Seeded.forStep(Seeded.derive(seed, 1), match.lastStep() + 1);
      match.play(match.toMove(), legal.get(chance.below(legal.size())));
      tell(match, out);
    }
    return out.append(match.state().result()).append('\n').toString();
  }

  private static void tell(Match<PanicState, PanicMove> match, StringBuilder out) {
    Words words = Words.in(Language.ENGLISH, PanicGame.class);
    Step step = match.steps().getLast();
    out.append(step.isSetup() ? "" : "seat %d: %s\n".formatted(step.seat(), step.move()));
    for (Entry entry : match.journal(step.number())) {
      out.append("  ").append(words.say(entry)).append(readers(match, entry)).append('\n');
    }
  }

  private static String readers(Match<?, ?> match, Entry entry) {
    int seats = match.setup().seats();
    List<Integer> readers = IntStream.range(0, seats).filter(entry::visibleTo).boxed().toList();
    return readers.size() == seats ? "" : " (for seats " + readers + ")";
  }
}
