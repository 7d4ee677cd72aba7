package plateau.deadzone.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.map.SkirmishMap;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;

class LevelsTest {

  private static final SkirmishMap DEPOT = SkirmishMap.depot9();

  private static List<String> drawn(Scenery scenery, int width, Language language) {
    Words words = Words.in(language, Levels.class);
    return new Levels(words, new Page(width, Ink.PLAIN, words)).lines(scenery);
  }

  private static int cube(String name) {
    return Cube.parse(name).orElseThrow();
  }

  @Test
  void theLevelsOfDepot9StandBesideEachOther() {
    assertThat(String.join("\n", drawn(Scenery.of(DEPOT), 80, Language.ENGLISH)))
        .startsWith(
            """
            Ground                                        Level 1
                A    B    C    D    E    F    G    H          B    C    D    E    F    G
              +----+----+----+----+----+----+----+----+     +    +====+    +    +    +    +
            8 |                                       |   6      o.^v.o          .... .v..:
              +    +    +    +    +    +    +    +    +     +    +=oo=+    +    +----+----+
            7 | c                                  c  |   5            ....
              +    +====+=  =+----+----+=  =+====+    +     +    +    +    +    +    +    +
            6 |         # ^  # i       o      ^  o    |   4                 ....
              +    +    +=oo=+    +    +====+=oo=+    +     +----+----+    +    +=oo=+    +
            5 | i    *        XXXX  *c        i       |   3 :.v.. ....          o.^v.o
              +----+----+    +    +    +    +----+----+     +    +    +    +    +====+    +
            4 |      i         *c  XXXX       *    i  |   Level 2
              +    +=oo=+====+    +    +=oo=+    +    +       C    D    E    F
            3 |    o ^       o      i  # ^  #         |     +    +    +    +    +
              +    +====+=  =+----+----+=  =+====+    +   6  .iv
            2 | c                                  c  |     +----+    +    +    +
              +    +    +    +    +    +    +    +    +   5
            1 |                                       |     +    +    +    +    +
              +----+----+----+----+----+----+----+----+   4
                                                            +    +    +    +----+
                                                          3                 .iv
                                                            +    +    +    +    +
            # ==== wall, o =oo= window,\
            """);
  }

  @Test
  void onANarrowPageTheUpperLevelsStandBelow() {
    List<String> lines = drawn(Scenery.of(DEPOT), 60, Language.FRENCH);
    assertThat(lines).contains("Sol", "Niveau 1                            Niveau 2");
    assertThat(lines).allMatch(line -> line.length() <= 60);
    assertThat(drawn(Scenery.of(DEPOT), 45, Language.FRENCH)).contains("Niveau 1", "Niveau 2");
  }

  @Test
  void figuresStandWhereTheyAreAndManyAreCounted() {
    Map<Integer, List<Sign>> figures = new HashMap<>();
    Sign south = new Sign(0, 1, true);
    Sign north = new Sign(1, 12, false);
    figures.put(cube("D4"), List.of(south));
    figures.put(cube("A1"), List.of(south, north));
    figures.put(cube("A8"), List.of(south, south, north));
    figures.put(cube("H8"), List.of(north, north, north));
    figures.put(cube("E4:1"), List.of(north));
    Scenery scenery =
        new Scenery(
            DEPOT.terrain(),
            DEPOT.objectives(),
            DEPOT.items(),
            CubeSet.of(cube("C1")),
            CubeSet.of(cube("D1")),
            figures);
    List<String> lines = drawn(scenery, 80, Language.ENGLISH);
    assertThat(lines.get(3)).startsWith("8 |2S1N").contains("3N  |");
    assertThat(lines.get(11)).contains(" S1*c ");
    assertThat(lines.get(7)).endsWith(" 4                 nc..");
    assertThat(lines.get(17)).startsWith("1 |S1nc       %    !");
  }
}
