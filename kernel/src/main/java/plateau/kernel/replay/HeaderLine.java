package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.Setup;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.words.Message;

/** The first line of a replay. */
final class HeaderLine {

  private HeaderLine() {}

  static Header read(Fields fields) {
    if (!fields.has("plateau") || !fields.text("plateau").equals("replay")) {
      throw fields.fault(Message.of("replay.foreign"));
    }
    boolean isSalted = format(fields) == Header.FORMAT;
    checkNames(fields, isSalted);
    List<String> players = fields.texts("seats");
    return new Header(
        fields.text("game"),
        fields.text("rules"),
        new Setup(players.size(), options(fields)),
        players,
        fields.isNull("seed") ? Optional.empty() : Optional.of(fields.whole("seed")),
        isSalted ? Optional.of(salt(fields)) : Optional.empty(),
        fields.isNull("seedHash") ? Optional.empty() : Optional.of(fields.text("seedHash")));
  }

  private static long format(Fields fields) {
    long format = fields.whole("format");
    if (format < 1 || format > Header.FORMAT) {
      throw fields.fault(
          Message.of("replay.other-format", "format", format, "known", Header.FORMAT));
    }
    return format;
  }

  private static void checkNames(Fields fields, boolean isSalted) {
    List<String> known =
        new ArrayList<>(
            List.of("plateau", "format", "game", "rules", "options", "seats", "seed", "seedHash"));
    if (isSalted) {
      known.add("salt");
    }
    fields.only(known.toArray(String[]::new));
  }

  private static String salt(Fields fields) {
    String salt = fields.text("salt");
    if (!SaltedSeed.isSalt(salt)) {
      throw fields.fault(Message.of("replay.no-salt", "salt", salt));
    }
    return salt;
  }

  private static Map<String, String> options(Fields fields) {
    Map<String, String> options = new TreeMap<>();
    fields
        .object("options")
        .forEach((name, value) -> options.put(name, fields.asText(name, value)));
    return options;
  }
}
