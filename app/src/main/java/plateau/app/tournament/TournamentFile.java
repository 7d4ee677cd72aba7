package plateau.app.tournament;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plateau.arena.bot.MatchLimits;
import plateau.arena.bot.process.BotLimits;
import plateau.arena.rating.Sprt;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;

/** Reads a tournament from a file in TOML; docs/tournaments.md describes every field. */
public final class TournamentFile {

  private static final int MANY = 1_000_000_000;
  private static final int MANY_GAMES = 1_000_000;
  private static final int MANY_SEATS = 100;
  private static final int SECOND = 1_000;

  private final TomlFile file;
  private final Given fields;

  private TournamentFile(TomlFile file) {
    this.file = file;
    this.fields = file.whole();
  }

  public static TournamentRequest read(Path file) {
    return new TournamentFile(TomlFile.read(file)).read();
  }

  private static Path folderOf(Path file) {
    return Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of(""));
  }

  private static String stem(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "").replaceAll("[ .]", "-");
  }

  private TournamentRequest read() {
    file.checkNames(
        fields,
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
    return new TournamentRequest(
        folderOf(file.file()),
        file.text(fields, "name").or(() -> Optional.of(stem(file.file()))),
        file.text(fields, "game")
            .orElseThrow(() -> file.fault(fields, Message.of("tournament.no-game"))),
        file.text(fields, "format"),
        course(),
        new TournamentRequest.TableSize(optional("seats"), optional("team-size")),
        grounds(),
        players(),
        fields.maybe("limits").map(this::limits).orElse(TournamentRequest.Limits.USUAL),
        fields.maybe("sprt").map(this::sprt));
  }

  private TournamentRequest.Course course() {
    return new TournamentRequest.Course(
        file.whole(fields, "games", 1, 1, MANY_GAMES),
        optional("rounds"),
        file.whole(fields, "matches", 0, 0, MANY),
        TomlFile.truth(fields, "mirror", true),
        TomlFile.truth(fields, "paired", true),
        fields.maybe("seed").map(Given::wide).orElse(TournamentRequest.Course.USUAL_SEED));
  }

  private Grounds grounds() {
    return new Grounds(
        file.texts(fields, "maps"),
        file.whole(fields, "hidden-maps", 0, 0, MANY_GAMES),
        file.pairs(fields, "options"),
        TomlFile.all(fields, "variant").stream().map(this::variant).toList());
  }

  private OptionalInt optional(String name) {
    return fields.has(name)
        ? OptionalInt.of(file.whole(fields, name, 1, 1, MANY_SEATS))
        : OptionalInt.empty();
  }

  private List<TournamentRequest.Player> players() {
    List<TournamentRequest.Player> players = new ArrayList<>();
    file.texts(fields, "players")
        .forEach(plays -> players.add(TournamentRequest.Player.unnamed(plays)));
    TomlFile.all(fields, "player").forEach(player -> players.add(player(player)));
    if (players.isEmpty()) {
      throw file.fault(fields.field("players"), Message.of("tournament.no-players"));
    }
    return players;
  }

  private TournamentRequest.Player player(Given player) {
    file.checkNames(player, "name", "plays");
    List<String> plays = file.texts(player, "plays");
    if (plays.isEmpty()) {
      throw file.fault(player, Message.of("tournament.no-plays"));
    }
    return new TournamentRequest.Player(file.text(player, "name"), plays);
  }

  private Grounds.Variant variant(Given variant) {
    file.checkNames(variant, "name", "options", "hidden");
    return new Grounds.Variant(
        file.text(variant, "name")
            .orElseThrow(() -> file.fault(variant, Message.of("tournament.variant-name"))),
        file.pairs(variant, "options"),
        TomlFile.truth(variant, "hidden", false));
  }

  private TournamentRequest.Limits limits(Given limits) {
    file.checkNames(
        limits, "steps", "seconds", "start-ms", "call-ms", "bank-ms", "strikes", "memory-mb");
    MatchLimits match =
        new MatchLimits(
            file.whole(limits, "steps", 0, 0, MANY),
            (long) SECOND * file.whole(limits, "seconds", 0, 0, MANY_GAMES));
    BotLimits usual = BotLimits.STANDARD;
    BotLimits bot =
        usual
            .withTime(
                file.whole(limits, "start-ms", usual.startMs(), 1, MANY),
                file.whole(limits, "call-ms", usual.callMs(), 1, MANY),
                file.whole(limits, "bank-ms", usual.bankMs(), 0, MANY),
                file.whole(limits, "strikes", usual.strikes(), 1, MANY))
            .withMemory(file.whole(limits, "memory-mb", usual.memoryMb(), 1, MANY_GAMES));
    return new TournamentRequest.Limits(match, bot);
  }

  private Sprt sprt(Given test) {
    file.checkNames(test, "elo0", "elo1", "alpha", "beta");
    return SprtTerms.checked(
        TomlFile.decimal(test, "elo0", SprtTerms.ELO0),
        TomlFile.decimal(test, "elo1", SprtTerms.ELO1),
        TomlFile.decimal(test, "alpha", SprtTerms.ALPHA),
        TomlFile.decimal(test, "beta", SprtTerms.BETA));
  }
}
