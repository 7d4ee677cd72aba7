package plateau.players;

import java.util.List;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.players.search.SearchPlayer;

/** The players that every game has. Their words stand in the message files beside this class. */
public final class StandardPlayers {

  private StandardPlayers() {}

  public static <S extends State<S, M>, M> List<PlayerKind<S, M>> kinds() {
    return List.of(
        new RandomPlayer.Kind<>(),
        new GreedyPlayer.Kind<>(),
        new SearchPlayer.Kind<>(),
        new CarelessPlayer.Kind<>());
  }

  /** These and the game's own. One of its own takes the place of another with the same name. */
  public static <S extends State<S, M>, M> List<PlayerKind<S, M>> kinds(Game<S, M> game) {
    List<PlayerKind<S, M>> own = game.players();
    List<String> names = own.stream().map(PlayerKind::id).toList();
    return Stream.concat(
            StandardPlayers.<S, M>kinds().stream().filter(kind -> !names.contains(kind.id())),
            own.stream())
        .toList();
  }
}
