package plateau.kit;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.chance.Chance;

/**
 * Texts that match a pattern of {@link plateau.kernel.MoveForm}: alternatives, groups, classes of
 * characters and counts, which is all that texts of moves need.
 */
final class PatternTexts {

  private static final int MOST_REPEATS = 3;

  private interface Part {
    void write(StringBuilder text, Chance chance);
  }

  private final String pattern;
  private int at;

  private PatternTexts(String pattern) {
    this.pattern = pattern;
  }

  /** One of them, as chance has it. */
  static String any(String pattern, Chance chance) {
    StringBuilder text = new StringBuilder();
    new PatternTexts(pattern).alternatives().write(text, chance);
    return text.toString();
  }

  private Part alternatives() {
    List<Part> all = new ArrayList<>();
    all.add(sequence());
    while (isNext('|')) {
      at++;
      all.add(sequence());
    }
    return (text, chance) -> all.get(chance.below(all.size())).write(text, chance);
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    while (at < pattern.length() && !isNext('|') && !isNext(')')) {
      parts.add(counted(single()));
    }
    return (text, chance) -> parts.forEach(part -> part.write(text, chance));
  }

  private Part single() {
    char sign = pattern.charAt(at++);
    return switch (sign) {
      case '(' -> group();
      case '[' -> oneOf(signs());
      case '\\' -> escaped(pattern.charAt(at++));
      case '.' -> literal('a');
      default -> literal(sign);
    };
  }

  private Part group() {
    if (pattern.startsWith("?:", at)) {
      at += 2;
    }
    Part inner = alternatives();
    at++;
    return inner;
  }

  private static Part escaped(char sign) {
    return switch (sign) {
      case 'd' -> oneOf("0123456789");
      case 'w' -> oneOf("abz019_");
      default -> literal(sign);
    };
  }

  private String signs() {
    StringBuilder signs = new StringBuilder();
    while (!isNext(']')) {
      char first = pattern.charAt(at++);
      if (first == '\\') {
        first = pattern.charAt(at++);
      }
      char last = first;
      if (isNext('-') && pattern.charAt(at + 1) != ']') {
        last = pattern.charAt(at + 1);
        at += 2;
      }
      for (char sign = first; sign <= last; sign++) {
        signs.append(sign);
      }
    }
    at++;
    return signs.toString();
  }

  private static Part oneOf(String signs) {
    return (text, chance) -> text.append(signs.charAt(chance.below(signs.length())));
  }

  private static Part literal(char sign) {
    return (text, chance) -> text.append(sign);
  }

  private Part counted(Part part) {
    if (at == pattern.length()) {
      return part;
    }
    return switch (pattern.charAt(at)) {
      case '?' -> repeated(part, 0, 1, 1);
      case '*' -> repeated(part, 0, MOST_REPEATS, 1);
      case '+' -> repeated(part, 1, MOST_REPEATS, 1);
      case '{' -> {
        String inside = pattern.substring(at + 1, pattern.indexOf('}', at));
        String[] limits = inside.split(",", -1);
        int least = Integer.parseInt(limits[0]);
        String most = limits[limits.length - 1];
        yield repeated(
            part,
            least,
            most.isEmpty() ? least + MOST_REPEATS : Integer.parseInt(most),
            inside.length() + 2);
      }
      default -> part;
    };
  }

  private Part repeated(Part part, int least, int most, int length) {
    at += length;
    return (text, chance) -> {
      int times = least + chance.below(most - least + 1);
      for (int i = 0; i < times; i++) {
        part.write(text, chance);
      }
    };
  }

  private boolean isNext(char sign) {
    return at < pattern.length() && pattern.charAt(at) == sign;
  }
}
