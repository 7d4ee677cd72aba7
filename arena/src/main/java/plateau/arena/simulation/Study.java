package plateau.arena.simulation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plateau.arena.rows.RowWriter;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

/**
 * An experiment for each combination of a sweep. All of them play with the same seeds, game by
 * game, so that what differs between them is not the luck of the dice.
 */
public record Study<S extends State<S, M>, M>(Sweep sweep, List<Experiment<S, M>> experiments) {

  private static final String SEATS = "seats";
  private static final String ONE_SEAT = "seat[1-9][0-9]?";

  /** What all combinations have in common, as far as the sweep does not say otherwise. */
  public record Common(String seats, Map<String, String> options, long games, long seed) {}

  public Study {
    experiments = List.copyOf(experiments);
  }

  /**
   * The study of a game.
   *
   * @throws Problem when something swept is fixed as well, or is nothing that the game has
   */
  public static <S extends State<S, M>, M> Study<S, M> of(
      Game<S, M> game, Sweep sweep, Common common) {
    for (String name : sweep.names()) {
      if (common.options().containsKey(name)) {
        throw new Problem(Message.of("sweep.fixed", "name", name));
      }
    }
    List<Experiment<S, M>> experiments = new ArrayList<>();
    for (Map<String, String> combination : sweep.combinations()) {
      experiments.add(experiment(game, combination, common));
    }
    return new Study<>(sweep, experiments);
  }

  /** Whether whole seat lists are swept, so that none need be given. */
  public static boolean hasSeats(Sweep sweep) {
    return sweep.names().contains(SEATS);
  }

  /** Plays everything on an engine and counts. */
  public Comparison<S, M> run(Engine engine, Simulation.Progress progress) {
    try {
      return play(engine, progress, null);
    } catch (IOException e) {
      throw new AssertionError("no rows, nothing to write", e);
    }
  }

  /** The same, with the rows of all experiments in one table. Leaves the writer open. */
  public Comparison<S, M> run(Engine engine, Simulation.Progress progress, RowWriter rows)
      throws IOException {
    rows.columns(experiments.getFirst().columns());
    return play(engine, progress, rows);
  }

  private Comparison<S, M> play(
      Engine engine, Simulation.Progress progress, @Nullable RowWriter rows) throws IOException {
    long total = experiments.stream().mapToLong(Experiment::games).sum();
    List<Findings<S, M>> findings = new ArrayList<>();
    long[] before = {0};
    for (Experiment<S, M> experiment : experiments) {
      findings.add(
          new Simulation<>(experiment, engine)
              .play((games, _) -> progress.done(before[0] + games, total), rows));
      before[0] += experiment.games();
    }
    return new Comparison<>(this, findings);
  }

  private static <S extends State<S, M>, M> Experiment<S, M> experiment(
      Game<S, M> game, Map<String, String> combination, Common common) {
    Map<String, String> options = new TreeMap<>(common.options());
    List<String> seats = seats(combination.getOrDefault(SEATS, common.seats()));
    combination.forEach(
        (name, value) -> {
          if (name.matches(ONE_SEAT)) {
            seats.set(index(name, seats), value);
          } else if (!name.equals(SEATS)) {
            options.put(name, value);
          }
        });
    Seating<S, M> seating = Seating.read(game, String.join(",", seats), People.ABSENT);
    Setup setup = seating.seated(Setup.of(game.info(), seating.size(), options));
    return new Experiment<>(game, setup, seating, common.games(), common.seed(), combination);
  }

  private static List<String> seats(String list) {
    return Arrays.stream(list.split(",", -1)).collect(Collectors.toCollection(ArrayList::new));
  }

  private static int index(String name, List<String> seats) {
    int seat = Integer.parseInt(name.substring("seat".length()));
    if (seat > seats.size()) {
      throw new Problem(
          Message.of("sweep.no-seat", "name", name, "seats", String.join(",", seats)));
    }
    return seat - 1;
  }
}
