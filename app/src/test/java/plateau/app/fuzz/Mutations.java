package plateau.app.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Makes texts that are nearly right: the same ones for the same seed. */
final class Mutations {

  private static final int LONGEST = 20_000;
  private static final int MOST_CHANGES = 6;
  private static final int LONGEST_PIECE = 60;
  private static final int MOST_REPEATS = 400;

  // What parsers stumble over: limits of numbers, openings that never close, signs of other lines.
  private static final List<String> HARD =
      List.of(
          "",
          "0",
          "-1",
          "-0",
          "1e999",
          "2147483647",
          "2147483648",
          "-9223372036854775808",
          "9223372036854775808",
          "99999999999999999999999999",
          "[",
          "{\"a\":",
          "\"",
          "\\u0000",
          "\\ud800",
          "\u0000",
          "\ud83d",
          "\u2028",
          "\r\n",
          "\n\n",
          "\t",
          "null",
          "true",
          "{}",
          "[]",
          " ",
          "#",
          "é",
          "٣");

  private final SplittableRandom random;
  private final List<String> samples;

  Mutations(long seed, List<String> samples) {
    this.random = new SplittableRandom(seed);
    this.samples = samples;
  }

  String next() {
    StringBuilder text = new StringBuilder(sample());
    for (int changes = 1 + random.nextInt(MOST_CHANGES); changes > 0; changes--) {
      change(text);
    }
    text.setLength(Math.min(text.length(), LONGEST));
    return text.toString();
  }

  private void change(StringBuilder text) {
    int at = random.nextInt(text.length() + 1);
    int end = Math.min(text.length(), at + 1 + random.nextInt(LONGEST_PIECE));
    switch (random.nextInt(8)) {
      case 0 -> text.delete(at, end);
      case 1 -> text.insert(at, hard());
      case 2 -> text.replace(at, end, hard());
      case 3 -> text.insert(at, piece(sample()));
      case 4 -> text.replace(at, end, piece(sample()));
      case 5 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(4)));
      case 6 -> text.insert(at, hard().repeat(1 + random.nextInt(MOST_REPEATS)));
      default -> flip(text, at);
    }
  }

  private void flip(StringBuilder text, int at) {
    if (at < text.length()) {
      text.setCharAt(at, (char) (text.charAt(at) ^ (1 << random.nextInt(8))));
    }
  }

  private String sample() {
    return samples.get(random.nextInt(samples.size()));
  }

  private String hard() {
    return HARD.get(random.nextInt(HARD.size()));
  }

  private String piece(String text) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(at, Math.min(text.length(), at + random.nextInt(LONGEST_PIECE)));
  }
}
