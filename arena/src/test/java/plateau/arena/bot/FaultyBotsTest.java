package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fault.Cause;
import plateau.kernel.Setup;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

/** Each program here does something wrong; each time the match goes on and the reason is told. */
class FaultyBotsTest {

  private static final long SEED = 11;
  // Short only for those who are late: a busy machine must not make others late.
  private static final int SHORT_MS = 300;
  private static final int LONG_MS = 60_000;
  private static final Words ENGLISH = Words.in(Language.ENGLISH, Pig.class, BotMatch.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, Pig.class, BotMatch.class);

  @TempDir Path folder;

  /** What it does, how, and what comes of it. */
  record Wrong(String deed, String source, Cause cause, String sentence) {

    BotLimits limits() {
      boolean late = cause == Cause.LATE;
      return BotLimits.STANDARD
          .withTime(LONG_MS, late ? SHORT_MS : LONG_MS, 0, 1)
          // Whoever forks without end takes memory too, and shall be late before it is out of it.
          .withMemory(late ? 2_048 : 128);
    }

    @Override
    public String toString() {
      return deed;
    }
  }

  private static Wrong whenAsked(String deed, String source, Cause cause, String sentence) {
    return new Wrong(deed, Scripts.WHEN_ASKED + source.stripIndent(), cause, sentence);
  }

  static Stream<Wrong> pythons() {
    return Stream.of(
        new Wrong(
            "crashes at start",
            "raise ValueError('no weights')",
            Cause.CRASHED,
            "exit code 1. Its last words: \"ValueError: no weights\"."),
        new Wrong(
            "crashes and says more after the reason",
            "import sys\n"
                + "sys.exit('TypeError: no ice\\n"
                + "    at turn (bot.mjs:9:5)\\n"
                + "\\n"
                + "Node.js v20')",
            Cause.CRASHED,
            "exit code 1. Its last words: \"TypeError: no ice\"."),
        new Wrong(
            "is not ready",
            "import sys\nsys.stdin.readline()\nprint('{\"type\":\"hi\"}', flush=True)",
            Cause.MALFORMED,
            "type \"hi\" where \"ready\" was expected"),
        whenAsked(
            "hangs",
            "while True: time.sleep(1)",
            Cause.LATE,
            "once. It was not computing but waiting: "),
        whenAsked("spins", "while True: pass", Cause.LATE, "once. It was computing: "),
        whenAsked(
            "prints garbage",
            "print('thinking...', flush=True); time.sleep(60)",
            Cause.MALFORMED,
            "not JSON"),
        whenAsked("writes half a line and ends", "print('{', end='')", Cause.CRASHED, "code 0"),
        whenAsked(
            "floods standard output",
            "while True: sys.stdout.write('{}\\n')",
            Cause.MALFORMED,
            "without a \"type\""),
        whenAsked(
            "writes an endless line",
            "while True: sys.stdout.write('x' * 8000)",
            Cause.FLOODED,
            "more than 1024 KB"),
        whenAsked(
            "floods standard error",
            "while True: sys.stderr.write('x' * 8000 + '\\n')",
            Cause.LATE,
            "longer than 300 ms"),
        whenAsked(
            "takes all memory",
            "hoard = []\nwhile True: hoard.append(bytearray(1 << 24))",
            Cause.OUT_OF_MEMORY,
            "refused more memory: it may use 128 MB. Its last words: \"MemoryError\"."),
        whenAsked(
            "takes all memory in many processes",
            """
            for i in range(8):
                if os.fork() == 0: break
            hoard = b'x' * (60 << 20)
            time.sleep(60)
            """,
            Cause.OUT_OF_MEMORY,
            "more than 128 MB"),
        whenAsked(
            "forks without end",
            """
            while True:
                try:
                    os.fork()
                except OSError:
                    pass
            """,
            Cause.LATE,
            "longer than 300 ms"),
        whenAsked(
            "ignores signals",
            """
            for number in set(signal.Signals) - {signal.SIGKILL, signal.SIGSTOP}:
                signal.signal(number, signal.SIG_IGN)
            while True: time.sleep(1)
            """,
            Cause.LATE,
            "longer than 300 ms"),
        whenAsked(
            "leaves a daemon behind",
            """
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    time.sleep(3600)
                os._exit(0)
            os._exit(3)
            """,
            Cause.CRASHED,
            "exit code 3"),
        whenAsked("ends in its turn", "sys.exit(0)", Cause.CRASHED, "exit code 0"),
        whenAsked("kills itself", "os.kill(os.getpid(), 9)", Cause.CRASHED, "signal 9 (killed)"),
        whenAsked(
            "breaks in a function",
            """
            def think(moves):
                return moves[7]
            think(asked['moves'])
            """,
            Cause.CRASHED,
            "Its last words: \"IndexError: list index out of range\". It happened in "),
        whenAsked(
            "answers another question",
            "say(type='move', id=asked['id'] + 7, move='roll'); time.sleep(60)",
            Cause.MISPLACED,
            "answered question 8 when question 1"),
        whenAsked(
            "answers for the other seat",
            "say(type='move', id=asked['id'], seat=1, move='roll'); time.sleep(60)",
            Cause.MISPLACED,
            "\"seat\":1, but it has seat 0"),
        whenAsked(
            "answers for a seat that is no number",
            "say(type='move', id=asked['id'], seat='0', move='roll'); time.sleep(60)",
            Cause.MISPLACED,
            "\"seat\":\"0\", but it has seat 0"),
        whenAsked(
            "answers without a number",
            "say(type='move', move='roll'); time.sleep(60)",
            Cause.MALFORMED,
            "\"id\":1 was expected"),
        whenAsked(
            "answers with a move that is not legal",
            "say(type='move', id=asked['id'], move='hold'); time.sleep(60)",
            Cause.ILLEGAL,
            "played \"hold\""),
        whenAsked(
            "answers with something that is not a move",
            "say(type='move', id=asked['id'], move=7); time.sleep(60)",
            Cause.MALFORMED,
            "the text field \"move\""),
        whenAsked(
            "speaks another encoding",
            "os.write(1, b'{\"type\":\"move\",\"x\":\"\\xe9\"}\\n'); time.sleep(60)",
            Cause.MALFORMED,
            "not UTF-8"),
        whenAsked(
            "nests too deep",
            "print('[' * 5000, flush=True); time.sleep(60)",
            Cause.MALFORMED,
            "not JSON"));
  }

