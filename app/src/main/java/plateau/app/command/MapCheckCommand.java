package plateau.app.command;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.fairness.FairnessPage;
import plateau.app.fairness.SelfPlay;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapCheck;
import plateau.iceberg.map.MapCheck.Reach;

/**
 * {@code plateau map check FILE}: whether it is a map, who can reach what, and whether it is fair.
 */
@Command(name = "check", versionProvider = VersionCommand.Text.class)
final class MapCheckCommand implements Action {

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

  MapCheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    if (DeadzoneMaps.are(kind.of(file, session, MapCommand::isMap))) {
      return new DeadzoneMaps(session).check(file);
    }
    session.enter(new IcebergGame());
    IceMap map = new MapFile(file).read();
    MapCheck check = MapCheck.of(map);
    int count = Arguments.whole("--games", games, 0, MOST_GAMES);
    long start = Arguments.seed(seed);
    SelfPlay play = new SelfPlay(map, player);
    session.tell("maps.sound", "file", file, "walls", walls(map), "aliens", map.aliens().size());
    session.tell("maps.regions", "regions", check.regions());
    tellReach(map, check.reach());
    session.tell(
        check.symmetries().isEmpty() ? "maps.no-symmetry" : "maps.symmetries",
        "symmetries",
        check.symmetries());
    if (count > 0) {
      tellFairness(play, count, start);
    }
    return ExitCode.FINE;
  }

  private void tellFairness(SelfPlay play, int count, long start) {
    session.heading(
        session.say(
            "fairness.played", "player", player, "games", count, "seed", Long.toString(start)));
    session.print(new FairnessPage(play.play(count, start), session.page()).lines());
  }

  private static long walls(IceMap map) {
    long walls = 0;
    for (int row = 0; row < IceMap.SIZE; row++) {
      walls += Integer.bitCount(map.wallRow(row));
    }
    return walls;
  }

  private void tellReach(IceMap map, List<Reach> reach) {
    List<Reach> partly = reach.stream().filter(one -> !isOpenToAll(one)).toList();
    if (partly.isEmpty()) {
      session.tell("maps.reach-all");
    }
    for (Reach one : partly) {
      Alien alien = map.aliens().get(one.alien());
      session.tell(
          one.isReachable() ? "maps.reach-some" : "maps.reach-nobody",
          "alien",
          one.alien(),
          "row",
          alien.row(),
          "column",
          alien.column(),
          "blue",
          numbers(one.agents0()),
          "red",
          numbers(one.agents1()));
    }
  }

  private static boolean isOpenToAll(Reach reach) {
    return reach.agents0().size() == IceMap.AGENTS && reach.agents1().size() == IceMap.AGENTS;
  }

  private static Object numbers(List<Integer> agents) {
    return agents.isEmpty() ? "–" : agents;
  }
}
