package plateau.codroid.rules;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Boards as the rules page writes them: {@code "crater-1 5/0/0/0, gas-4 empty"}, the hospital as
 * {@code "4·4·3"}.
 */
final class BoardText {

  static final String EMPTY = "0/0/0/0";

  private BoardText() {}

  static Place place(String id) {
    return Place.ALL.stream()
        .filter(place -> place.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no place " + id));
  }

  /** The places that a text mentions, with their contents. */
  static Map<Place, String> read(String... texts) {
    Map<Place, String> contents = new EnumMap<>(Place.class);
    for (String text : String.join(",", texts).split(",", -1)) {
      if (!text.isBlank()) {
        String[] words = text.strip().split("\\s+", -1);
        contents.put(place(words[0]), words[1].equals("empty") ? EMPTY : words[1]);
      }
    }
    return contents;
  }

  /** One place a line, empty places left out. */
  static String lines(Map<Place, String> contents) {
    return contents.entrySet().stream()
        .filter(entry -> !entry.getValue().equals(EMPTY))
        .map(entry -> entry.getKey().id() + " " + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  static Map<Place, String> contents(CodroidState state) {
    Map<Place, String> contents = new EnumMap<>(Place.class);
    Place.ALL.forEach(place -> contents.put(place, content(state, place)));
    return contents;
  }

  static String content(CodroidState state, Place place) {
    return Pawn.ALL.stream()
        .map(pawn -> Integer.toString(state.count(place.ordinal(), pawn.ordinal())))
        .collect(Collectors.joining("/"));
  }

  static String totals(CodroidState state) {
    return Pawn.ALL.stream()
        .map(pawn -> Integer.toString(state.total(pawn.ordinal())))
        .collect(Collectors.joining("/"));
  }

  static String hospital(CodroidState state) {
    return Column.ALL.stream()
        .map(column -> Integer.toString(state.inColumn(column)))
        .collect(Collectors.joining("·"));
  }

  static String marker(CodroidState state) {
    return Place.ALL.get(state.marker).id();
  }

  static void fill(CodroidState state, String... texts) {
    read(texts)
        .forEach(
            (place, content) -> {
              int[] counts = numbers(content, "/");
              for (int pawn = 0; pawn < Pawn.KINDS; pawn++) {
                state.put(place.ordinal(), pawn, counts[pawn]);
              }
            });
  }

  static void fillHospital(CodroidState state, String text) {
    int[] counts = numbers(text, "·");
    Column.ALL.forEach(column -> state.changeColumn(column, counts[column.ordinal()]));
  }

  static int[] numbers(String text, String separator) {
    return Arrays.stream(text.split(separator, -1))
        .map(String::strip)
        .mapToInt(Integer::parseInt)
        .toArray();
  }
}