  @ParameterizedTest(name = "a program that {0}")
  @MethodSource("pythons")
  void costsItselfOnly(Wrong wrong) throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotMatchResult outcome = play(scripts.python(wrong.source()), wrong.limits());
    Fault stop = outcome.seats().getFirst().stop().orElseThrow();
    assertThat(ENGLISH.say(stop.message()))
        .as("%s, log:%n%s", wrong.deed(), outcome.seats().getFirst().log())
        .contains(wrong.sentence());
    assertThat(stop.cause()).isEqualTo(wrong.cause());
    assertThat(FRENCH.say(stop.message()))
        .startsWith("le programme ")
        .doesNotContainPattern("\\{\\w+}");
    assertUndisturbed(outcome);
    scripts.assertNothingLeft();
  }

  private static BotMatchResult play(BotCommand command, BotLimits limits)
      throws InterruptedException {
    Pig pig = new Pig();
    List<Entrant> entrants =
        List.of(new Entrant.Program("bot:x", command), new Entrant.Computer("greedy"));
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "30"));
    return new BotMatch<>(pig, setup, entrants, Terms.standard().with(limits)).play(SEED);
  }

  private static void assertUndisturbed(BotMatchResult outcome) {
    String text = ReplayWriter.write(outcome.replay());
    Verification.verify(new Pig(), ReplayReader.read(text));
    assertThat(outcome.result().scores()).as("seed %d", SEED).hasSize(2);
    assertThat(outcome.seats().get(1).stop()).isEmpty();
  }
}
