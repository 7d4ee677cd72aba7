package plateau.app.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  private final Map<String, String> called;

  /**
   * For one who looks at a board.
   *
   * @param called what the board calls things
   */
  Hindrances(Match<S, M> match, int seat, Map<String, String> called) {
    game = match.game();
    state = match.state();
    this.seat = seat;
    this.called = called;
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
    Map<String, List<String>> spellings = new LinkedHashMap<>();
    for (Hindrance hindrance : Hindrance.of(game, state, seat)) {
      spellings.put(hindrance.thing(), spellings(hindrance.thing()));
    }
    called.forEach(
        (name, thing) -> spellings.computeIfAbsent(thing, _ -> new ArrayList<>()).add(name));
    List<String> things = List.copyOf(spellings.keySet());
    return new Abbreviation(what)
        .bestOf(List.copyOf(spellings.values())).stream()
            .flatMap(index -> Hindrance.why(game, state, seat, things.get(index)).stream())
            .distinct()
            .limit(MOST)
            .toList();
  }

  private static List<String> spellings(String thing) {
    return new ArrayList<>(List.of(thing, thing.substring(thing.lastIndexOf('.') + 1)));
  }
}
