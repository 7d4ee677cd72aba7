package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.arena.bot.Finding.Grade;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Setup;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

class BotCheckTest {

  private static final BotLimits LIMITS = BotLimits.STANDARD.withTime(20_000, 10_000, 0, 1);

  @TempDir Path folder;

  @Test
  void aGoodProgramPassesEveryCheck() throws IOException, InterruptedException {
    List<Finding> findings = check(Scripts.GOOD, LIMITS);
    assertThat(findings)
        .extracting(Finding::check)
        .containsExactly(
            "ready",
            "match",
            "pace",
            "leaves",
            "quiet",
            "same",
            "fields",
            "messages",
            "late",
            "input");
    assertThat(findings).allMatch(finding -> finding.grade() == Grade.PASS);
  }

  @Test
  void aProgramThatDoesNotGetReadyIsToldOnlyThat() throws IOException, InterruptedException {
    List<Finding> findings = check("print('hello', flush=True)", LIMITS);
    assertThat(findings).extracting(Finding::check).containsExactly("ready");
    assertThat(
            Words.in(Language.ENGLISH, Pig.class, BotMatch.class)
                .say(findings.getFirst().message()))
        .startsWith("Not ready: the program wrote a line that is not JSON")
        .contains("\"type\":\"ready\"");
  }

  @Test
  void aProgramThatBreaksInAMatchIsNotCheckedAnyFurther() throws IOException, InterruptedException {
    String fragile =
        """
        import sys
        sys.stdin.readline()
        print('{"type":"ready"}', flush=True)
        sys.stdin.readline()
        raise ValueError('no plan')
        """;
    List<Finding> findings = check(fragile, LIMITS);
    assertThat(findings).extracting(Finding::check).containsExactly("ready", "match");
    assertThat(
            Words.in(Language.ENGLISH, Pig.class, BotMatch.class).say(findings.getLast().message()))
        .contains("Its last words: \"ValueError: no plan\". It happened in ")
        .contains("bot.py, line 5. Try it by hand")
        .contains("The question was: {\"type\":\"decide\",\"id\":1,\"moves\":[\"roll\"]}")
        .contains("Mend this first");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while True: pass | It was computing: | A loop may have no end",
        "print('roll') | The question was: {\"type\":\"decide\" | its answer lies in a buffer",
        "time.sleep(60) | It was not computing but waiting: | its answer lies in a buffer",
        "sys.stdin.readline() | It was not computing but waiting: | Perhaps it reads on before",
        "x = bytearray(1 << 30) | it may use 128 MB. Its last words: \"MemoryError\" | Keep less",
        "say(type='move', id=1, move='fly') | played \"fly\" | Choose one of the \"moves\"",
        "print('thinking', flush=True) | not JSON | Print nothing but answers on standard output",
      })
  void theAdviceFitsWhatHappened(String deed, String seen, String advice)
      throws IOException, InterruptedException {
    BotLimits limits = BotLimits.STANDARD.withTime(20_000, 1_000, 0, 1).withMemory(128);
    List<Finding> findings = check(Scripts.WHEN_ASKED + deed + "\ntime.sleep(60)\n", limits);
    assertThat(findings).extracting(Finding::check).containsExactly("ready", "match");
    assertThat(
            Words.in(Language.ENGLISH, Pig.class, BotMatch.class).say(findings.getLast().message()))
        .contains(seen)
        .contains(advice);
  }

  @Test
  void whoNeverAnswersHelloIsToldWhetherItWaitedOrComputed()
      throws IOException, InterruptedException {
    BotLimits limits = LIMITS.withTime(1_000, 10_000, 0, 1);
    assertThat(readyTold("while True: pass", limits))
        .contains("It was computing: ")
        .contains("Say \"ready\" first and prepare later");
    // Long enough for a busy machine to start it: until it sleeps, it computes.
    assertThat(readyTold("import time; time.sleep(60)", LIMITS.withTime(4_000, 10_000, 0, 1)))
        .contains("It was not computing but waiting: ");
  }

  private String readyTold(String source, BotLimits limits)
      throws IOException, InterruptedException {
    return Words.in(Language.ENGLISH, Pig.class, BotMatch.class)
        .say(check(source, limits).getFirst().message());
  }

  // To reach 200 takes dozens of choices: two random matches are never the same.
  @Test
  void whatCouldBeBetterIsAdvice() throws IOException, InterruptedException {
    String careless =
        """
        import sys, json, random, time
        for line in sys.stdin:
            asked = json.loads(line)
            if asked["type"] == "hello":
                print('x' * 300000, file=sys.stderr)
                print('{"type":"ready"}', flush=True)
            if asked["type"] == "decide":
                move = random.choice(asked["moves"])
                print(json.dumps({"type": "move", "id": asked["id"], "move": move}), flush=True)
        time.sleep(60)
        """;
    // A program has the time of a call to leave in. This one never does, so that may be short; the
    // bank pays for answers that a busy machine delays.
    List<Finding> findings = check(careless, LIMITS.withTime(20_000, 250, 60_000, 1));
    assertThat(findings)
        .filteredOn(finding -> finding.check().equals("same"))
        .extracting(
            finding -> Words.in(Language.ENGLISH, Pig.class, BotMatch.class).say(finding.message()))
        .first()
        .asString()
        .contains("Seed its random numbers with the \"seed\" of \"hello\"");
    assertThat(grades(findings))
        .containsEntry("match", Grade.PASS)
        .containsEntry("leaves", Grade.ADVICE)
        .containsEntry("quiet", Grade.ADVICE)
        .containsEntry("same", Grade.ADVICE)
        .containsEntry("input", Grade.ADVICE);
  }

  @Test
  void whatWouldCostTheSeatIsToFix() throws IOException, InterruptedException {
    String narrow =
        """
        import sys, json
        sys.stdin.readline()
        print('{"type":"ready"}', flush=True)
        count = 0
        for line in sys.stdin:
            asked = json.loads(line[:60000])
            if asked["type"] == "over":
                break
            count += 1
            print(json.dumps({"type": "move", "id": count, "move": asked["moves"][0]}), flush=True)
        """;
    List<Finding> findings = check(narrow, LIMITS);
    assertThat(grades(findings))
        .containsEntry("match", Grade.PASS)
        .containsEntry("fields", Grade.FAIL)
        .containsEntry("messages", Grade.FAIL)
        .containsEntry("late", Grade.FAIL);
  }

  private static Map<String, Grade> grades(List<Finding> findings) {
    Map<String, Grade> grades = new TreeMap<>();
    findings.forEach(finding -> grades.put(finding.check(), finding.grade()));
    return grades;
  }

  private List<Finding> check(String source, BotLimits limits)
      throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    Pig pig = new Pig();
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "200"));
    List<Finding> findings =
        BotCheck.run(pig, setup, scripts.python(source), Terms.standard().with(limits));
    scripts.assertNothingLeft();
    for (Language language : Language.values()) {
      Words words = Words.in(language, Pig.class, BotMatch.class);
      assertThat(findings)
          .allMatch(finding -> words.has(finding.message().key()))
          .allMatch(finding -> words.has(finding.title().key()));
    }
    return findings;
  }
}
