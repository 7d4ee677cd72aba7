package plateau.spark;

import java.util.LinkedHashMap;
import java.util.TreeMap;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import plateau.arena.Games;
import plateau.arena.simulation.Engine.Wanted;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.PlayedGames;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

/** An experiment as it travels: in words, from which an executor makes it anew. */
record Order(
    String game,
    String seats,
    TreeMap<String, String> options,
    long games,
    long seed,
    LinkedHashMap<String, String> swept,
    Wanted wanted)
    implements Function<Part, PlayedGames> {

  static Order of(Experiment<?, ?> experiment, Wanted wanted) {
    return new Order(
        experiment.game().info().id(),
        experiment.seating().toString(),
        new TreeMap<>(experiment.setup().options()),
        experiment.games(),
        experiment.seed(),
        new LinkedHashMap<>(experiment.swept()),
        wanted);
  }

  /** Plays a part, in a task of an executor. */
  @Override
  public PlayedGames call(Part part) {
    TaskContext task = TaskContext.get();
    return experiment(Games.named(game)).play(part.from(), part.to(), wanted, task::isInterrupted);
  }

  private <S extends State<S, M>, M> Experiment<S, M> experiment(Game<S, M> rules) {
    Seating<S, M> seating = Seating.read(rules, seats, People.ABSENT);
    return new Experiment<>(rules, new Setup(seating.size(), options), seating, games, seed, swept);
  }
}
