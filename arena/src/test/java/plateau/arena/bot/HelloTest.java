package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.kernel.words.Language;
import plateau.pig.Pig;
import plateau.pig.PigState;

/** What programs are told before anyone decides. */
class HelloTest {

  // 2^53: every whole number below is a number in every language.
  private static final long FIRST_THAT_IS_LOST = 1L << 53;

  private static final String ROLL = "Throws the die.";
  private static final String HOLD = "Keeps the points of this turn; the next seat plays.";

  private final Pig pig = new Pig();
  private final Setup setup = Setup.of(pig.info(), 2, Map.of());

  private Map<String, Object> hello(int seat, long matchSeed, Language language) {
    PigState state = pig.start(setup, new Seeded(matchSeed), Journal.OFF);
    return new Hello<>(pig, setup, seat, matchSeed, BotLimits.STANDARD, language).message(state);
  }

  private static long seed(Map<String, Object> hello) {
    return (long) hello.getOrDefault("seed", -1L);
  }

  @Test
  void theSameSeatOfTheSameMatchGetsTheSameSeed() {
    assertThat(seed(hello(0, 7, Language.ENGLISH))).isEqualTo(seed(hello(0, 7, Language.FRENCH)));
    // Kept for good: programs that draw from it must play their old matches again.
    assertThat(OwnSeed.of(7, 0)).isEqualTo(584_467_071_541_013L);
  }

  @Test
  void everyMatchAndEverySeatGetsAnotherSeedThatEveryLanguageReads() {
    Set<Long> seeds = new HashSet<>();
    for (long match : new long[] {0, 1, -1, 2, 1L << 40, Long.MIN_VALUE, Long.MAX_VALUE}) {
      for (int seat = 0; seat < 6; seat++) {
        long seed = OwnSeed.of(match, seat);
        assertThat(seed).as("match %d, seat %d", match, seat).isBetween(0L, FIRST_THAT_IS_LOST - 1);
        assertThat(seeds.add(seed)).as("match %d, seat %d: a new seed", match, seat).isTrue();
      }
    }
  }

  // The dice come from the seed by functions that can be turned back; what a program is told may
  // be no value of theirs.
  @Test
  void theSeedIsNoneFromWhichTheDiceCome() {
    for (long match = 0; match < 100; match++) {
      Set<Long> ofTheDice = new HashSet<>(List.of(match));
      for (int number = -10; number < 100; number++) {
        long derived = Seeded.derive(match, number);
        for (int shift = 0; shift <= 12; shift++) {
          ofTheDice.add(derived >>> shift);
          ofTheDice.add(derived & (FIRST_THAT_IS_LOST - 1) >>> shift);
        }
      }
      assertThat(ofTheDice).as("match %d", match).doesNotContain(OwnSeed.of(match, 0));
    }
  }

  @Test
  void theGrammarIsToldInTheLanguageOfTheProgram() {
    assertThat(hello(0, 7, Language.ENGLISH))
        .containsEntry(
            "grammar",
            List.of(
                Map.of("id", "roll", "form", "roll", "pattern", "^(?:roll)$", "words", ROLL),
                Map.of("id", "hold", "form", "hold", "pattern", "^(?:hold)$", "words", HOLD)));
    assertThat(Json.write(hello(0, 7, Language.FRENCH))).contains("\"words\":\"Lance le dé.\"");
  }

  @Test
  void aGameWithoutASceneSaysSo() {
    assertThat(hello(0, 7, Language.ENGLISH)).containsEntry("scene", Optional.empty());
  }
}
