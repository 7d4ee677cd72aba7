package plateau.table.message;

import java.util.List;

/**
 * What computer players are called at a table: people remember a name. The same in every language,
 * the same each time somebody looks, and no two at a table are alike.
 */
final class Cast {

  private static final List<String> NAMES =
      List.of(
          "Ines", "Milo", "Vera", "Oscar", "Alma", "Hugo", "Nora", "Felix", "Iris", "Axel", "Maya",
          "Leon", "Cleo", "Basil", "Lena", "Otto", "Zoe", "Tariq", "Ruth", "Jonas", "Wanda", "Sami",
          "Edna");

  // The number of names is prime, so steps of any length meet all of them.
  private static final int STEP = 7;

  private Cast() {}

  /** Who sits on this seat of the table with this id, or plays there for somebody. */
  static String at(String table, int seat) {
    return NAMES.get(Math.floorMod(table.hashCode() + STEP * seat, NAMES.size()));
  }
}
