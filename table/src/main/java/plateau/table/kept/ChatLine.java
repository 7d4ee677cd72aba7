package plateau.table.kept;

/**
 * What somebody said at a table.
 *
 * @param number from 1, at each table
 */
public record ChatLine(int number, int seat, String name, String text, long at) {

  /** With the number that the store gives it. */
  public ChatLine numbered(int given) {
    return new ChatLine(given, seat, name, text, at);
  }
}
