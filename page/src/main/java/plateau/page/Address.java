package plateau.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.words.Language;

/**
 * What is asked for, as it stands behind {@code /api}.
 *
 * @param parts of the path
 * @param query what stands behind the question mark, by name
 */
record Address(String method, List<String> parts, Map<String, String> query) {

  static Address of(String method, String address) {
    String[] halves = address.split("\\?", 2);
    Map<String, String> query = new LinkedHashMap<>();
    if (halves.length == 2) {
      for (String pair : halves[1].split("&", -1)) {
        String[] named = pair.split("=", 2);
        query.put(named[0], named.length == 2 ? named[1] : "");
      }
    }
    return new Address(method, List.of(halves[0].substring(1).split("/", -1)), query);
  }

  /** Whether it is this, with a star for every part that is a name. */
  boolean is(String form) {
    String[] wanted = form.split("[ /]", -1);
    if (!wanted[0].equals(method) || wanted.length != parts.size() + 1) {
      return false;
    }
    for (int i = 0; i < parts.size(); i++) {
      if (!wanted[i + 1].equals("*") && !wanted[i + 1].equals(parts.get(i))) {
        return false;
      }
    }
    return true;
  }

  String name() {
    return parts.get(1);
  }

  Optional<String> asked(String name) {
    return Optional.ofNullable(query.get(name));
  }

  Language language() {
    return asked("lang").flatMap(Language::of).orElse(Language.ENGLISH);
  }
}
