package plateau.app.command;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;

/** A command whose first word is a game. */
public abstract class GameCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(paramLabel = "${bundle:label.game}", descriptionKey = "game")
  String game = "";

  protected final Session session;
  private final Class<?>[] homesOfWords;

  /** What the command says beside the words of the game stands beside these classes. */
  protected GameCommand(Session session, Class<?>... homesOfWords) {
    this.session = session;
    this.homesOfWords = homesOfWords;
  }

  @Override
  public final int run() {
    Game<?, ?> named = Games.named(game);
    session.enter(named, homesOfWords);
    return run(named);
  }

  protected abstract <S extends State<S, M>, M> int run(Game<S, M> rules);
}
