package plateau.deadzone.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static plateau.deadzone.board.Cubes.cubes;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.board.RandomTerrain;
import plateau.deadzone.board.Terrain;
import plateau.deadzone.text.FileFault;
import plateau.deadzone.text.Names;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** A12: the map file. */
class MapReaderTest {

  private static final String PLAIN =
      """
      map plain
      name en Plain
      name fr Plaine
      objective A4
      objective D4
      objective E5
      objective H5
      item A3
      item B3
      item C3
      item D3
      item E6
      item F6
      item G6
      item H6
      zone south 1-2
      zone north 7-8
      """;

  @Test
  void depot9IsTheSampleMap() {
    SkirmishMap depot = SkirmishMap.depot9();
    assertThat(depot.id()).isEqualTo("depot-9");
    assertThat(depot.name(Language.ENGLISH)).isEqualTo("Depot 9");
    assertThat(depot.name(Language.FRENCH)).isEqualTo("Dépôt 9");
    assertThat(depot.objectives()).isEqualTo(cubes("B5 D4 E5 G4"));
    assertThat(depot.items()).isEqualTo(cubes("A5 H4 D6 E3 B4 G5 C6:2 F3:2"));
    assertThat(depot.south()).isEqualTo(new Zone(1, 2));
    assertThat(depot.north()).isEqualTo(new Zone(7, 8));
    CubeSet above = depot.terrain().standable();
    IntStream.range(0, Cube.LEVEL).forEach(above::remove);
    assertThat(above).isEqualTo(cubes("B3:1 C3:1 F3:1 F3:2 E4:1 G6:1 F6:1 C6:1 C6:2 D5:1"));
  }

  @Test
  void whatIsWrittenReadsBackEqual() {
    int legal = 0;
    for (int seed = 0; seed < 100; seed++) {
      SkirmishMap map = anyMap(new Random(seed));
      String text = MapWriter.write(map);
      if (isLegal(text)) {
        legal++;
        SkirmishMap back = MapReader.read("any.map", text);
        assertThat(back).as("seed %d", seed).isEqualTo(map);
        assertThat(back).as("seed %d", seed).hasToString(text);
      }
    }
    assertThat(legal).as("legal maps among the random ones").isGreaterThan(30);
    SkirmishMap depot = SkirmishMap.depot9();
    assertThat(MapReader.read("again.map", depot.toString())).isEqualTo(depot);
  }

  @Test
  void linesMayComeInAnyOrderWithCommentsAndBlanks() {
    String shuffled = PLAIN.lines().sorted().reduce("# a field\n\n", (a, b) -> a + b + " # x\n");
    assertThat(MapReader.read("plain.map", shuffled)).isEqualTo(MapReader.read("plain.map", PLAIN));
  }

