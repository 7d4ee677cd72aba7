package plateau.deadzone;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
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

/** Matches kept as golden files: first steps with every view, whole games as told. */
class PlaythroughTest {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final int STEPS = 6;

  @Test
  void firstStepsWithEveryView() {
    Playthrough.matchesGolden(
        "deadzone-first-steps", GAME, setup(Map.of("jade", "south")), 1, STEPS);
  }

  @Test
  void aRandomGame() {
    Golden.compare("deadzone", told(setup(Map.of()), 1));
  }

  @Test
  void jadeAgainstJade() {
    Map<String, String> options =
        Map.of("south-team", "ash-brood", "mission", "two-beacons", "jade", "both");
    Golden.compare("deadzone-jade", told(setup(options), 2));
  }

  private static Setup setup(Map<String, String> options) {
    return Setup.of(GAME.info(), 2, options);
  }

  private static String told(Setup setup, long seed) {
    Match<DeadzoneState, Command> match = Match.start(GAME, setup, Dice.seeded(seed));
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

  private static void tell(Match<DeadzoneState, Command> match, StringBuilder out) {
    Words words = Words.in(Language.ENGLISH, DeadzoneGame.class);
    Step step = match.steps().getLast();
    out.append(step.isSetup() ? "" : "seat %d: %s\n".formatted(step.seat(), step.move()));
    for (Entry entry : match.journal(step.number())) {
      out.append("  ").append(words.say(entry)).append('\n');
    }
  }
}
