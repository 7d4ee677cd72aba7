package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.basis.Records;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.match.Match;
import plateau.kernel.tabletop.Cell;
import plateau.kernel.tabletop.Item;
import plateau.kernel.tabletop.Labels;
import plateau.kernel.tabletop.Row;
import plateau.kernel.words.Bilingual;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/**
 * Whatever boards show that do not know the game has a name in English and French: things on a
 * table always, plain facts where the game does not bring both boards of its own.
 */
final class Labelling<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final List<Words> languages;
  private final boolean showsFacts;

  Labelling(Game<S, M> game) {
    this.game = game;
    this.languages =
        Arrays.stream(Language.values())
            .map(language -> Words.in(language, game.getClass()))
            .toList();
    this.showsFacts = !(hasTextBoard() && hasBrowserBoard());
  }

  void isComplete(Match<S, M> match, Chance chance) {
    Set<String> missing = new TreeSet<>();
    int seat = match.isOver() ? chance.below(match.setup().seats()) : match.toMove();
    for (int viewer : new int[] {seat, Seat.SPECTATOR}) {
      Row.of(game.view(match.state(), viewer)).forEach(row -> collect(row, missing));
    }
    assertThat(missing)
        .as(
            "names that are missing beside %s, for what boards show that do not know the game",
            game.getClass().getName())
        .isEmpty();
  }

  private void collect(Row row, Set<String> missing) {
    if (!(row.value() instanceof Item)) {
      collectLabel(row.field(), missing);
    }
    collectIn(row.value(), missing);
  }

  private void collectIn(@Nullable Object fact, Set<String> missing) {
    switch (fact) {
      case Optional<?> some -> collectIn(some.orElse(null), missing);
      case Map<?, ?> map -> {
        map.keySet().forEach(key -> collectIn(key, missing));
        map.values().forEach(value -> collectIn(value, missing));
      }
      case Collection<?> many -> many.forEach(one -> collectIn(one, missing));
      case Named named -> collectName(named, missing);
      case Record record -> collectInRecord(record, missing);
      case null, default -> {}
    }
  }

  private void collectInRecord(Record record, Set<String> missing) {
    if (record instanceof Item item) {
      collectItem(item, missing);
    }
    boolean isPlain = !(record instanceof Recognisable) && !isPartOfItem(record);
    Records.facts(record)
        .forEach(
            (field, fact) -> {
              if (isPlain) {
                collectLabel(field, missing);
              }
              collectIn(fact, missing);
            });
  }

  // A cell is called by its place where it has no name, and is no thing of its own.
  private static boolean isPartOfItem(Record record) {
    return record.getClass().getPackage().equals(Cell.class.getPackage());
  }

  private void collectItem(Item item, Set<String> missing) {
    for (Words words : languages) {
      if (Labels.of(item, words).isEmpty()) {
        missing.add(line(words, Labels.key(item)));
      }
    }
  }

  private void collectLabel(String field, Set<String> missing) {
    if (showsFacts) {
      collectKey("label." + Named.kebab(field), missing);
    }
  }

  private void collectName(Named thing, Set<String> missing) {
    if (showsFacts && !(thing instanceof Bilingual)) {
      collectKey(thing.nameKey(), missing);
    }
  }

  private void collectKey(String key, Set<String> missing) {
    languages.stream()
        .filter(words -> !words.has(key))
        .forEach(words -> missing.add(line(words, key)));
  }

  private static String line(Words words, String key) {
    return "messages_" + words.language().code() + ".properties: " + key;
  }

  private boolean hasBrowserBoard() {
    String file = "plateau/web/games/" + game.info().id() + "/game.json";
    return resources(file).stream().anyMatch(url -> text(url).contains("\"presentation\""));
  }

  // The service is the terminal's, on which the kit does not stand.
  private boolean hasTextBoard() {
    return resources("META-INF/services/plateau.terminal.TextBoard").stream()
        .flatMap(url -> text(url).lines())
        .anyMatch(name -> name.startsWith(game.getClass().getPackageName() + "."));
  }

  private List<URL> resources(String name) {
    try {
      return Collections.list(game.getClass().getClassLoader().getResources(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(URL url) {
    try (InputStream in = url.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
