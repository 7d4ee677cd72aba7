package plateau.app.play;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.match.Match;
import plateau.kernel.outlook.Things;
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
    Optional<M> move = game.notation().read(what).filter(read -> !state.allows(read));
    if (move.isPresent()) {
      return List.of(game.whyNot(state, move.get()));
    }
    List<String> things = Things.in(game.view(state, seat)).paths();
    List<List<String>> spellings =
        things.stream()
            .map(path -> List.of(path, path.substring(path.lastIndexOf('.') + 1)))
            .toList();
    return new Abbreviation(what)
        .bestOf(spellings).stream()
            .flatMap(thing -> game.whyNot(state, seat, things.get(thing)).stream())
            .distinct()
            .limit(MOST)
            .toList();
  }
}
