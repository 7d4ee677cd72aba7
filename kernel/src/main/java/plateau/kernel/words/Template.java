package plateau.kernel.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;

/**
 * A sentence with placeholders: {@code {name}}, {@code {seat+1}} for a number that people count
 * from 1, {@code {card:about}} for what a named thing does, and <code>
 * {count|one form|many form with #}</code>. Immutable: taken apart once, filled many times.
 */
public final class Template {

  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{(\\w+)(\\+1|:about)?(?:\\|([^|{}]*)\\|([^|{}]*))?}");

  /** What stands between the texts; {@code written} is how it is written in the sentence. */
  private record Blank(
      String written,
      String name,
      @Nullable String mark,
      @Nullable String one,
      @Nullable String many) {}

  // One text more than there are blanks: the first stands before them all.
  private final List<String> texts = new ArrayList<>();
  private final List<Blank> blanks = new ArrayList<>();

  private Template(String sentence) {
    Matcher found = PLACEHOLDER.matcher(sentence);
    int end = 0;
    while (found.find()) {
      texts.add(sentence.substring(end, found.start()));
      blanks.add(
          new Blank(found.group(), found.group(1), found.group(2), found.group(3), found.group(4)));
      end = found.end();
    }
    texts.add(sentence.substring(end));
  }

  static Template of(String sentence) {
    return new Template(sentence);
  }

  String fill(Map<String, Object> values, Words words) {
    if (blanks.isEmpty()) {
      return texts.getFirst();
    }
    StringBuilder filled = new StringBuilder(texts.getFirst());
    for (int i = 0; i < blanks.size(); i++) {
      filled.append(filled(blanks.get(i), values, words)).append(texts.get(i + 1));
    }
    return filled.toString();
  }

  /** The names of the placeholders, so that a test can compare languages and records. */
  public static Set<String> placeholders(String sentence) {
    Set<String> names = new TreeSet<>();
    of(sentence).blanks.forEach(blank -> names.add(blank.name()));
    return names;
  }

  /** The placeholders with their marks, as {@code seat+1}, so that a test can compare languages. */
  public static Set<String> blanks(String sentence) {
    Set<String> written = new TreeSet<>();
    of(sentence)
        .blanks
        .forEach(blank -> written.add(blank.name() + Objects.toString(blank.mark(), "")));
    return written;
  }

  private static String filled(Blank blank, Map<String, Object> values, Words words) {
    Object value = values.get(blank.name());
    if (value == null) {
      return blank.written();
    }
    if (":about".equals(blank.mark()) && value instanceof Named named) {
      return words.say(named.nameKey() + ".about");
    }
    if ("+1".equals(blank.mark()) && value instanceof Integer number) {
      value = number + 1;
    }
    if (blank.one() != null && blank.many() != null && value instanceof Number number) {
      String form = words.isSingular(number.longValue()) ? blank.one() : blank.many();
      return form.replace("#", number.toString());
    }
    return words.show(value);
  }
}
