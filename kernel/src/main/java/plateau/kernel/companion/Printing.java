package plateau.kernel.companion;

import java.util.List;
import java.util.Optional;
import plateau.kernel.basis.Named;

/**
 * What a game needs on a real table, to be printed. Texts are what {@link
 * plateau.kernel.words.Words#show} puts into words: a Named, a Message or plain.
 *
 * @param board the game's scene, for whoever draws its board; empty without a board
 */
public record Printing(
    List<Deck> decks, List<PaperCounter> counters, List<Sheet> sheets, Optional<Object> board) {

  public Printing {
    decks = List.copyOf(decks);
    counters = List.copyOf(counters);
    sheets = List.copyOf(sheets);
  }

  /** Cards with the same back. */
  public record Deck(String id, Object title, List<PaperCard> cards) {}

  /**
   * One kind of card.
   *
   * @param corner a number or a few signs in its corner; empty for none
   */
  public record PaperCard(Named name, Object corner, List<Part> parts, int copies) {}

  /** One kind of counter. */
  public record PaperCounter(String id, Object name, int copies) {}

  /** A page to look things up. */
  public record Sheet(String id, Object title, List<Part> parts) {}

  /**
   * A part of a card or page.
   *
   * @param title empty text for none
   * @param rows one cell each for a list, several for a table
   */
  public record Part(Object title, List<List<Object>> rows) {

    /** A list of lines. */
    public static Part lines(Object title, List<?> lines) {
      return new Part(title, lines.stream().map(line -> List.<Object>of(line)).toList());
    }
  }
}
