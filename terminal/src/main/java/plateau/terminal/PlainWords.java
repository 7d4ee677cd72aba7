package plateau.terminal;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.tabletop.Seats;
import plateau.kernel.tabletop.Seen;
import plateau.kernel.words.Bilingual;

/** Any fact in words: no class, no number that people do not count so, nothing that is empty. */
final class PlainWords {

  private final Page page;

  PlainWords(Page page) {
    this.page = page;
  }

  /** As the game calls the fact, or else by its name in the view: trustBank as "trust bank". */
  String label(String field) {
    String kebab = Named.kebab(field);
    String key = "label." + kebab;
    return page.words().has(key) ? page.words().say(key) : kebab.replace('-', ' ');
  }

  String seat(int seat) {
    return page.words().say("table.seat", "seat", seat);
  }

  String of(String field, @Nullable Object fact) {
    if (!Seats.isSeat(field)) {
      return of(fact);
    }
    return switch (fact instanceof Optional<?> perhaps ? perhaps.orElse(null) : fact) {
      case null -> nobody();
      case Integer seat -> seat < 0 ? nobody() : seat(seat);
      case Object somebody -> of(somebody);
    };
  }

  private String of(@Nullable Object fact) {
    return switch (fact) {
      case null -> nothing();
      case String text when text.isEmpty() -> nothing();
      case Optional<?> perhaps -> of(perhaps.orElse(null));
      case Participant somebody -> seat(somebody.seat());
      case Seen seen -> of(seen);
      case Named named when isNamed(named) -> page.words().name(named);
      case Named named -> named.id().replace('-', ' ');
      case Map<?, ?> map -> joined(map.entrySet().stream().map(this::of).toList(), ", ");
      case Collection<?> many -> joined(many.stream().map(this::of).toList(), " · ");
      case Record inner -> ofFacts(Records.facts(inner));
      default -> page.words().show(fact);
    };
  }

  private String of(Map.Entry<?, ?> entry) {
    return of(entry.getKey()) + " " + of(entry.getValue());
  }

  private String ofFacts(Map<String, Object> facts) {
    return facts.entrySet().stream()
        .map(fact -> label(fact.getKey()) + " " + of(fact.getKey(), fact.getValue()))
        .collect(Collectors.joining(", "));
  }

  String of(Seen seen) {
    return seen.by().isEmpty()
        ? page.words().say("table.seen-by-nobody")
        : page.words()
            .say(
                "table.seen-by",
                "seats",
                seen.by().stream().map(this::seat).collect(Collectors.joining(", ")));
  }

  private String joined(List<String> many, String between) {
    return many.isEmpty() ? nothing() : String.join(between, many);
  }

  private String nobody() {
    return page.words().say("table.nobody");
  }

  private String nothing() {
    return page.words().say("table.nothing");
  }

  private boolean isNamed(Named thing) {
    return thing instanceof Bilingual || page.words().has(thing.nameKey());
  }
}
