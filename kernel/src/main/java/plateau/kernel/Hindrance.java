package plateau.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.outlook.Things;
import plateau.kernel.words.Message;

/**
 * A thing that a seat sees and cannot choose now, and why.
 *
 * @param thing its path in the view
 */
public record Hindrance(String thing, Message why) {

  /**
   * Why this seat cannot choose something now; empty when it can.
   *
   * @param what a thing of its view by its path, or the text of a move
   */
  public static <S extends State<S, M>, M> Optional<Message> why(
      Game<S, M> game, S state, int seat, String what) {
    Optional<M> move = game.notation().read(what);
    if (move.isPresent()) {
      return move.filter(read -> !state.allows(read)).map(read -> game.whyNot(state, read));
    }
    return game.whyNot(state, seat, what);
  }

  /** All of them, in the order of the view; asked while it is that seat's turn. */
  public static <S extends State<S, M>, M> List<Hindrance> of(Game<S, M> game, S state, int seat) {
    List<Hindrance> all = new ArrayList<>();
    for (String thing : Things.in(game.view(state, seat)).paths()) {
      game.whyNot(state, seat, thing).ifPresent(why -> all.add(new Hindrance(thing, why)));
    }
    return all;
  }
}
