package plateau.iceberg.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.engine.Action;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.map.Symmetry;
import plateau.kernel.chance.Seeded;

/** Matches side by side are the same as matches of the engine, one by one. */
class IceBatchTest {

  private static final int MOVE = 0;
  private static final int PUSH = 2;
  private static final int NORTH = 0;
  private static final int EAST = 1;

  // Two rows of four agents, face to face, on aliens that stay.
  private static final IceMap CROWD = MapReader.read(crowd());

  private static String crowd() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < IceMap.SIZE; row++) {
      text.append(".".repeat(IceMap.SIZE)).append('\n');
    }
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      text.append("%d %d\n".formatted(agent / IceMap.AGENTS, agent % IceMap.AGENTS));
    }
    text.append("16\n");
    for (int alien = 0; alien < 16; alien++) {
      int duration = 5 + 7 * alien;
      text.append("%d %d %d 0 %d\n".formatted(alien / 4, alien % 4, 3 + alien, duration));
    }
    return text.toString();
  }

  // Different symmetries and numbers of walls, and so many aliens that some are captured.
  private static IceMap map(int seed) {
    Symmetry symmetry = Symmetry.ALL.get(seed % Symmetry.ALL.size());
    MapPlan plan = new MapPlan(Optional.of(symmetry), 25 * seed, 20 * seed);
    return MapGenerator.generate(plan, new Seeded(seed));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void everyFieldIsTheEnginesAfterEveryTurn(int seed) {
    playBesideTheEngine(map(seed), 20 + 5 * seed, seed);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100})
  void soItIsInACrowd(int size) {
    playBesideTheEngine(CROWD, size, size);
  }

  private static void playBesideTheEngine(IceMap map, int size, int seed) {
    IceBatch batch = new IceBatch(map, size);
    List<Ice> engines = IntStream.range(0, size).mapToObj(match -> new Ice(map)).toList();
    Seeded chance = new Seeded(seed);
    compare(batch, engines, seed);
    while (!batch.isOver()) {
      batch.beginRound();
      engines.forEach(Ice::beginRound);
      for (int player = 0; player < 2; player++) {
        playTurn(batch, engines, chance, seed);
        batch.endTurn();
        engines.forEach(Ice::endTurn);
        compare(batch, engines, seed);
      }
    }
    assertThat(engines).as("seed %d", seed).allMatch(Ice::isOver);
  }

  // Of any length, up to more attempts than can be paid for.
  private static void playTurn(IceBatch batch, List<Ice> engines, Seeded chance, int seed) {
    int length = chance.below(40);
    int[] codes = new int[batch.size()];
    for (int i = 0; i < length; i++) {
      int[] attempts = IntStream.generate(() -> chance.below(64)).limit(batch.size()).toArray();
      batch.act(attempts, codes);
      assertThat(codes)
          .as("seed %d, round %d, attempt %d", seed, batch.round(), i)
          .isEqualTo(answers(engines, attempts));
    }
  }

  private static int[] answers(List<Ice> engines, int[] attempts) {
    return IntStream.range(0, attempts.length)
        .map(match -> answer(engines.get(match), attempts[match]))
        .toArray();
  }

  private static int answer(Ice ice, int attempt) {
    int type = attempt & 3;
    return type == IceBatch.NO_ATTEMPT
        ? Code.NOT_YOUR_TURN
        : ice.act(type, (attempt >> 2) & 3, attempt >> 4);
  }

  private static void compare(IceBatch batch, List<Ice> engines, int seed) {
    for (int match = 0; match < engines.size(); match++) {
      Ice ice = engines.get(match);
      int[] expected = fields(ice);
      int[] actual = fields(batch, match, ice.map().aliens().size());
      if (!Arrays.equals(actual, expected)) {
        assertThat(actual)
            .as("seed %d, match %d, round %d, player %d", seed, match, ice.round(), ice.player())
            .isEqualTo(expected);
      }
      assertThat(batch.digest(match)).as("seed %d, match %d", seed, match).isEqualTo(ice.digest());
    }
  }

  // Round, player, scores, cells and points; counters and states of aliens.
  private static int[] fields(Ice ice) {
    IntStream.Builder fields = IntStream.builder();
    fields.add(ice.round()).add(ice.player());
    for (int player = 0; player < 2; player++) {
      fields.add(ice.score(player));
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        fields.add(ice.cellOf(player, agent)).add(ice.points(player, agent));
      }
    }
    for (int alien = 0; alien < ice.map().aliens().size(); alien++) {
      fields.add(ice.captureProgress(alien)).add(ice.alienState(alien).ordinal());
    }
    return fields.build().toArray();
  }

  private static int[] fields(IceBatch batch, int match, int aliens) {
    IntStream.Builder fields = IntStream.builder();
    fields.add(batch.round()).add(batch.player());
    for (int player = 0; player < 2; player++) {
      fields.add(batch.score(match, player));
      for (int agent = 0; agent < IceMap.AGENTS; agent++) {
        fields.add(batch.cellOf(match, player, agent)).add(batch.points(match, player, agent));
      }
    }
    for (int alien = 0; alien < aliens; alien++) {
      fields.add(batch.captureProgress(match, alien)).add(batch.alienState(match, alien).ordinal());
    }
    return fields.build().toArray();
  }

  @Test
  void actionsAreTheAcceptedAttemptsOfTheLatestTurn() {
    IceBatch batch = new IceBatch(CROWD, 2);
    batch.beginRound();
    int[] codes = new int[2];
    batch.act(new int[] {attempt(MOVE, 0, NORTH), attempt(PUSH, 2, EAST)}, codes);
    assertThat(codes).containsExactly(Code.OUT_OF_BOUNDS, Code.OK);
    batch.act(new int[] {attempt(PUSH, 3, EAST), IceBatch.NO_ATTEMPT}, codes);
    assertThat(codes).containsExactly(Code.NOTHING_TO_PUSH, Code.NOT_YOUR_TURN);
    assertThat(batch.actions(0, 0)).isEmpty();
    assertThat(batch.actions(1, 0)).containsExactly(Action.of(attempt(PUSH, 2, EAST)));
  }

  private static int attempt(int type, int agent, int direction) {
    return IceBatch.attempt(type, agent, direction);
  }

  @Test
  void whatIsNoAttemptIsRefusedAndNothingChanges() {
    IceBatch batch = new IceBatch(CROWD, 3);
    batch.beginRound();
    long before = batch.digest(0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batch.act(new int[] {0, 0, 64}, new int[3]))
        .withMessage("match 2: 64 is no attempt, those are 0 to 63");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batch.act(new int[] {0, -1, 0}, new int[3]))
        .withMessage("match 1: -1 is no attempt, those are 0 to 63");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batch.act(new int[2], new int[3]))
        .withMessage("2 attempts and room for 3 codes, but 3 matches");
    int[] both = new int[3];
    assertThatIllegalArgumentException()
        .isThrownBy(() -> batch.act(both, both))
        .withMessage("the codes need an array of their own");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> attempt(MOVE, 4, NORTH))
        .withMessage("type 0, agent 4, direction 0: each is 0 to 3");
    assertThat(batch.digest(0)).isEqualTo(before);
  }

  @Test
  void theCourseOfTheMatchesIsKept() {
    IceBatch batch = new IceBatch(CROWD, 1);
    assertThatIllegalStateException().isThrownBy(() -> batch.act(new int[1], new int[1]));
    assertThatIllegalStateException().isThrownBy(batch::endTurn);
    batch.beginRound();
    assertThatIllegalStateException().isThrownBy(batch::beginRound);
  }

  @Test
  void aBatchHasAMatch() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new IceBatch(CROWD, 0))
        .withMessage("a batch has one match or more, not 0");
  }
}
