package plateau.app;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;
import plateau.terminal.Terminal;

/**
 * Which language to speak. Decided before the arguments are parsed, because parsing may already
 * have something to complain about.
 */
final class LanguageChoice {

  private static final String FLAG = "--lang";

  private LanguageChoice() {}

  /** {@code --lang} anywhere, else PLATEAU_LANG, else what the system speaks. */
  static Language of(String[] args, Terminal terminal) {
    return flag(args)
        .or(() -> terminal.environment("PLATEAU_LANG"))
        .map(LanguageChoice::known)
        .orElseGet(() -> ofSystem(terminal));
  }

  /** The language to complain in while nothing is known for sure. */
  static Language guess(Terminal terminal) {
    return terminal
        .environment("PLATEAU_LANG")
        .flatMap(Language::of)
        .orElseGet(() -> ofSystem(terminal));
  }

  private static Optional<String> flag(String[] args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(FLAG) && i + 1 < args.length) {
        return Optional.of(args[i + 1]);
      }
      if (args[i].startsWith(FLAG + "=")) {
        return Optional.of(args[i].substring(FLAG.length() + 1));
      }
    }
    return Optional.empty();
  }

  private static Language known(String name) {
    return Language.of(name).orElseThrow(() -> new Problem(unknown(name)));
  }

  private static Message unknown(String name) {
    List<String> codes = Arrays.stream(Language.values()).map(Language::code).toList();
    return Message.of(
        "lang.unknown",
        "lang",
        name,
        "known",
        String.join(", ", codes),
        "hint",
        Nearest.hint(name, codes));
  }

  // The first variable that is set decides, as everywhere in Unix; a language that we do not speak
  // is answered in English.
  private static Language ofSystem(Terminal terminal) {
    return terminal
        .environment("LC_ALL")
        .or(() -> terminal.environment("LC_MESSAGES"))
        .or(() -> terminal.environment("LANG"))
        .or(() -> Optional.of(Locale.getDefault().toLanguageTag()))
        .flatMap(Language::of)
        .orElse(Language.ENGLISH);
  }
}
