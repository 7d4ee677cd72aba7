package plateau.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plateau.app.ExitCode;
import plateau.app.Session;
import plateau.app.TextFile;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.map.Symmetry;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** {@code plateau map generate}: a new map, the same for the same seed. */
@Command(name = "generate", versionProvider = VersionCommand.Text.class)
final class MapGenerateCommand implements Action {

  @Mixin final Common common = new Common();

  @Mixin final SeedOption seed = new SeedOption();

  @Option(names = "--walls", paramLabel = "N")
  String walls = "80";

  @Option(names = "--aliens", paramLabel = "N")
  String aliens = "40";

  @Option(names = "--symmetry", paramLabel = "S")
  @Nullable String symmetry;

  @Option(names = "--out", paramLabel = "${bundle:label.file}")
  @Nullable String out;

  private final Session session;

  MapGenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public int run() {
    session.enter(new IcebergGame());
    MapPlan plan =
        new MapPlan(
            Optional.ofNullable(symmetry).map(MapGenerateCommand::symmetryNamed),
            Arguments.whole("--walls", walls, 0, IceMap.CELLS),
            Arguments.whole("--aliens", aliens, 0, IceMap.CELLS));
    long start = seed.orShortOne();
    String text = MapWriter.write(MapGenerator.generate(plan, new Seeded(start)));
    if (out == null) {
      session.terminal().out().print(text);
    } else {
      Path file = TextFile.path(out);
      TextFile.write(file, text);
      session.tell("maps.written", "file", file, "seed", Long.toString(start));
    }
    return ExitCode.FINE;
  }

  private static Symmetry symmetryNamed(String given) {
    List<String> known = Symmetry.ALL.stream().map(Symmetry::id).toList();
    return Symmetry.ALL.stream()
        .filter(symmetry -> symmetry.id().equals(given))
        .findFirst()
        .orElseThrow(
            () ->
                new Problem(
                    Message.of(
                        "maps.symmetry-unknown",
                        "given",
                        given,
                        "known",
                        known,
                        "hint",
                        Nearest.hint(given, known))));
  }
}
