package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import plateau.app.TextFile;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.rating.Sprt;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Reads a tournament from a file in TOML; docs/tournaments.md describes every field. */
public final class TournamentFile {

  private static final int MANY = 1_000_000_000;
  private static final int MANY_GAMES = 1_000_000;
  private static final int MANY_SEATS = 100;
  private static final int SECOND = 1_000;

  private final Path file;
  private final TomlFields fields;

  private TournamentFile(Path file, TomlFields fields) {
    this.file = file;
    this.fields = fields;
  }

  public static Draft read(Path file) {
    TomlParseResult parsed = Toml.parse(TextFile.read(file));
    if (parsed.hasErrors()) {
      TomlParseError first = parsed.errors().getFirst();
      throw new Problem(
          Message.of(
              "toml.syntax",
              "file",
              file,
              "line",
              first.position().line(),
              "column",
              first.position().column(),
              "why",
              String.valueOf(first.getMessage())));
    }
    return new TournamentFile(file, new TomlFields(file.toString(), parsed, "")).read();
  }

  private static Path folderOf(Path file) {
    return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of(""));
  }

  private static String stem(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "").replaceAll("[ .]", "-");
  }

  private Draft read() {
    fields.knowing(
        "name",
        "game",
        "format",
        "games",
        "rounds",
        "matches",
        "seats",
        "team-size",
        "seed",
        "mirror",
        "paired",
        "maps",
        "hidden-maps",
        "players",
        "player",
        "variant",
        "options",
        "limits",
        "sprt");
    return new Draft(
        folderOf(file),
        fields.text("name").or(() -> Optional.of(stem(file))),
        fields
            .text("game")
            .orElseThrow(() -> fields.fault("game", Message.of("tournament.no-game"))),
        fields.text("format"),
        course(),
        new Draft.Table(optional("seats"), optional("team-size")),
        grounds(),
        players(),
        fields.inner("limits").map(TournamentFile::limits).orElse(Draft.Limits.USUAL),
        fields.inner("sprt").map(TournamentFile::sprt));
  }

  private Draft.Course course() {
    return new Draft.Course(
        fields.whole("games", 1, 1, MANY_GAMES),
        optional("rounds"),
        fields.whole("matches", 0, 0, MANY),
        fields.flag("mirror", true),
        fields.flag("paired", true),
        fields.number("seed").orElse(Draft.Course.USUAL_SEED));
  }

  private Grounds grounds() {
    return new Grounds(
        fields.texts("maps"),
        fields.whole("hidden-maps", 0, 0, MANY_GAMES),
        fields.inner("options").map(TomlFields::pairs).orElse(Map.of()),
        fields.all("variant").stream().map(TournamentFile::variant).toList());
  }

  private OptionalInt optional(String name) {
    return fields.has(name)
        ? OptionalInt.of(fields.whole(name, 1, 1, MANY_SEATS))
        : OptionalInt.empty();
  }

  private List<Draft.Player> players() {
    List<Draft.Player> players = new ArrayList<>();
    fields.texts("players").forEach(plays -> players.add(Draft.Player.unnamed(plays)));
    fields.all("player").forEach(player -> players.add(player(player)));
    if (players.isEmpty()) {
      throw fields.fault("players", Message.of("tournament.no-players"));
    }
    return players;
  }

  private static Draft.Player player(TomlFields player) {
    player.knowing("name", "plays");
    List<String> plays = player.texts("plays");
    if (plays.isEmpty()) {
      throw player.fault("name", Message.of("tournament.no-plays"));
    }
    return new Draft.Player(player.text("name"), plays);
  }

  private static Grounds.Variant variant(TomlFields variant) {
    variant.knowing("name", "options", "hidden");
    return new Grounds.Variant(
        variant
            .text("name")
            .orElseThrow(() -> variant.fault("options", Message.of("tournament.variant-name"))),
        variant.inner("options").map(TomlFields::pairs).orElse(Map.of()),
        variant.flag("hidden", false));
  }

  private static Draft.Limits limits(TomlFields limits) {
    limits.knowing("steps", "seconds", "start-ms", "call-ms", "bank-ms", "strikes", "memory-mb");
    MatchLimits match =
        new MatchLimits(
            limits.whole("steps", 0, 0, MANY),
            (long) SECOND * limits.whole("seconds", 0, 0, MANY_GAMES));
    BotLimits usual = BotLimits.STANDARD;
    BotLimits bot =
        usual
            .withTime(
                limits.whole("start-ms", usual.startMs(), 1, MANY),
                limits.whole("call-ms", usual.callMs(), 1, MANY),
                limits.whole("bank-ms", usual.bankMs(), 0, MANY),
                limits.whole("strikes", usual.strikes(), 1, MANY))
            .withMemory(limits.whole("memory-mb", usual.memoryMb(), 1, MANY_GAMES));
    return new Draft.Limits(match, bot);
  }

  private static Sprt sprt(TomlFields test) {
    test.knowing("elo0", "elo1", "alpha", "beta");
    return SprtTerms.checked(
        test.decimal("elo0", SprtTerms.ELO0),
        test.decimal("elo1", SprtTerms.ELO1),
        test.decimal("alpha", SprtTerms.ALPHA),
        test.decimal("beta", SprtTerms.BETA));
  }
}
