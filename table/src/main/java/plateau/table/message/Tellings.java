package plateau.table.message;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.words.Language;

/** The words of all games, read once. */
public final class Tellings {

  private record GameWords(String game, Language language) {}

  private final List<Class<?>> others;
  private final Map<GameWords, Telling<?, ?>> known = new ConcurrentHashMap<>();

  /**
   * Those of tables and games.
   *
   * @param others classes beside which there are more words
   */
  public Tellings(Class<?>... others) {
    this.others = List.of(others);
  }

  // One game has one type of telling: the key is the game's id.
  @SuppressWarnings("unchecked")
  public <S extends State<S, M>, M> Telling<S, M> of(Game<S, M> game, Language language) {
    return (Telling<S, M>)
        known.computeIfAbsent(
            new GameWords(game.info().id(), language), _ -> new Telling<>(game, language, others));
  }
}
