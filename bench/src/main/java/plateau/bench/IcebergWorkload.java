package plateau.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import plateau.iceberg.engine.Fingerprint;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;

/**
 * Complete matches of random attempts, as bench/README.md specifies them so that another engine can
 * be run on the same ones. One thread at a time.
 */
final class IcebergWorkload {

  /** Moves, slides and pushes, each as often as the others. */
  static final int ACTIONS = 3;

  /** The same, and undo as often as each of them. */
  static final int ACTIONS_AND_UNDO = 4;

  static final int ATTEMPTS_PER_TURN = 32;
  static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

  private final String map = map();
  private final int kinds;
  private final long[] steps = new long[ATTEMPTS_PER_TURN];
  private final long[] outputs = new long[ATTEMPTS_PER_TURN];
  private long answers;

  IcebergWorkload(int kinds) {
    this.kinds = kinds;
    Arrays.setAll(steps, i -> (i + 1) * GOLDEN_GAMMA);
  }

  /** The map's text. */
  static String map() {
    try (InputStream in = IcebergWorkload.class.getResourceAsStream("iceberg-map.txt")) {
      if (in == null) {
        throw new IllegalStateException("no iceberg-map.txt beside " + IcebergWorkload.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The digest of the matches with these numbers, the second one left out. */
  long digest(long from, long to) {
    Fingerprint fingerprint = new Fingerprint();
    for (long match = from; match < to; match++) {
      Ice ice = play(match);
      fingerprint.add(answers);
      fingerprint.add(ice.digest());
    }
    return fingerprint.value();
  }

  /** Plays the match of this number, its map's text read first. */
  Ice play(long match) {
    return play(match, IceMap.ROUNDS);
  }

  /** Plays the first rounds of it; after fewer than all, the next one has begun. */
  Ice play(long match, int rounds) {
    Ice ice = new Ice(MapReader.read(map));
    long state = firstState(match);
    long seen = 0;
    while (ice.round() < rounds) {
      ice.beginRound();
      for (int player = 0; player < 2; player++) {
        draw(state);
        state += outputs.length * GOLDEN_GAMMA;
        seen = kinds == ACTIONS ? act(ice, seen) : actAndUndo(ice, seen);
        ice.endTurn();
      }
    }
    answers = seen;
    if (!ice.isOver()) {
      ice.beginRound();
    }
    return ice;
  }

  // The outputs of a turn are drawn before it is played: so a branch that is guessed wrong in the
  // engine throws no random numbers away. As the steps are in an array, the JIT draws eight at a
  // time.
  private void draw(long state) {
    for (int i = 0; i < outputs.length; i++) {
      outputs[i] = mix(state + steps[i]);
    }
  }

  private long act(Ice ice, long before) {
    long seen = before;
    for (long output : outputs) {
      int kind = (int) (((output >>> 32) * ACTIONS) >>> 32);
      seen = seen * 31 + ice.act(kind, (int) (output >>> 2) & 3, (int) output & 3);
    }
    return seen;
  }

  private long actAndUndo(Ice ice, long before) {
    long seen = before;
    for (long output : outputs) {
      int kind = (int) (((output >>> 32) * ACTIONS_AND_UNDO) >>> 32);
      int answer;
      if (kind == ACTIONS) {
        answer = ice.undo() ? 1 : 0;
      } else {
        answer = ice.act(kind, (int) (output >>> 2) & 3, (int) output & 3);
      }
      seen = seen * 31 + answer;
    }
    return seen;
  }

  /** The state of SplitMix64 that the match of this number starts with. */
  static long firstState(long match) {
    return mix(match + GOLDEN_GAMMA);
  }

  // The output function of SplitMix64.
  static long mix(long number) {
    long z = number;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
