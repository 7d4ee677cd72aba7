package plateau.players;

import java.util.List;
import plateau.kernel.State;
import plateau.kernel.player.PlayerKind;
import plateau.players.search.SearchPlayer;

/** The players that every game has. Their words stand in the message files beside this class. */
public final class StandardPlayers {

  private StandardPlayers() {}

  public static <S extends State<S, M>, M> List<PlayerKind<S, M>> kinds() {
    return List.of(new RandomPlayer.Kind<>(), new GreedyPlayer.Kind<>(), new SearchPlayer.Kind<>());
  }
}
