package plateau.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonMemoryTest {

  private record Board(int round, List<String> walls, Optional<String> card, boolean isOver) {}

  private record Hand(List<Integer> cards) {}

  /** Equal to all of its kind, and counts how often it is written. */
  private static final class Counted implements Iterable<Integer> {

    private int written;

    @Override
    public Iterator<Integer> iterator() {
      written++;
      return List.of(1, 2).iterator();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Counted;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  private record Counting(Counted counted) {}

  private final JsonMemory memory = new JsonMemory();

  private String written(Object value) {
    JsonBuffer out = new JsonBuffer(4).append('[');
    memory.append(value, out);
    return out.append(']').toString();
  }

  @Test
  void everythingIsWrittenAsWithoutAMemory() {
    List<Object> all =
        Arrays.asList(
            new Board(0, List.of("X.X", "..."), Optional.empty(), false),
            new Board(1, List.of("X.X", "..."), Optional.of("knife"), false),
            new Board(1, List.of(), Optional.of("knife"), true),
            new Hand(List.of(3, 4)),
            new Board(1, List.of(), Optional.of("knife"), true),
            List.of("no", "record"),
            new Hand(List.of(3, 5)));
    for (Object value : all) {
      assertThat(written(value)).isEqualTo("[" + Json.write(value) + "]");
    }
  }

  @Test
  void whatEqualsTheLastOneIsNotWrittenAgain() {
    Counted first = new Counted();
    Counted second = new Counted();
    assertThat(written(new Counting(first))).isEqualTo("[{\"counted\":[1,2]}]");
    assertThat(written(new Counting(second))).isEqualTo("[{\"counted\":[1,2]}]");
    assertThat(first.written).isEqualTo(1);
    assertThat(second.written).isZero();
  }

  @Test
  void itKnowsHowLongTheLastOneWas() {
    Hand hand = new Hand(List.of(3, 4));
    memory.append(hand, new JsonBuffer(4).append("[1,"));
    assertThat(memory.length()).isEqualTo(Json.write(hand).length());
  }
}
