package plateau.iceberg;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapFault;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.MapWriter;
import plateau.iceberg.map.Symmetry;
import plateau.kernel.Option;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.BothWays;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Generator;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;

/** The maps that people write for Iceberg (section 10), or have made. */
final class MapDocument implements DocumentKind, Generator, BothWays {

  private static final Option.Whole WALLS = new Option.Whole("walls", 80, 0, IceMap.CELLS);
  private static final Option.Whole ALIENS = new Option.Whole("aliens", 40, 0, IceMap.CELLS);
  private static final String SYMMETRY = "symmetry";

  private static final int SAMPLE = 1;
  private static final int SAMPLE_ALIENS = 12;
  private static final Map<String, String> SAMPLES = Map.of("generated-" + SAMPLE, sample());

  private static String sample() {
    MapPlan plan = new MapPlan(Optional.empty(), WALLS.standard(), SAMPLE_ALIENS);
    return MapWriter.write(MapGenerator.generate(plan, new Seeded(SAMPLE)));
  }

  @Override
  public String id() {
    return "map";
  }

  @Override
  public List<String> options() {
    return List.of(IcebergGame.MAP.id());
  }

  @Override
  public Map<String, String> samples() {
    return SAMPLES;
  }

  @Override
  public Verdict check(String text) {
    try {
      IceMap map = MapReader.read(text);
      return Verdict.sound(
          Message.of("document.map.sound", "walls", map.walls(), "aliens", map.aliens().size()));
    } catch (MapFault fault) {
      return Verdict.fault(fault.line(), fault.message());
    }
  }

  @Override
  public String read(String file, String text) {
    try {
      return MapWriter.write(MapReader.read(text));
    } catch (MapFault fault) {
      throw new Problem(
          Message.of(
              "map.in-file", "file", file, "code", fault.code().id(), "fault", fault.message()),
          fault);
    }
  }

  @Override
  public Optional<Generator> generator() {
    return Optional.of(this);
  }

  @Override
  public List<String> choices() {
    return List.of(WALLS.id(), ALIENS.id(), SYMMETRY);
  }

  @Override
  public String generate(Map<String, String> chosen, Chance chance) {
    MapPlan plan =
        new MapPlan(
            Optional.ofNullable(chosen.get(SYMMETRY)).map(MapDocument::symmetry),
            number(WALLS, chosen),
            number(ALIENS, chosen));
    return MapWriter.write(MapGenerator.generate(plan, chance));
  }

  private static int number(Option.Whole option, Map<String, String> chosen) {
    String value = chosen.getOrDefault(option.id(), option.defaultValue());
    option
        .fault(value)
        .ifPresent(
            fault -> {
              throw new Problem(fault);
            });
    return Integer.parseInt(value);
  }

  private static Symmetry symmetry(String given) {
    List<String> known = Symmetry.ALL.stream().map(Symmetry::id).toList();
    return Symmetry.ALL.stream()
        .filter(symmetry -> symmetry.id().equals(given))
        .findFirst()
        .orElseThrow(
            () ->
                new Problem(
                    Message.of(
                        "map.no-symmetry",
                        "given",
                        given,
                        "known",
                        known,
                        "hint",
                        Nearest.hint(given, known))));
  }

  @Override
  public Optional<BothWays> bothWays() {
    return Optional.of(this);
  }

  @Override
  public List<String> mirrored(String text) {
    IceMap map = MapReader.read(text);
    List<IceMap> all = new ArrayList<>(List.of(map));
    Symmetry.ALL.forEach(symmetry -> all.add(map.mirrored(symmetry)));
    return all.stream().map(MapWriter::write).toList();
  }

  @Override
  public String exchanged(String text) {
    return MapWriter.write(MapReader.read(text).sidesExchanged());
  }
}
