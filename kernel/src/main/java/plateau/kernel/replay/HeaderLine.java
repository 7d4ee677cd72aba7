package plateau.kernel.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.Setup;
import plateau.kernel.words.Message;

/** The first line of a replay. */
final class HeaderLine {

  private HeaderLine() {}

  static Header read(Fields fields) {
    if (!fields.has("plateau") || !fields.text("plateau").equals("replay")) {
      throw fields.fault(Message.of("replay.foreign"));
    }
    checkFormat(fields);
    fields.only("plateau", "format", "game", "rules", "options", "seats", "seed", "seedHash");
    List<String> players = fields.texts("seats");
    return new Header(
        fields.text("game"),
        fields.text("rules"),
        new Setup(players.size(), options(fields)),
        players,
        fields.isNull("seed") ? Optional.empty() : Optional.of(fields.whole("seed")),
        fields.isNull("seedHash") ? Optional.empty() : Optional.of(fields.text("seedHash")));
  }

  private static void checkFormat(Fields fields) {
    long format = fields.whole("format");
    if (format != Header.FORMAT) {
      throw fields.fault(
          Message.of("replay.other-format", "format", format, "known", Header.FORMAT));
    }
  }

  private static Map<String, String> options(Fields fields) {
    Map<String, String> options = new TreeMap<>();
    fields
        .object("options")
        .forEach((name, value) -> options.put(name, fields.asText(name, value)));
    return options;
  }
}