  @Test
  void aFaceMayBeNamedFromBothSides() {
    SkirmishMap once = MapReader.read("plain.map", PLAIN + "face C4 N low");
    assertThat(MapReader.read("plain.map", PLAIN + "face C5 S low\nface C4 N low")).isEqualTo(once);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "flor C4:1 full|\"flor\" is not known here. Write one of: map, name, half-turn, face,"
            + " floor, interior, ladder, objective, item, zone. Did you mean \"floor\"?",
        "floor C4:1 ful|\"ful\" is not known here. Write one of: full, half, none. Did you mean"
            + " \"full\"?",
        "face C4 X low|\"X\" is not known here. Write one of: N, E, S, W.",
        "face C4 low|\"face C4 low\" has too few or too many words. Write: face CUBE SIDE FACE",
        "ladder I4|\"I4\" is not a cube. Write a column A–H and a row 1–8, then :1 or :2 above the"
            + " ground, for example C4 or C4:1.",
        "zone south 2-1|\"2-1\" is not a range of rows. Write the first and the last, from 1 to 8,"
            + " for example 1-2.",
        "map Plain|\"Plain\" is not an id. Use lower-case letters, digits and single hyphens, for"
            + " example depot-9.",
        "face A4 W low|A4 W is the edge of the board, which is always shut. Remove the line, or"
            + " name another side.",
        "floor C4 half|C4 is on the ground, whose floor is always full, not half. Remove the line,"
            + " or name a cube above the ground.",
        "map other|\"map\" cannot be \"other\": line 1 already says \"plain\". Keep one of the"
            + " two.",
        "ladder C4:2|A ladder leads one level up, and nothing is above C4:2. Name the cube at its"
            + " foot.",
        "ladder C4|The ladder from C4 needs room to stand at both ends, but C4:1 has no floor or is"
            + " solid. Add a floor, or remove the ladder.",
        "interior C4 solid|C4 is solid, so C4:1 must be solid too or have a full floor. Add the"
            + " line: floor C4:1 full",
        "item C4:1|Nobody can stand in C4:1: it has no floor or is solid. Choose another cube, or"
            + " add a floor.",
        "objective C2|C2 lies in a deployment zone (rows 1-2 and 7-8). Put the objective between"
            + " the zones."
      })
  void aFaultNamesItsLineAndWhatToWrite(String line, String sentence) {
    FileFault fault = fault(PLAIN + line);
    assertThat(fault.line()).isEqualTo(18);
    assertThat(words(Language.ENGLISH).say(fault.message()))
        .isEqualTo("Map file plain.map, line 18: " + sentence);
    assertThat(words(Language.FRENCH).say(fault.message()))
        .startsWith("Fichier de carte plain.map, ligne 18 : ");
  }

  @Test
  void aFaultOfTheWholeMapNamesTheFile() {
    assertThat(sentence(PLAIN.replace("objective A4\n", "")))
        .isEqualTo(
            "Map file plain.map: There are 3 cubes with \"objective\", and a map has 4. Add or"
                + " remove some.");
    assertThat(sentence(PLAIN.replace("name fr Plaine\n", "")))
        .isEqualTo("Map file plain.map: \"name fr\" is missing. Add a line: name LANGUAGE NAME...");
    assertThat(sentence(PLAIN.replace("7-8", "2-8")))
        .isEqualTo(
            "Map file plain.map: The zones, rows 1-2 in the south and 2-8 in the north, overlap."
                + " Give each side rows of its own.");
    assertThat(sentence(PLAIN + "floor C4:1 full\n"))
        .isEqualTo(
            "Map file plain.map: Nobody can walk from A1 to C4:1. Open a way, or add a ladder.");
    assertThat(fault("").line()).isEqualTo(FileFault.WHOLE_FILE);
  }

  @Test
  void twoDifferentWordsOnOneFaceAreAContradiction() {
    assertThat(sentence(PLAIN + "face C4 N low\nface C5 S wall"))
        .isEqualTo(
            "Map file plain.map, line 19: \"face C4 N\" cannot be \"wall\": line 18 already says"
                + " \"low\". Keep one of the two.");
  }

  private static SkirmishMap anyMap(Random random) {
    Terrain terrain = RandomTerrain.towers(random);
    CubeSet standable = terrain.standable();
    IntStream.range(0, Cube.COUNT)
        .filter(cube -> Cube.row(cube) < 3 || Cube.row(cube) > 6)
        .forEach(standable::remove);
    int[] cubes = standable.stream().toArray();
    CubeSet objectives = CubeSet.of(cubes[0], cubes[3], cubes[5], cubes[7]);
    CubeSet items = CubeSet.of(IntStream.of(cubes).limit(8).toArray());
    return new SkirmishMap(
        "any",
        new Names("Any map", "Une carte"),
        terrain,
        objectives,
        items,
        new Zone(1, 2),
        new Zone(7, 8));
  }

  private static boolean isLegal(String text) {
    try {
      MapReader.read("any.map", text);
      return true;
    } catch (FileFault fault) {
      return false;
    }
  }

  private static FileFault fault(String text) {
    FileFault fault =
        catchThrowableOfType(FileFault.class, () -> MapReader.read("plain.map", text));
    assertThat(fault).isNotNull();
    return fault;
  }

  private static String sentence(String text) {
    return words(Language.ENGLISH).say(fault(text).message());
  }

  private static Words words(Language language) {
    return Words.in(language, DeadzoneGame.class);
  }
}
