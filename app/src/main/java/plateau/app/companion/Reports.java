package plateau.app.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import plateau.app.play.Abbreviation;
import plateau.kernel.basis.Named;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Talk;
import plateau.kernel.companion.Telling;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/**
 * What people type without being asked, "dead hand 1" or "item medic mine": a word for what they
 * tell, the piece it is about, and what tells it from others with the same word.
 */
final class Reports {

  private final Words words;
  private final List<Words> spoken;
  private final Talk now;

  Reports(Companion companion, Words words, Talk now) {
    this.words = words;
    this.now = now;
    Class<?>[] homes = companion.homes().toArray(Class<?>[]::new);
    spoken = Arrays.stream(Language.values()).map(one -> Words.in(one, homes)).toList();
  }

  /**
   * The value to tell; empty when this is no report at all.
   *
   * @throws Problem if it is one, but not clear
   */
  Optional<String> read(String line) {
    String[] parts = line.split("\\s+", 2);
    String word = Abbreviation.plain(parts[0]);
    String rest = parts.length > 1 ? parts[1] : "";
    Optional<Telling> plain = named(now.tellings(), word).findFirst();
    if (plain.isPresent() && rest.isEmpty()) {
      return plain.map(Telling::value);
    }
    List<Piece> pieces =
        now.pieces().stream()
            .filter(piece -> named(piece.tellings(), word).findAny().isPresent())
            .toList();
    return pieces.isEmpty() ? Optional.empty() : Optional.of(about(pieces, word, rest).value());
  }

  /** How each of them is typed, in the language of the session. */
  Set<String> forms() {
    Set<String> forms = new LinkedHashSet<>();
    now.tellings().forEach(telling -> spellings(words, telling).limit(1).forEach(forms::add));
    for (Piece piece : now.pieces()) {
      for (Telling telling : piece.tellings()) {
        String what = telling.label().values().isEmpty() ? "talk.form" : "talk.form-with";
        spellings(words, telling)
            .limit(1)
            .forEach(word -> forms.add(words.say(what, "word", word)));
      }
    }
    return forms;
  }

  private static Stream<String> spellings(Words words, Telling telling) {
    String key = telling.label().key() + ".typed";
    return words.has(key) ? Arrays.stream(words.say(key).split(" ", -1)) : Stream.empty();
  }

  private Stream<Telling> named(List<Telling> tellings, String word) {
    return tellings.stream()
        .filter(
            telling ->
                spoken.stream()
                    .flatMap(one -> spellings(one, telling))
                    .anyMatch(spelling -> Abbreviation.plain(spelling).equals(word)));
  }

  private Telling about(List<Piece> pieces, String word, String rest) {
    List<Piece> nearest = meant(pieces, rest);
    if (nearest.size() == 1) {
      List<Telling> tellings = named(nearest.getFirst().tellings(), word).toList();
      // Of numbers the first is the next one; things have to be named.
      if (tellings.size() == 1 || tellings.stream().allMatch(Reports::counts)) {
        return tellings.getFirst();
      }
    }
    for (int cut = rest.lastIndexOf(' '); cut > 0; cut = rest.lastIndexOf(' ', cut - 1)) {
      List<Piece> meant = meant(pieces, rest.substring(0, cut));
      Optional<Telling> found = with(meant, word, rest.substring(cut + 1));
      if (found.isPresent()) {
        return found.get();
      }
      nearest = nearest.isEmpty() ? meant : nearest;
    }
    throw new Problem(complaint(pieces, nearest, word, rest));
  }

  private Message complaint(List<Piece> pieces, List<Piece> nearest, String word, String typed) {
    List<Piece> named = nearest.isEmpty() ? pieces : nearest;
    List<?> known =
        nearest.size() == 1
            ? named(nearest.getFirst().tellings(), word).map(Telling::label).toList()
            : named.stream().map(piece -> nameOf(piece, pieces)).toList();
    return nearest.isEmpty()
        ? Message.of("talk.no-such-piece", "typed", typed, "known", known)
        : Message.of("play.ambiguous", "typed", typed, "moves", known);
  }

  private static boolean counts(Telling telling) {
    return telling.label().values().values().stream().allMatch(Number.class::isInstance);
  }

  // The last words say what tells it from the others.
  private Optional<Telling> with(List<Piece> pieces, String word, String detail) {
    if (pieces.size() != 1) {
      return Optional.empty();
    }
    List<Telling> tellings = named(pieces.getFirst().tellings(), word).toList();
    List<List<String>> details = tellings.stream().map(this::details).toList();
    List<Integer> meant = new Abbreviation(detail).bestOf(details);
    return meant.size() == 1 ? Optional.of(tellings.get(meant.getFirst())) : Optional.empty();
  }

  private List<String> details(Telling telling) {
    List<String> details = new ArrayList<>();
    for (Object detail : telling.label().values().values()) {
      spoken.forEach(one -> details.add(one.show(detail)));
      if (detail instanceof Named named) {
        details.add(named.id());
      }
    }
    String key = telling.label().key() + ".none";
    spoken.stream()
        .filter(one -> one.has(key))
        .forEach(one -> details.addAll(List.of(one.say(key).split(" ", -1))));
    return details;
  }

  private List<Piece> meant(List<Piece> pieces, String typed) {
    List<List<String>> spellings =
        pieces.stream().map(piece -> List.of(piece.id(), nameOf(piece, pieces))).toList();
    return new Abbreviation(typed).bestOf(spellings).stream().map(pieces::get).toList();
  }

  // Both sides may have one of the same name.
  private String nameOf(Piece piece, List<Piece> pieces) {
    String name = words.name(piece.name());
    boolean isAlone =
        pieces.stream().filter(one -> words.name(one.name()).equals(name)).count() == 1;
    return isAlone ? name : name + " (" + words.say(piece.side()) + ")";
  }
}
