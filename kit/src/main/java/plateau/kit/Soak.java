package plateau.kit;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import plateau.kernel.Game;
import plateau.kernel.State;

/**
 * All checks of {@link Conformance} for long, without JUnit: in rounds of a few matches, so that
 * every check has seen much when somebody stops it. A check that failed is not made again, nor one
 * that looks at no matches. Its pieces may run on several threads.
 */
public final class Soak<S extends State<S, M>, M> {

  // How many matches of each set-up a check looks at in a round.
  private static final int ROUND = 5;

  /**
   * A check over the matches of one round.
   *
   * @param first the seed of the first of them
   */
  public record Piece(String check, long first, int matches) {}

  private final Game<S, M> game;
  private final Path replays;
  private final List<Method> checks;
  private final Set<String> done = ConcurrentHashMap.newKeySet();

  /**
   * All checks for a game.
   *
   * @param replays where matches that show a failure are kept
   */
  public Soak(Game<S, M> game, Path replays) {
    this.game = game;
    this.replays = replays;
    // Those are the tests: without JUnit nobody sees that they are marked as such.
    checks =
        Arrays.stream(Conformance.class.getDeclaredMethods())
            .filter(method -> !Modifier.isPrivate(method.getModifiers()) && !method.isSynthetic())
            .filter(method -> method.getReturnType() == void.class)
            .sorted(Comparator.comparing(Method::getName))
            .toList();
  }

  public int checks() {
    return checks.size();
  }

  /** How many {@link #pieces} there are. */
  public long count(int matches) {
    return (long) rounds(matches) * checks.size();
  }

  /** All that is to be done for so many matches of each set-up, round by round. */
  public Iterator<Piece> pieces(int matches) {
    return IntStream.range(0, rounds(matches))
        .boxed()
        .flatMap(
            round ->
                checks.stream()
                    .map(
                        check ->
                            new Piece(
                                check.getName(),
                                1L + (long) round * ROUND,
                                Math.min(ROUND, matches - round * ROUND))))
        .iterator();
  }

  private static int rounds(int matches) {
    return Math.ceilDiv(matches, ROUND);
  }

  /** Makes a check, and tells what is wrong, where in the code, and with which match. */
  public Optional<String> run(Piece piece) {
    if (done.contains(piece.check())) {
      return Optional.empty();
    }
    Extent extent = new Extent(piece.first(), piece.matches(), Integer.MAX_VALUE, replays);
    Conformance<S, M> conformance = new Conformance<>(game, extent) {};
    Optional<String> fault = faultOf(piece.check(), conformance);
    if (fault.isPresent() || conformance.played() == 0) {
      done.add(piece.check());
    }
    return fault;
  }

  private Optional<String> faultOf(String name, Conformance<S, M> conformance) {
    Method check =
        checks.stream().filter(one -> one.getName().equals(name)).findFirst().orElseThrow();
    try {
      check.invoke(conformance);
      return Optional.empty();
    } catch (InvocationTargetException e) {
      Throwable fault = e.getTargetException();
      boolean isTold = fault instanceof AssertionError && fault.getMessage() != null;
      String what = isTold ? fault.getMessage() : fault.toString();
      return Optional.of((what + "\n" + Place.of(fault)).strip());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}
