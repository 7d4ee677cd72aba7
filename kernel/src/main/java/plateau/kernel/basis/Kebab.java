package plateau.kernel.basis;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Names of classes and constants in lower-case kebab. There are few, and views are full of them:
 * each is worked out once.
 */
final class Kebab {

  private static final Pattern NEW_WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");
  private static final Map<String, String> KNOWN = new ConcurrentHashMap<>();

  private Kebab() {}

  static String of(String name) {
    String known = KNOWN.get(name);
    return known == null ? KNOWN.computeIfAbsent(name, Kebab::written) : known;
  }

  private static String written(String name) {
    return NEW_WORD.matcher(name).replaceAll("-").replace('_', '-').toLowerCase(Locale.ROOT);
  }
}
