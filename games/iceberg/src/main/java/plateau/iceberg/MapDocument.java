package plateau.iceberg;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapFault;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.MapWriter;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.document.Verdict;
import plateau.kernel.words.Message;

/** The maps that people write for Iceberg (section 10). */
final class MapDocument {

  private static final int SAMPLE = 1;
  private static final int SAMPLE_WALLS = 80;
  private static final int SAMPLE_ALIENS = 12;

  static final DocumentKind KIND =
      new DocumentKind(
          "map",
          List.of(IcebergGame.MAP.id()),
          Map.of("generated-" + SAMPLE, sample()),
          "",
          MapDocument::check);

  private MapDocument() {}

  private static String sample() {
    MapPlan plan = new MapPlan(Optional.empty(), SAMPLE_WALLS, SAMPLE_ALIENS);
    return MapWriter.write(MapGenerator.generate(plan, new Seeded(SAMPLE)));
  }

  private static Verdict check(String text) {
    try {
      IceMap map = MapReader.read(text);
      return Verdict.sound(
          Message.of("document.map.sound", "walls", walls(map), "aliens", map.aliens().size()));
    } catch (MapFault fault) {
      return Verdict.fault(fault.line(), fault.message());
    }
  }

  private static int walls(IceMap map) {
    int walls = 0;
    for (int row = 0; row < IceMap.SIZE; row++) {
      walls += Integer.bitCount(map.wallRow(row));
    }
    return walls;
  }
}
