package plateau.kernel.outlook;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * What one move leads to.
 *
 * @param move its text
 * @param touches the things that it is about, as paths in the view of the seat that decides: {@code
 *     places.bar}, {@code agents.0.2}; a member of a list is named by its number or its id. The
 *     first is what one takes, a card say, the others what it is put on: a board for any game lets
 *     people drag it there
 * @param notes what is certain, or worth knowing, in sentences
 * @param odds what chance may bring
 * @param facts what the game's own board draws besides: a record, ways say
 */
public record Prospect(
    String move,
    List<String> touches,
    List<Message> notes,
    List<Odds> odds,
    Optional<Object> facts) {

  public Prospect {
    touches = List.copyOf(touches);
    notes = List.copyOf(notes);
    odds = List.copyOf(odds);
  }

  public static Prospect of(String move) {
    return new Prospect(move, List.of(), List.of(), List.of(), Optional.empty());
  }

  public Prospect touching(List<String> things) {
    return new Prospect(move, both(touches, things), notes, odds, facts);
  }

  public Prospect noting(List<Message> sentences) {
    return new Prospect(move, touches, both(notes, sentences), odds, facts);
  }

  public Prospect with(List<Odds> more) {
    return new Prospect(move, touches, notes, both(odds, more), facts);
  }

  public Prospect drawnFrom(Object record) {
    return new Prospect(move, touches, notes, odds, Optional.of(record));
  }

  private static <T> List<T> both(List<T> first, List<T> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }

  /** As boards and programs are told it, in their language. */
  Said in(Words words) {
    return new Said(
        touches,
        notes.stream().map(words::say).toList(),
        odds.stream().map(one -> one.in(words)).toList(),
        facts);
  }

  public record Said(
      List<String> touches, List<String> notes, List<Odds.Said> odds, Optional<Object> facts) {}
}
