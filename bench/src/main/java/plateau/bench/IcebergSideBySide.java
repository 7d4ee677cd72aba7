package plateau.bench;

import java.util.Arrays;
import plateau.iceberg.batch.IceBatch;
import plateau.iceberg.engine.Fingerprint;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;

/**
 * The matches of {@link IcebergWorkload} without undo, {@link #MATCHES} at a time and in step. One
 * thread at a time.
 */
final class IcebergSideBySide {

  /** Few enough for the second cache, and so many that the ends of loops do not count. */
  static final int MATCHES = 512;

  private final String text = IcebergWorkload.map();
  private final IceMap[] maps = new IceMap[MATCHES];
  private final long[] states = new long[MATCHES];
  private final long[] answers = new long[MATCHES];
  private final int[] attempts = new int[MATCHES];
  private final int[] codes = new int[MATCHES];

  /** The digest of the matches with these numbers, the second one left out. */
  long digest(long from, long to) {
    Fingerprint fingerprint = new Fingerprint();
    for (long first = from; first < to; first += MATCHES) {
      IceBatch batch = play(first);
      for (int match = 0; match < Math.min(MATCHES, to - first); match++) {
        fingerprint.add(answers[match]);
        fingerprint.add(batch.digest(match));
      }
    }
    return fingerprint.value();
  }

  /** Plays the matches from this number on, the map's text read for each of them. */
  IceBatch play(long first) {
    Arrays.setAll(maps, match -> MapReader.read(text));
    Arrays.setAll(states, match -> IcebergWorkload.firstState(first + match));
    Arrays.fill(answers, 0);
    IceBatch batch = new IceBatch(maps[0], MATCHES);
    while (!batch.isOver()) {
      batch.beginRound();
      playTurn(batch);
      playTurn(batch);
    }
    return batch;
  }

  private void playTurn(IceBatch batch) {
    for (int attempt = 0; attempt < IcebergWorkload.ATTEMPTS_PER_TURN; attempt++) {
      draw(states, attempts);
      batch.act(attempts, codes);
      fold(codes, answers);
    }
    batch.endTurn();
  }

  // The next output of every match as an attempt: direction, agent and kind change places.
  private static void draw(long[] states, int[] attempts) {
    for (int i = 0; i < attempts.length; i++) {
      long state = states[i] + IcebergWorkload.GOLDEN_GAMMA;
      states[i] = state;
      long output = IcebergWorkload.mix(state);
      long kind = ((output >>> 32) * IcebergWorkload.ACTIONS) >>> 32;
      attempts[i] = (int) (kind | (output & 12) | ((output & 3) << 4));
    }
  }

  private static void fold(int[] codes, long[] answers) {
    for (int i = 0; i < codes.length; i++) {
      answers[i] = answers[i] * 31 + codes[i];
    }
  }
}
