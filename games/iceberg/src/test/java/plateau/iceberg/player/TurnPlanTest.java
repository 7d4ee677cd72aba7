package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import plateau.iceberg.engine.Ice;

class TurnPlanTest {

  @Test
  void anAgentGoesOntoAnAlienInReach() {
    Drawn drawn = new Drawn("A....", "2 3 9 0 30").plan();
    assertThat(drawn.ice.cellOf(0, 0)).isEqualTo(Drawn.cell(2, 3));
  }

  @Test
  void anAgentIsInTimeForAnAlienThatIsStillToCome() {
    Drawn drawn = new Drawn("A....", "12 12 9 4 3");
    while (drawn.ice.round() < 7) {
      drawn.plan().pass(2);
    }
    assertThat(drawn.ice.score(0)).isEqualTo(9);
  }

  @Test
  void anAgentStaysUntilTheCaptureIsComplete() {
    Drawn drawn = new Drawn("A....", "0 0 9 0 30", "0 3 9 0 30");
    drawn.plan().pass(2).plan().pass(2).plan().pass(2);
    assertThat(drawn.ice.score(0)).isEqualTo(9);
    drawn.plan();
    assertThat(drawn.ice.cellOf(0, 0)).as("then it goes on").isEqualTo(Drawn.cell(0, 3));
  }

  @Test
  void aFoeIsPushedOffItsAlienAndReplaced() {
    Drawn drawn =
        new Drawn(
                """
                XXXXXXX
                A.a...X
                XXXXXXX
                """,
                "1 2 9 0 30")
            .pass(2)
            .plan();
    assertThat(drawn.ice.cellOf(1, 0)).isEqualTo(Drawn.cell(1, 5));
    assertThat(drawn.ice.cellOf(0, 0)).isEqualTo(Drawn.cell(1, 2));
  }

  @Test
  void aFoeIsPushedOffAtTheLastMoment() {
    Drawn drawn =
        new Drawn(
                """
                XXXXXXX
                A...a.X
                XXXXXXX
                """,
                "1 4 9 0 3")
            .pass(4)
            .plan();
    assertThat(drawn.ice.captureProgress(0)).isZero();
  }

  @Test
  void anAlienThatCostsPointsIsLeftAlone() {
    Drawn drawn = new Drawn("A....", "0 0 -5 0 30").plan();
    assertThat(drawn.ice.cellOf(0, 0)).isNotEqualTo(Drawn.cell(0, 0));
  }

  @Test
  void aFriendStandsGuardWhereAFoeCouldPush() {
    Drawn drawn =
        new Drawn(
                """
                XXXXXXXXX
                X.A...a.X
                XXXXBXXXX
                """,
                "1 2 9 0 30")
            .plan();
    Threats threats = new Threats(drawn.ground());
    threats.look(drawn.crowd(), 1);
    assertThat(drawn.ice.cellOf(0, 0)).isEqualTo(Drawn.cell(1, 2));
    assertThat(threats.isOn(drawn.crowd(), Drawn.cell(1, 2))).isFalse();
  }

  @Test
  void noMorePositionsAreJudgedThanAllowed() {
    Drawn drawn = new Drawn("A....", "2 3 9 0 30", "5 5 9 0 30");
    TurnPlan whole = new TurnPlan(drawn.ice.copy(), drawn.atlas, TurnPlan.MOST_JUDGEMENTS);
    whole.search();
    int needed = whole.judgements();
    assertThat(needed).isBetween(50, TurnPlan.MOST_JUDGEMENTS - 1);
    for (int most = 1; most < needed; most += 7) {
      TurnPlan cut = new TurnPlan(drawn.ice.copy(), drawn.atlas, most);
      cut.search();
      assertThat(cut.judgements()).isEqualTo(most);
    }
  }

  @Test
  void aPlanThatWasCutShortCanBePlayed() {
    Drawn drawn = new Drawn("A....", "2 3 9 0 30", "5 5 9 0 30");
    var plan = new TurnPlan(drawn.ice.copy(), drawn.atlas, 60).search();
    assertThat(plan).isNotEmpty();
    plan.forEach(drawn::play);
  }

  @Test
  void planningChangesNothing() {
    Ice ice = new Drawn("A....", "2 3 9 0 30").ice;
    long before = ice.digest();
    TurnPlan.of(ice, new Atlas(ice.map()));
    assertThat(ice.digest()).isEqualTo(before);
  }
}
