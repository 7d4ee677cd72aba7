package plateau.kernel.outlook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.words.Words;

/**
 * What the seat that decides may know of its moves before it chooses. It rests on nothing that the
 * view of that seat does not tell, and it is the only place where a game says what a move leads to:
 * boards, hints, people and programs are shown this and add nothing of their own.
 *
 * @param prospects of the legal moves about which there is something to know
 * @param facts what the game's own board draws besides, about no move in particular: a record
 */
public record Outlook(List<Prospect> prospects, Optional<Object> facts) {

  public static final Outlook NONE = of(List.of());

  public Outlook {
    prospects = List.copyOf(prospects);
  }

  public static Outlook of(List<Prospect> prospects) {
    return new Outlook(prospects, Optional.empty());
  }

  /** What is known of the move with this text. */
  public Optional<Prospect> of(String move) {
    return prospects.stream().filter(prospect -> prospect.move().equals(move)).findFirst();
  }

  /** As boards and programs are told it, in their language. */
  public Said in(Words words) {
    Map<String, Prospect.Said> moves = new LinkedHashMap<>();
    prospects.forEach(prospect -> moves.put(prospect.move(), prospect.in(words)));
    return new Said(moves, facts);
  }

  /**
   * In words.
   *
   * @param moves by their texts
   */
  public record Said(Map<String, Prospect.Said> moves, Optional<Object> facts) {}
}
