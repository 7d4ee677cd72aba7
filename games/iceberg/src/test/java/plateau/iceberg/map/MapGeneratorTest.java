package plateau.iceberg.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.iceberg.IcebergGame;
import plateau.kernel.chance.Seeded;
import plateau.kernel.words.Language;
import plateau.kernel.words.Problem;
import plateau.kernel.words.Words;

/** What a generated map promises, over many seeds. */
class MapGeneratorTest {

  @ParameterizedTest
  @EnumSource
  void aMapIsMirroredAsWantedAndReadsBackEqual(Symmetry symmetry) {
    for (long seed = 1; seed <= 40; seed++) {
      IceMap map = generate(Optional.of(symmetry), 80, 40, seed);
      assertThat(MapCheck.of(map).symmetries())
          .as("%s, seed %d", symmetry, seed)
          .contains(symmetry);
      assertThat(MapReader.read(MapWriter.write(map))).as("seed %d", seed).isEqualTo(map);
    }
  }

  @ParameterizedTest(name = "{0} walls, {1} aliens")
  @CsvSource({"0, 0", "0, 1", "1, 0", "80, 40", "81, 41", "150, 625", "200, 100", "250, 61"})
  void thereAreAsManyWallsAndAliensAsWanted(int walls, int aliens) {
    int most = Math.min(aliens, 592 - walls);
    for (Symmetry symmetry : Symmetry.ALL) {
      for (long seed = 1; seed <= 10; seed++) {
        IceMap map = generate(Optional.of(symmetry), walls, most, seed);
        assertThat(wallsOf(map)).as("%s, seed %d", symmetry, seed).isEqualTo(walls);
        // Both numbers odd: half a turn leaves one cell that is its own image, and a wall is on it.
        int missing = symmetry == Symmetry.CENTRAL ? walls % 2 * (most % 2) : 0;
        assertThat(map.aliens()).as("%s, seed %d", symmetry, seed).hasSize(most - missing);
      }
    }
  }

  @Test
  void aliensAreAsThoseOfTheOriginalsGenerator() {
    for (long seed = 1; seed <= 50; seed++) {
      for (Alien alien : generate(Optional.empty(), 60, 60, seed).aliens()) {
        assertThat(alien.points()).as("points, seed %d", seed).isBetween(3, 12);
        assertThat(alien.arrival()).as("arrival, seed %d", seed).isBetween(0, 97);
        assertThat(alien.duration()).as("duration, seed %d", seed).isBetween(3, 25);
      }
    }
  }

  @ParameterizedTest(name = "{0} walls")
  @CsvSource({"0", "80", "160", "200"})
  void everybodyCanReachEverybodyAndEveryAlien(int walls) {
    for (long seed = 1; seed <= 50; seed++) {
      MapCheck check = MapCheck.of(generate(Optional.empty(), walls, 40, seed));
      assertThat(check.reach())
          .as("seed %d", seed)
          .allMatch(reach -> reach.agents0().size() + reach.agents1().size() == 8);
    }
  }

  @Test
  void allSymmetriesComeUpWhenAnyWillDo() {
    Set<Symmetry> seen = new HashSet<>();
    for (long seed = 1; seed <= 60; seed++) {
      seen.addAll(MapCheck.of(generate(Optional.empty(), 80, 40, seed)).symmetries());
    }
    assertThat(seen).containsExactlyInAnyOrder(Symmetry.values());
  }

  @Test
  void theSameSeedGivesTheSameMap() {
    assertThat(generate(Optional.empty(), 80, 40, 7))
        .isEqualTo(generate(Optional.empty(), 80, 40, 7))
        .isNotEqualTo(generate(Optional.empty(), 80, 40, 8));
  }

  @Test
  void moreThanFitsOnTheIceIsRefusedInWords() {
    assertThatThrownBy(() -> new MapPlan(Optional.empty(), 500, 93))
        .isInstanceOfSatisfying(
            Problem.class,
            problem ->
                assertThat(Words.in(Language.ENGLISH, IcebergGame.class).say(problem.message()))
                    .isEqualTo(
                        "A map of 500 walls and 93 aliens cannot be generated: together they may"
                            + " be 592 at most."));
    assertThatThrownBy(() -> new MapPlan(Optional.empty(), -1, 0)).isInstanceOf(Problem.class);
  }

  private static IceMap generate(Optional<Symmetry> symmetry, int walls, int aliens, long seed) {
    return MapGenerator.generate(new MapPlan(symmetry, walls, aliens), new Seeded(seed));
  }

  private static int wallsOf(IceMap map) {
    int walls = 0;
    for (int row = 0; row < IceMap.SIZE; row++) {
      walls += Integer.bitCount(map.wallRow(row));
    }
    return walls;
  }
}
