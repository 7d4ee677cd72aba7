package plateau.app.document;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.command.Action;
import plateau.app.command.Arguments;
import plateau.app.command.Common;
import plateau.app.document.WrittenDocument.Kind;
import plateau.app.fairness.FairnessPage;
import plateau.app.fairness.SelfPlay;
import plateau.app.session.ExitCode;
import plateau.app.session.Session;

/**
 * {@code plateau map check FILE}: whether it is a map, what is to say of it, whether it is fair.
 */
@Command(name = "check")
public final class MapCheckCommand implements Action {

  private static final int MOST_GAMES = 100_000;

  @Mixin final Common common = new Common();

  @Mixin final KindOption kind = new KindOption();

  @Parameters(paramLabel = "${bundle:label.file}", descriptionKey = "plateau.map.file")
  String file = "";

  @Option(names = "--games", paramLabel = "N")
  String games = "36";

  @Option(names = "--seed", paramLabel = "N")
  String seed = "1";

  @Option(names = "--player", paramLabel = "${bundle:label.player}")
  String player = "greedy";

  private final Session session;

  public MapCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    WrittenDocument map = kind.read(file, session, MapCommand::isMap);
    int count = Arguments.whole("--games", games, 0, MOST_GAMES);
    long start = Arguments.seed(seed);
    Optional<SelfPlay<?, ?>> play = selfPlay(map);
    map.tell(session);
    if (count > 0) {
      play.ifPresent(one -> tellFairness(one, count, start));
    }
    return ExitCode.FINE;
  }

  private Optional<SelfPlay<?, ?>> selfPlay(WrittenDocument map) {
    Kind kindOfMap = map.kind();
    String text = map.carried();
    return kindOfMap
        .document()
        .bothWays()
        .map(
            ways ->
                new SelfPlay<>(
                    kindOfMap.game(),
                    kindOfMap.document().options().getFirst(),
                    ways,
                    text,
                    player));
  }

  private void tellFairness(SelfPlay<?, ?> play, int count, long start) {
    session.heading(
        session.say(
            "fairness.played", "player", player, "games", count, "seed", Long.toString(start)));
    session.print(new FairnessPage(play.play(count, start), session.page()).lines());
  }
}
