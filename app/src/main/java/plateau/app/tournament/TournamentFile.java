package plateau.app.tournament;

import java.nio.file.Path;
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

  private final TomlFields fields;
  private final Draft draft;

  private TournamentFile(TomlFields fields, Draft draft) {
    this.fields = fields;
    this.draft = draft;
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
    Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of(""));
    Draft draft = new Draft(folder);
    draft.name = Optional.of(stem(file));
    new TournamentFile(new TomlFields(file.toString(), parsed, ""), draft).read();
    return draft;
  }

  private static String stem(Path file) {
    return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "").replaceAll("[ .]", "-");
  }

  private void read() {
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
    draft.name = fields.text("name").or(() -> draft.name);
    draft.game =
        fields
            .text("game")
            .orElseThrow(() -> fields.fault("game", Message.of("tournament.no-game")));
    draft.format = fields.text("format").orElse(draft.format);
    draft.games = fields.whole("games", 1, 1, MANY_GAMES);
    draft.rounds = optional("rounds");
    draft.matches = fields.whole("matches", 0, 0, MANY);
    draft.seats = optional("seats");
    draft.teamSize = optional("team-size");
    draft.seed = fields.number("seed").orElse(draft.seed);
    draft.mirror = fields.flag("mirror", draft.mirror);
    draft.paired = fields.flag("paired", draft.paired);
    draft.maps.addAll(fields.texts("maps"));
    draft.hiddenMaps = fields.whole("hidden-maps", 0, 0, MANY_GAMES);
    fields.inner("options").ifPresent(options -> draft.options.putAll(options.pairs()));
    readPlayers();
    readVariants();
    fields.inner("limits").ifPresent(this::readLimits);
    draft.sprt = fields.inner("sprt").map(TournamentFile::sprt);
  }

  private OptionalInt optional(String name) {
    return fields.has(name)
        ? OptionalInt.of(fields.whole(name, 1, 1, MANY_SEATS))
        : OptionalInt.empty();
  }

  private void readPlayers() {
    for (String plays : fields.texts("players")) {
      draft.players.add(new Draft.Player(Optional.empty(), List.of(plays)));
    }
    for (TomlFields player : fields.all("player")) {
      player.knowing("name", "plays");
      List<String> plays = player.texts("plays");
      if (plays.isEmpty()) {
        throw player.fault("name", Message.of("tournament.no-plays"));
      }
      draft.players.add(new Draft.Player(player.text("name"), plays));
    }
    if (draft.players.isEmpty()) {
      throw fields.fault("players", Message.of("tournament.no-players"));
    }
  }

  private void readVariants() {
    for (TomlFields variant : fields.all("variant")) {
      variant.knowing("name", "options", "hidden");
      String name =
          variant
              .text("name")
              .orElseThrow(() -> variant.fault("options", Message.of("tournament.variant-name")));
      draft.variants.add(
          new Draft.Variant(
              name,
              variant.inner("options").map(TomlFields::pairs).orElse(Map.of()),
              variant.flag("hidden", false)));
    }
  }

  private void readLimits(TomlFields limits) {
    limits.knowing("steps", "seconds", "start-ms", "call-ms", "bank-ms", "strikes", "memory-mb");
    draft.matchLimits =
        new MatchLimits(
            limits.whole("steps", 0, 0, MANY),
            (long) SECOND * limits.whole("seconds", 0, 0, MANY_GAMES));
    BotLimits usual = BotLimits.STANDARD;
    draft.botLimits =
        usual
            .withTime(
                limits.whole("start-ms", usual.startMs(), 1, MANY),
                limits.whole("call-ms", usual.callMs(), 1, MANY),
                limits.whole("bank-ms", usual.bankMs(), 0, MANY),
                limits.whole("strikes", usual.strikes(), 1, MANY))
            .withMemory(limits.whole("memory-mb", usual.memoryMb(), 1, MANY_GAMES));
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
