package plateau.app.play;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Hindrance;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.words.Message;

/** Why something cannot be chosen now that somebody names: a move, or a thing of the view. */
final class Hindrances<S extends State<S, M>, M> {

  private static final int MOST = 4;

  private final Game<S, M> game;
  private final S state;
  private final int seat;

  Hindrances(Match<S, M> match, int seat) {
    game = match.game();
    state = match.state();
    this.seat = seat;
  }

  /** The reasons; none when it can be chosen, or when nothing is called so. */
  List<Message> of(String what) {
    Optional<Message> named = Hindrance.why(game, state, seat, what);
    if (named.isPresent()) {
      return List.of(named.get());
    }
    return game.whyNot(state, seat, what).map(List::of).orElseGet(() -> ofThingsLike(what));
  }

  private List<Message> ofThingsLike(String what) {
    List<Hindrance> all = Hindrance.of(game, state, seat);
    return new Abbreviation(what)
        .bestOf(all.stream().map(one -> spellings(one.thing())).toList()).stream()
            .map(all::get)
            .map(Hindrance::why)
            .distinct()
            .limit(MOST)
            .toList();
  }

  private static List<String> spellings(String thing) {
    return List.of(thing, thing.substring(thing.lastIndexOf('.') + 1));
  }
}
