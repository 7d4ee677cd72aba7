package plateau.panic.terminal;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import plateau.kernel.words.Words;
import plateau.panic.cards.CardKind;

/** Cards in words, kind by kind: {@code 2 × Gas Can · Ammo}. */
final class CardList {

  // No line ends between a number and what it counts.
  private static final String TIMES = "\u00a0×\u00a0";

  private CardList() {}

  static String of(List<CardKind> cards, Words words) {
    return counts(cards).entrySet().stream()
        .map(entry -> counted(entry.getKey(), entry.getValue(), words))
        .collect(Collectors.joining(" · "));
  }

  /** How many there are of each kind, in the order of table 3.1. */
  static Map<CardKind, Integer> counts(List<CardKind> cards) {
    Map<CardKind, Integer> counts = new EnumMap<>(CardKind.class);
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts;
  }

  static String counted(CardKind kind, int count, Words words) {
    return count == 1 ? words.name(kind) : count + TIMES + words.name(kind);
  }
}
