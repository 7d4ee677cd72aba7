package plateau.app.play;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.app.saved.SameMatch;
import plateau.app.saved.Saves;
import plateau.app.session.Session;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.SaltedSeed;
import plateau.kernel.replay.Header;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;

/** {@code plateau play GAME}: a game in the terminal, new or resumed. */
@Command(name = "play")
public final class PlayCommand implements Action {

  @Mixin final Common common = new Common();

  @Parameters(arity = "0..1", paramLabel = "${bundle:label.game}", descriptionKey = "game")
  @Nullable String game;

  @Mixin final PlayOptions options = new PlayOptions();

  private final Session session;

  public PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    String resume = options.resume;
    if (resume != null) {
      return new Resumption(session, options).run(game, resume);
    }
    if (game == null) {
      throw new Problem(
          Message.of(
              "play.which-game",
              "known",
              Games.all().stream().map(known -> known.info().id()).toList()));
    }
    return start(Games.named(game));
  }

  /** Starts a new game with the options as they are. */
  public <S extends State<S, M>, M> int start(Game<S, M> rules) {
    session.enter(rules);
    GameInfo info = rules.info();
    Seating<S, M> seating = Seating.read(rules, seatList(rules), Seating.People.WELCOME);
    Setup setup = seating.seated(Setup.of(info, seating.size(), options.chosenOptions(rules)));
    SaltedSeed seed = options.seed.salted();
    Header header =
        options.asksForDice()
            ? Header.asked(info, setup, seating.names())
            : Header.seeded(info, setup, seating.names(), seed);
    if (options.asksForDice() && options.seed.chosen().isPresent()) {
      throw new Problem(Message.of("play.seed-and-dice"));
    }
    Table<S, M> table = Table.start(rules, header, seating, seed.number(), file(info, header));
    Conversation<S, M> conversation = new Conversation<>(session, table);
    return new Sitting(conversation::run, conversation::leave).run();
  }

  private String seatList(Game<?, ?> rules) {
    return options.seats != null ? options.seats : String.join(",", options.usualSeats(rules));
  }

  private Path file(GameInfo info, Header header) {
    Path file = options.saveFile().orElseGet(() -> new Saves(session.terminal()).fresh(info.id()));
    if (!options.force) {
      SameMatch.check(file, header);
    }
    return file;
  }
}
