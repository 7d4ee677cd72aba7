package plateau.iceberg.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.Symmetry;
import plateau.kernel.chance.Seeded;

/** Invariant 13: mirroring or turning map and actions alike gives the mirrored match. */
class MirroredMatchTest {

  private static final int ATTEMPTS = 24;
  private static final int MIDDLE = IceMap.cell(12, 12);

  @ParameterizedTest
  @EnumSource
  void aMirroredMatchIsTheMirrorImageOfTheMatch(Symmetry symmetry) {
    for (long seed = 1; seed <= 4; seed++) {
      IceMap map = RandomMatch.map(seed);
      Ice ice = new Ice(map);
      Ice image = new Ice(MapReader.read(mirrored(map, symmetry)));
      Seeded chance = new Seeded(seed);
      while (!ice.isOver()) {
        ice.beginRound();
        image.beginRound();
        for (int turn = 0; turn < 2; turn++) {
          playTurn(ice, image, symmetry, chance, "seed " + seed + ", round " + ice.round());
        }
        compare(ice, image, symmetry, "seed " + seed + ", after round " + ice.round());
      }
    }
  }

  private static void playTurn(Ice ice, Ice image, Symmetry symmetry, Seeded chance, String where) {
    for (int i = 0; i < ATTEMPTS; i++) {
      int type = chance.below(3);
      int agent = chance.below(IceMap.AGENTS);
      Direction direction = Direction.ALL.get(chance.below(4));
      assertThat(image.act(type, agent, mirrored(direction, symmetry).ordinal()))
          .as("%s, %d %d %s", where, type, agent, direction)
          .isEqualTo(ice.act(type, agent, direction.ordinal()));
    }
    ice.endTurn();
    image.endTurn();
  }

  private static void compare(Ice ice, Ice image, Symmetry symmetry, String where) {
    for (int player = 0; player < 2; player++) {
      assertThat(image.score(player)).as(where).isEqualTo(ice.score(player));
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        assertThat(image.cellOf(player, agent))
            .as(where)
            .isEqualTo(symmetry.mirror(ice.cellOf(player, agent)));
      }
    }
    for (int alien = 0; alien < ice.map().aliens().size(); alien++) {
      assertThat(image.captureProgress(alien)).as(where).isEqualTo(ice.captureProgress(alien));
      assertThat(image.alienState(alien)).as(where).isEqualTo(ice.alienState(alien));
    }
  }

  private static Direction mirrored(Direction direction, Symmetry symmetry) {
    int wanted = symmetry.mirror(direction.from(MIDDLE));
    return Direction.ALL.stream()
        .filter(image -> image.from(symmetry.mirror(MIDDLE)) == wanted)
        .findFirst()
        .orElseThrow();
  }

  private static String mirrored(IceMap map, Symmetry symmetry) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < IceMap.CELLS; cell++) {
      text.append(map.isWall(symmetry.mirror(cell)) ? 'X' : '.');
      text.append(IceMap.column(cell) == IceMap.SIZE - 1 ? "\n" : "");
    }
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      text.append(
          position(symmetry.mirror(map.start(agent / IceMap.AGENTS, agent % IceMap.AGENTS))));
    }
    text.append(map.aliens().size()).append('\n');
    for (Alien alien : map.aliens()) {
      text.append(position(symmetry.mirror(alien.cell())))
          .append("%d %d %d\n".formatted(alien.points(), alien.arrival(), alien.duration()));
    }
    return text.toString();
  }

  private static String position(int cell) {
    return IceMap.row(cell) + " " + IceMap.column(cell) + "\n";
  }
}
