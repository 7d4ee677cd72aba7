package plateau.arena.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.arena.bot.process.BotCommand;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Isolation;
import plateau.arena.bot.process.Sandbox;
import plateau.kernel.Setup;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.pig.Pig;

/** What programs can do and see behind each sort of walls. */
class WallsTest {

  private static final int LONG_MS = 60_000;
  private static final BotLimits LIMITS =
      BotLimits.STANDARD.withTime(LONG_MS, LONG_MS, 0, 1).withMemory(128);

  private static final String DAEMON =
      """
      import sys, os, time
      sys.stdin.readline()
      if os.fork() == 0:
          os.setsid()
          if os.fork() == 0:
              print('{"type":"ready"}', flush=True)
              time.sleep(3600)
          os._exit(0)
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void aProgramPlaysBehindEverySortOfWalls(Isolation walls)
      throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotMatchResult outcome = play(scripts.python(Scripts.GOOD), sandbox(walls));
    assertThat(outcome.seats().getFirst().stop()).isEmpty();
    scripts.assertNothingLeft();
  }

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void aDaemonEndsWithTheMatchBehindEverySortOfWalls(Isolation walls)
      throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    play(scripts.python(DAEMON + "sys.stdin.readline()\nsys.exit(0)\n"), sandbox(walls));
    scripts.assertNothingLeft();
  }

  @ParameterizedTest
  @EnumSource(names = "NONE", mode = EnumSource.Mode.EXCLUDE)
  void theMemoryOfAProcessIsLimitedBehindEverySortOfWalls(Isolation walls)
      throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotMatchResult outcome =
        play(scripts.python(Scripts.WHEN_ASKED + "hoard = bytearray(1 << 30)"), sandbox(walls));
    assertThat(outcome.seats().getFirst().log()).contains("MemoryError");
  }

  @Test
  void aProgramThatClosesItsOutputIsNoticed() throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotMatchResult outcome =
        play(
            scripts.python(Scripts.WHEN_ASKED + "os.close(1); time.sleep(3600)"),
            sandbox(Isolation.LIMITS_ONLY));
    assertThat(outcome.seats().getFirst().stop().orElseThrow().message().key())
        .isEqualTo("bot.fault.closed");
    scripts.assertNothingLeft();
  }

  @Test
  void bubblewrapHidesEverythingButTheSystemAndTheFolder()
      throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    Path secret = Files.writeString(folder.resolveSibling("secret-" + folder.getFileName()), "x");
    String curious =
        """
        import os, socket
        def attempt(name, deed):
            try:
                deed()
                print(name, 'works', file=sys.stderr, flush=True)
            except Exception as why:
                print(name, 'fails', file=sys.stderr, flush=True)
        attempt('own-file', lambda: open('bot.py').read())
        attempt('own-tmp', lambda: open('/tmp/x', 'w').write('x'))
        attempt('own-folder', lambda: open('other', 'w').write('x'))
        attempt('secret', lambda: open('SECRET').read())
        attempt('passwords', lambda: open('/etc/shadow').read())
        attempt('system', lambda: open('/usr/x', 'w').write('x'))
        attempt('root', lambda: open('/x', 'w').write('x'))
        attempt('network', lambda: socket.create_connection(('127.0.0.1', PORT), 5))
        print('processes', len([p for p in os.listdir('/proc') if p.isdigit()]) < 6, file=sys.stderr)
        print('variables', sorted(os.environ), file=sys.stderr, flush=True)
        """;
    try (var server = new ServerSocket(0)) {
      String source =
          curious
              .replace("SECRET", secret.toString())
              .replace("PORT", String.valueOf(server.getLocalPort()));
      BotMatchResult outcome =
          play(
              scripts.python("import sys\n" + source + Scripts.GOOD),
              sandbox(Isolation.BUBBLEWRAP));
      assertThat(outcome.seats().getFirst().log())
          .contains("own-file works", "own-tmp works", "processes True")
          .contains("own-folder fails", "secret fails", "passwords fails", "system fails")
          .contains("root fails", "network fails")
          .doesNotContain("USER");
    } finally {
      Files.delete(secret);
    }
  }

  @Test
  void aFolderThatOthersMayNotReadIsNoHindrance() throws IOException, InterruptedException {
    Scripts scripts = new Scripts(folder);
    BotCommand command = scripts.python(Scripts.GOOD);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    BotMatchResult outcome = play(command, sandbox(Isolation.BUBBLEWRAP));
    assertThat(outcome.seats().getFirst().stop()).isEmpty();
  }

  @Test
  void oneLineTellsWhatIsMissing() {
    Words english = Words.in(Language.ENGLISH, BotMatch.class);
    assertThat(Sandbox.behind(Isolation.BUBBLEWRAP).warning()).isEmpty();
    assertThat(english.say(Sandbox.behind(Isolation.LIMITS_ONLY).warning().orElseThrow()))
        .startsWith("Bots run without these protections: no network, read-only system")
        .contains("apt install bubblewrap");
  }

  @ParameterizedTest
  @EnumSource(names = {"BUBBLEWRAP", "NAMESPACES"})
  void nothingOutlivesARunnerThatIsKilled(Isolation walls)
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    sandbox(walls);
    Scripts scripts = new Scripts(folder);
    BotCommand command = scripts.python(DAEMON + "time.sleep(3600)\n");
    Process runner =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Runner.class.getName(),
                walls.name(),
                folder.toString(),
                String.join(" ", command.words()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out = runner.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).isEqualTo("the bot is ready");
      List<ProcessHandle> processes = scripts.running();
      assertThat(processes).isNotEmpty();
      runner.destroyForcibly().waitFor();
      for (ProcessHandle process : processes) {
        process.onExit().get(10, TimeUnit.SECONDS);
      }
    }
    scripts.assertNothingLeft();
  }

  /** Plays a match in a process of its own and tells when the program is ready. */
  static final class Runner {

    private Runner() {}

    public static void main(String[] args) throws InterruptedException {
      Wire wire =
          (seat, direction, line) -> {
            if (direction == Wire.Direction.FROM_BOT) {
              System.out.println("the bot is ready");
            }
          };
      play(
          BotCommand.read(args[2], Path.of(args[1])),
          Terms.standard()
              .with(LIMITS)
              .with(Sandbox.behind(Isolation.valueOf(args[0])))
              .with(wire));
    }
  }

  private static Sandbox sandbox(Isolation walls) {
    Sandbox sandbox = Sandbox.behind(walls);
    assumeTrue(sandbox.works(), walls + " cannot be had here; for BUBBLEWRAP install bubblewrap");
    return sandbox;
  }

  private static BotMatchResult play(BotCommand command, Sandbox sandbox)
      throws InterruptedException {
    return play(command, Terms.standard().with(LIMITS).with(sandbox));
  }

  private static BotMatchResult play(BotCommand command, Terms terms) throws InterruptedException {
    Pig pig = new Pig();
    List<Entrant> entrants =
        List.of(new Entrant.Program("bot:x", command), new Entrant.Computer("greedy"));
    Setup setup = Setup.of(pig.info(), 2, Map.of("target", "20"));
    return new BotMatch<>(pig, setup, entrants, terms).play(8);
  }
}
