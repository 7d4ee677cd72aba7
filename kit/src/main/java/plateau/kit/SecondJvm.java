package plateau.kit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Sha256;
import plateau.kernel.match.Match;

/**
 * The same seeds give the same moves in the same order in every JVM. What rests on hashes of
 * objects, or on the order of a set, differs from one to the next and from machine to machine: a
 * second and third JVM that hash otherwise play the same matches.
 */
final class SecondJvm {

  private static final int MOST_SETUPS = 3;
  private static final int MOST_STEPS = 150;
  private static final int SEED = 1;

  // All objects with one hash, and with hashes that count up.
  private static final int[] OTHER_HASHES = {2, 3};

  private SecondJvm() {}

  static <S extends State<S, M>, M> void playsTheSame(Game<S, M> game) {
    List<String> here = linesOf(game);
    for (int hashes : OTHER_HASHES) {
      compare(game, here, run(game.getClass(), hashes));
    }
  }

  private static void compare(Game<?, ?> game, List<String> here, List<String> there) {
    for (int i = 0; i < here.size(); i++) {
      assertThat(i < there.size() ? there.get(i) : "nothing")
          .as(
              "%s, what another JVM lists with seed %d at line %d: nothing may rest on the order of"
                  + " a HashSet, a HashMap, Set.of or Map.of, or on Object.hashCode",
              game.info().id(), SEED, i)
          .isEqualTo(here.get(i));
    }
  }

  /** Plays the game of this class, and tells each position in a line. */
  static void main(String[] args) throws ReflectiveOperationException {
    Game<?, ?> game =
        Class.forName(args[0]).asSubclass(Game.class).getDeclaredConstructor().newInstance();
    linesOf(game).forEach(System.out::println);
  }

  private static List<String> run(Class<?> game, int hashes) {
    try {
      Path told = Files.createTempFile("second-jvm", ".txt");
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:+UnlockExperimentalVMOptions",
                  "-XX:hashCode=" + hashes,
                  "-cp",
                  classPath(game),
                  SecondJvm.class.getName(),
                  game.getName())
              .redirectOutput(told.toFile())
              .redirectErrorStream(true)
              .start();
      int code = process.waitFor();
      List<String> lines = Files.readAllLines(told);
      Files.delete(told);
      assertThat(code).as("a second JVM with %s: %s", game.getName(), lines).isZero();
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  // A game in a jar of its own has a class loader of its own.
  private static String classPath(Class<?> game) {
    String known = System.getProperty("java.class.path");
    CodeSource source = game.getProtectionDomain().getCodeSource();
    return source == null
        ? known
        : known + File.pathSeparator + Path.of(URI.create(source.getLocation().toString()));
  }

  private static <S extends State<S, M>, M> List<String> linesOf(Game<S, M> game) {
    List<String> lines = new ArrayList<>();
    for (Setup setup : Setups.of(game).stream().limit(MOST_SETUPS).toList()) {
      Match<S, M> match = Beginning.of(game, setup, SEED);
      Looks<S, M> looks = new Looks<>(game);
      while (!match.isOver() && match.lastStep() < MOST_STEPS) {
        List<String> legal = match.legalMoves();
        lines.add(line(looks.whole(match.state()), legal));
        match.play(match.toMove(), legal.get((match.lastStep() * 31 + 7) % legal.size()));
      }
    }
    return lines;
  }

  // The position as a digest, the moves so that a reader sees which changed places.
  private static String line(String position, List<String> legal) {
    return Sha256.hex(position.getBytes(UTF_8)).substring(0, 8) + " " + legal;
  }
}
