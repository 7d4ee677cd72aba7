package plateau.terminal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;
import plateau.kernel.words.Bilingual;

/** Any view, fact by fact: for a game that has no board of its own yet. */
final class PlainBoard implements TextBoard {

  private static final String NOTHING = "–";

  @Override
  public String game() {
    return "";
  }

  @Override
  public List<String> draw(Object view, Page page) {
    Map<String, Object> facts = Records.facts(view);
    int widest = facts.keySet().stream().mapToInt(name -> label(name).length()).max().orElse(0);
    List<String> lines = new ArrayList<>();
    facts.forEach(
        (name, fact) -> {
          String label = "  " + Ink.padded(label(name), widest) + "  ";
          lines.addAll(
              Wrapping.lines(shown(fact, page), page.width(), label, " ".repeat(label.length())));
        });
    return lines;
  }

  private static boolean isNamed(Named thing, Page page) {
    return thing instanceof Bilingual || page.words().has(thing.nameKey());
  }

  // trustBank as "trust bank"
  private static String label(String name) {
    return Named.kebab(name).replace('-', ' ');
  }

  private static String shown(@Nullable Object fact, Page page) {
    return switch (fact) {
      case null -> NOTHING;
      case Optional<?> perhaps -> shown(perhaps.orElse(null), page);
      case Named named when isNamed(named, page) -> page.words().name(named);
      case Named named -> named.id();
      case Map<?, ?> map ->
          map.entrySet().stream()
              .map(entry -> shown(entry.getKey(), page) + " " + shown(entry.getValue(), page))
              .collect(Collectors.joining(", "));
      case Collection<?> many ->
          many.stream().map(one -> shown(one, page)).collect(Collectors.joining(" · "));
      case Record inner ->
          Records.facts(inner).entrySet().stream()
              .map(entry -> label(entry.getKey()) + " " + shown(entry.getValue(), page))
              .collect(Collectors.joining(", "));
      default -> page.words().show(fact);
    };
  }
}
