package plateau.kernel.words;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.Named;

/**
 * A sentence with placeholders: {@code {name}}, {@code {seat+1}} for a number that people count
 * from 1, {@code {card:about}} for what a named thing does, and <code>
 * {count|one form|many form with #}</code>.
 */
public final class Template {

  private static final Pattern PLACEHOLDER =
      Pattern.compile("\\{(\\w+)(\\+1|:about)?(?:\\|([^|{}]*)\\|([^|{}]*))?}");

  private Template() {}

  static String fill(String sentence, Map<String, Object> values, Words words) {
    return PLACEHOLDER
        .matcher(sentence)
        .replaceAll(
            found -> Matcher.quoteReplacement(valueOf(found.group(1), found, values, words)));
  }

  /** The names of the placeholders, so that a test can compare languages and records. */
  public static Set<String> placeholders(String sentence) {
    Set<String> names = new TreeSet<>();
    PLACEHOLDER.matcher(sentence).results().forEach(found -> names.add(found.group(1)));
    return names;
  }

  private static String valueOf(
      String name, MatchResult found, Map<String, Object> values, Words words) {
    Object value = values.get(name);
    if (value == null) {
      return found.group();
    }
    if (":about".equals(found.group(2)) && value instanceof Named named) {
      return words.say(named.nameKey() + ".about");
    }
    if ("+1".equals(found.group(2)) && value instanceof Integer number) {
      value = number + 1;
    }
    if (found.group(3) != null && value instanceof Number number) {
      String form = words.isSingular(number.longValue()) ? found.group(3) : found.group(4);
      return form.replace("#", number.toString());
    }
    return words.show(value);
  }
}
