package plateau.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import plateau.iceberg.batch.IceBatch;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.engine.ShortestPath;
import plateau.iceberg.map.MapReader;

/**
 * Complete random matches of Iceberg, with and without undo among the attempts, and many at a time;
 * shortest paths; an action and its undo beside an action on a copy.
 */
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class IcebergBench {

  private static final int QUESTIONS = 1024;
  private static final int SIZE = 25;

  /** The matches of the workload in their order. */
  @State(Scope.Thread)
  public static class Matches {
    private final IcebergWorkload actions = new IcebergWorkload(IcebergWorkload.ACTIONS);
    private final IcebergWorkload undo = new IcebergWorkload(IcebergWorkload.ACTIONS_AND_UNDO);
    private final IcebergSideBySide sideBySide = new IcebergSideBySide();
    private long number;
  }

  /** A position in the middle of match 0, and questions about it. */
  @State(Scope.Thread)
  public static class Middle {

    private static final int ROUNDS = 50;

    private final ShortestPath path = new ShortestPath();
    private final int[] questions = new int[4 * QUESTIONS];
    private Ice ice = new Ice(MapReader.read(IcebergWorkload.map()));

    @Setup
    public void playToTheMiddle() {
      ice = new IcebergWorkload(IcebergWorkload.ACTIONS).play(0, ROUNDS);
      for (int i = 0; i < questions.length; i++) {
        questions[i] = (int) Math.unsignedMultiplyHigh(IcebergWorkload.mix(i + 1L), SIZE);
      }
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Ice match(Matches matches) {
    return matches.actions.play(matches.number++);
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Ice matchWithUndo(Matches matches) {
    return matches.undo.play(matches.number++);
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(IcebergSideBySide.MATCHES)
  public IceBatch matchesSideBySide(Matches matches) {
    long first = matches.number;
    matches.number += IcebergSideBySide.MATCHES;
    return matches.sideBySide.play(first);
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  @OperationsPerInvocation(QUESTIONS)
  public int shortestPath(Middle middle) {
    int steps = 0;
    int[] asked = middle.questions;
    for (int i = 0; i < asked.length; i += 4) {
      steps += middle.path.find(middle.ice, asked[i], asked[i + 1], asked[i + 2], asked[i + 3]);
    }
    return steps;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public int slideAndUndo(Middle middle) {
    int code = middle.ice.slide(0, 1);
    middle.ice.undo();
    return code;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.NANOSECONDS)
  public Ice slideOnCopy(Middle middle) {
    Ice copy = middle.ice.copy();
    copy.slide(0, 1);
    return copy;
  }
}
