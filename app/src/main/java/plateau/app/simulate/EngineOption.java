package plateau.app.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.command.ThreadsOption;
import plateau.arena.simulation.Cluster;
import plateau.arena.simulation.Engine;
import plateau.arena.simulation.Threads;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code --on ADDRESS} and {@code --threads N}: where games are played, and on how much of it. */
final class EngineOption {

  @Option(names = "--on", paramLabel = "${bundle:label.host}")
  @Nullable String address;

  @Mixin final ThreadsOption threads = new ThreadsOption();

  /** The threads of this program, or the cluster at the address. */
  Engine connect() {
    String given = address;
    if (given == null) {
      return new Threads(threads.orElse(Runtime.getRuntime().availableProcessors()));
    }
    List<Cluster> clusters = new ArrayList<>();
    ServiceLoader.load(Cluster.class).forEach(clusters::add);
    if (clusters.isEmpty()) {
      throw new Problem(Message.of("argument.no-clusters", "given", given));
    }
    return clusters.stream()
        .filter(cluster -> cluster.knows(given))
        .findFirst()
        .orElseThrow(() -> new Problem(Message.of("argument.unknown-cluster", "given", given)))
        .connect(given, threads.chosen());
  }
}
