package plateau.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.Decision;
import plateau.kernel.Setup;
import plateau.kernel.Thought;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.pig.Pig;
import plateau.pig.PigMove;
import plateau.pig.PigState;

/** A search acts on what its seat will know of others' moves, and on nothing that it will not. */
class KnowledgeTest {

  private static final long SEED = 11;

  // A search that branches on all moves takes itself to look where the other hides, and seeks.
  @Test
  void whatOthersDoOutOfSightCannotBeActedOn() {
    List<Thought<Hideout.Step>> thoughts = thoughts(new Hideout(false));
    assertThat(thoughts.getFirst().move()).as("seed %d", SEED).isEqualTo(Hideout.Step.STAY);
    assertThat(thoughts.getFirst().odds()).as("seed %d", SEED).isBetween(0.6, 0.75);
  }

  // A search that mixes up what it sees there takes itself for blind, and stays.
  @Test
  void whatOthersDoInSightCanBeActedOn() {
    List<Thought<Hideout.Step>> thoughts = thoughts(new Hideout(true));
    assertThat(thoughts.getFirst().move()).as("seed %d", SEED).isEqualTo(Hideout.Step.SEEK);
    assertThat(thoughts.getFirst().odds()).as("seed %d", SEED).isGreaterThan(0.85);
  }

  private static List<Thought<Hideout.Step>> thoughts(Hideout game) {
    return new SearchPlayer<>(game, new Budget.Matches(1000), new Seeded(SEED))
        .think(new Decision<>(game, game.opening()));
  }

  @Test
  void movesAreOneWhoseDifferenceIsHidden() {
    Hideout hidden = new Hideout(false);
    Witness<Hideout.Yard, Hideout.Step> blind = new Witness<>(hidden, 0);
    for (int trial = 0; trial < 10; trial++) {
      assertThat(takesForOne(blind, hidden)).isTrue();
    }
    assertThat(blind.mayMiss(Hideout.Step.LEFT)).isTrue();
  }

  @Test
  void afterAFewMovesInSightOthersOfTheKindAreNotAskedFor() {
    Hideout open = new Hideout(true);
    Witness<Hideout.Yard, Hideout.Step> seeing = new Witness<>(open, 0);
    assertThat(seeing.mayMiss(Hideout.Step.LEFT)).isTrue();
    for (int trial = 0; trial < 10; trial++) {
      assertThat(takesForOne(seeing, open)).isFalse();
    }
    assertThat(seeing.mayMiss(Hideout.Step.LEFT)).isFalse();
  }

  private static boolean takesForOne(Witness<Hideout.Yard, Hideout.Step> witness, Hideout game) {
    return witness.takesForOne(Hideout.Step.LEFT, Hideout.Step.RIGHT, game.beforeHiding());
  }

  // The same view of the same position hides nothing.
  @Test
  void movesThatLeadToTheSamePositionAreNotHidden() {
    Pig pig = new Pig();
    PigState state = pig.start(Setup.of(pig.info(), 2, Map.of()), new Seeded(SEED), Journal.OFF);
    Witness<PigState, PigMove> witness = new Witness<>(pig, 1);
    for (PigMove move : state.moves()) {
      assertThat(witness.takesForOne(move, move, state)).isFalse();
    }
  }
}
