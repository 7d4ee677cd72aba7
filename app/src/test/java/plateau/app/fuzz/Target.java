package plateau.app.fuzz;

import java.util.List;
import plateau.kernel.words.Problem;

/**
 * Something that reads what comes from outside.
 *
 * @param samples texts that it takes, to begin with
 * @param ending what is left to do when nothing comes any more
 */
record Target(List<String> samples, Reading reading, Runnable ending) implements AutoCloseable {

  /** Reads a text, and throws an error where what it read does not keep its promises. */
  @FunctionalInterface
  interface Reading {
    void of(String text);
  }

  Target {
    samples = List.copyOf(samples);
  }

  Target(List<String> samples, Reading reading) {
    this(samples, reading, () -> {});
  }

  @Override
  public void close() {
    ending.run();
  }

  /** A text is read, or refused with a sentence. Anything else goes through: a finding. */
  void meet(String text) {
    try {
      reading.of(text);
    } catch (Problem refusal) {
      if (refusal.message().key().isEmpty()) {
        throw new AssertionError("a refusal without a sentence", refusal);
      }
    }
  }
}
