package plateau.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.DocumentOptions;
import plateau.app.command.PairsOption;
import plateau.app.command.SeedOption;
import plateau.app.session.TextFile;
import plateau.kernel.Game;
import plateau.kernel.Preset;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** The options of {@code play}, as given. */
final class PlayOptions {

  private static final String ASK = "ask";
  private static final List<String> DICE = List.of(ASK, "auto");

  @Option(names = "--seats", paramLabel = "${bundle:label.seats}")
  @Nullable String seats;

  @Option(names = "--preset", paramLabel = "${bundle:label.preset}")
  @Nullable String preset;

  @Mixin final SeedOption seed = new SeedOption();

  @Mixin final PairsOption pairs = new PairsOption();

  @Mixin final DocumentOptions documents = new DocumentOptions();

  @Option(names = "--dice", paramLabel = "auto|ask")
  @Nullable String dice;

  @Option(names = "--save", paramLabel = "${bundle:label.file}")
  @Nullable String save;

  @Option(names = "--force")
  boolean force;

  @Option(
      names = "--resume",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "${bundle:label.file}")
  @Nullable String resume;

  @Option(names = "--salvage")
  boolean salvage;

  boolean asksForDice() {
    String given = dice;
    if (given != null && !DICE.contains(given)) {
      throw new Problem(
          Message.of("argument.dice", "given", given, "hint", Nearest.hint(given, DICE)));
    }
    return ASK.equals(given);
  }

  /** Those of the preset, unless somebody says otherwise. */
  Map<String, String> chosenOptions(Game<?, ?> game) {
    Map<String, String> options = new TreeMap<>();
    preset(game).ifPresent(known -> options.putAll(known.options()));
    options.putAll(documents.addedTo(pairs.chosen(), game));
    return options;
  }

  /** Who sits where when nobody says. */
  List<String> usualSeats(Game<?, ?> game) {
    return preset(game).map(Preset::seats).orElseGet(game::usualTable);
  }

  private Optional<Preset> preset(Game<?, ?> game) {
    return Optional.ofNullable(preset).map(given -> preset(game, given));
  }

  private static Preset preset(Game<?, ?> game, String given) {
    List<String> known = game.presets().stream().map(Preset::id).toList();
    return game.presets().stream()
        .filter(one -> one.id().equals(given))
        .findFirst()
        .orElseThrow(
            () ->
                new Problem(
                    Message.of(
                        known.isEmpty() ? "play.no-presets" : "play.preset",
                        "given",
                        given,
                        "known",
                        known,
                        "hint",
                        Nearest.hint(given, known))));
  }

  Optional<Path> saveFile() {
    return Optional.ofNullable(save).map(TextFile::path);
  }
}
