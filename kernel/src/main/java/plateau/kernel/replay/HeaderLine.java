package plateau.kernel.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.Setup;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;

/** The first line of a replay. */
final class HeaderLine {

  private HeaderLine() {}

  static Header read(GivenLine line) {
    Given fields = line.fields();
    if (!fields.has("plateau") || !fields.text("plateau").equals("replay")) {
      throw line.fault(Message.of("replay.foreign"));
    }
    boolean isSalted = format(line) == Header.FORMAT;
    checkNames(line, isSalted);
    List<String> players = fields.field("seats").texts();
    return new Header(
        fields.text("game"),
        fields.text("rules"),
        new Setup(players.size(), options(fields)),
        players,
        orNull(fields.field("seed")).map(Given::wide),
        isSalted ? Optional.of(salt(line)) : Optional.empty(),
        orNull(fields.field("seedHash")).map(Given::text));
  }

  // A field that is there in any case, be it null.
  private static Optional<Given> orNull(Given field) {
    return field.isMissing() || field.value() != null ? Optional.of(field) : Optional.empty();
  }

  private static long format(GivenLine line) {
    long format = line.fields().field("format").wide();
    if (format < 1 || format > Header.FORMAT) {
      throw line.fault(Message.of("replay.other-format", "format", format, "known", Header.FORMAT));
    }
    return format;
  }

  private static void checkNames(GivenLine line, boolean isSalted) {
    List<String> known =
        new ArrayList<>(
            List.of("plateau", "format", "game", "rules", "options", "seats", "seed", "seedHash"));
    if (isSalted) {
      known.add("salt");
    }
    line.checkNames(line.fields(), known.toArray(String[]::new));
  }

  private static String salt(GivenLine line) {
    String salt = line.fields().text("salt");
    if (!SaltedSeed.isSalt(salt)) {
      throw line.fault(Message.of("replay.no-salt", "salt", salt));
    }
    return salt;
  }

  private static Map<String, String> options(Given fields) {
    Map<String, String> options = new TreeMap<>();
    fields.field("options").fields().forEach((name, value) -> options.put(name, value.text()));
    return options;
  }
}
