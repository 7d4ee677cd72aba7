package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;
import static plateau.panic.crew.Role.ANDROID;
import static plateau.panic.crew.Role.TROOPER;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.kernel.chance.Seeded;
import plateau.panic.cards.CardKind;
import plateau.panic.view.TaskKind;

/** What both players do once they are infected; in these scenes they hide for two rounds. */
class InfectedPlayerTest {

  private static final int SECOND_ROUND = 5;
  private static final String[] GIFTS = {"give gas-can", "give ammo", "give infection-red"};

  @ParameterizedTest
  @EnumSource
  void givesAHarmlessCardWhileHeHides(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.host().holding(CardKind.GAS_CAN, CardKind.AMMO).turn(SECOND_ROUND);
    assertThat(scene.offerTo(GREEN).answer(temper, GIFTS)).isEqualTo("give ammo");
  }

  @ParameterizedTest
  @EnumSource
  void infectsAHumanOnceTheTimeOfHidingIsOver(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().holding(CardKind.GAS_CAN, CardKind.AMMO);
    assertThat(scene.offerTo(GREEN).answer(temper, GIFTS)).isEqualTo("give infection-red");
    assertThat(scene.answerTo(GREEN).answer(temper, GIFTS)).isEqualTo("give infection-red");
  }

  @ParameterizedTest
  @EnumSource
  void wastesNoInfectionCardAndNoGasCanOnSomebodyInfected(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().holding(CardKind.GAS_CAN, CardKind.AMMO).proven(GREEN);
    assertThat(scene.offerTo(GREEN).answer(temper, GIFTS)).isEqualTo("give ammo");
  }

  @Test
  void theBoldOneInfectsEarlierThanTheCautiousOne() {
    for (long seed = 1; seed <= 20; seed++) {
      assertThat(Temper.BOLD.hidingRounds(new Seeded(seed)))
          .as("seed %d", seed)
          .isLessThan(Temper.CAUTIOUS.hidingRounds(new Seeded(seed)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void walksIntoTheRoomOfAHuman(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.host()
            .lay("storage-1", -1, 0, 0)
            .lay("run-2", 1, 0, 0)
            .put(GREEN, TROOPER, "storage-1")
            .put(PURPLE, TROOPER, "run-2")
            .proven(GREEN);
    String[] legal = {"move trooper west", "move trooper east", "move android east", "end"};
    assertThat(scene.answer(temper, legal)).endsWith("east");
  }

  @ParameterizedTest
  @EnumSource
  void exploresLikeAHumanWhileHeHides(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().laySearched("run-2", 1, 0, 0).put(GREEN, TROOPER, "run-2");
    String[] legal = {"move trooper east", "explore reactor", "end"};
    assertThat(scene.topCard("run-3").turn(SECOND_ROUND).answer(temper, legal))
        .isEqualTo("explore reactor");
  }

  @ParameterizedTest
  @EnumSource
  void guardsTheHiveWhenNobodyIsThereToInfect(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().lay("hive", 0, -1, 0);
    assertThat(scene.answer(temper, "move trooper north", "move android north", "end"))
        .isEqualTo("move android north");
    scene.put(RED, ANDROID, "hive");
    assertThat(scene.answer(temper, "move trooper north", "move android south", "end"))
        .isEqualTo("end");
  }

  @ParameterizedTest
  @EnumSource
  void attacksHumansOnceTheyCouldWin(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().onTable(CardKind.AMMO).bullets(4);
    String[] legal = {"attack android gun", "end"};
    assertThat(scene.answer(temper, legal)).isEqualTo("end");
    assertThat(scene.lay("hive", 0, -1, 0).answer(temper, legal)).isEqualTo("attack android gun");
  }

  @ParameterizedTest
  @EnumSource
  void aimsAtTheHumanWhoIsWeakest(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.host().lay("hive", 0, -1, 0).proven(GREEN).wound(GREEN, TROOPER, 1);
    scene.wound(ORANGE, ANDROID, 1).aim(ANDROID);
    assertThat(
            scene.answer(temper, "aim green-trooper", "aim purple-trooper", "aim orange-android"))
        .isEqualTo("aim orange-android");
  }

  @ParameterizedTest
  @EnumSource
  void provesThatAllAreInfectedWhenThatWins(Temper temper) {
    SceneOfRed scene = terminal(SceneOfRed.host());
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end"))
        .isEqualTo("terminal terminal-open heat-scan");
  }

  @ParameterizedTest
  @EnumSource
  void provesNothingWhenHeMayBeTheLastOneInfected(Temper temper) {
    SceneOfRed scene = terminal(SceneOfRed.infected());
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end")).isEqualTo("end");
    scene.redTraded(GREEN, CardKind.INFECTION_RED, CardKind.AMMO);
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end"))
        .isEqualTo("terminal terminal-open heat-scan");
  }

  @ParameterizedTest
  @EnumSource
  void triesAHeatScanWhenOneHumanIsLeftWhoMayBeStranded(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.host().laySearched("terminal-open", 1, 0, 180).proven(GREEN, PURPLE);
    scene.put(RED, ANDROID, "terminal-open");
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end"))
        .isEqualTo("terminal terminal-open heat-scan");
  }

  @ParameterizedTest
  @EnumSource
  void callsNoHeatScanWhileSeveralHumansAreLeft(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().laySearched("terminal-open", 1, 0, 180).proven(GREEN);
    scene.put(RED, ANDROID, "terminal-open");
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end")).isEqualTo("end");
  }

  /** A gas can saved green: red has still infected nobody. */
  @ParameterizedTest
  @EnumSource
  void anInfectionThatAGasCanStoppedDoesNotCount(Temper temper) {
    SceneOfRed scene = terminal(SceneOfRed.infected());
    scene.redTraded(GREEN, CardKind.INFECTION_RED, CardKind.GAS_CAN);
    assertThat(scene.answer(temper, "terminal terminal-open heat-scan", "end")).isEqualTo("end");
  }

  private static SceneOfRed terminal(SceneOfRed scene) {
    return scene
        .laySearched("terminal-open", 1, 0, 180)
        .put(RED, ANDROID, "terminal-open")
        .proven(GREEN, PURPLE, ORANGE);
  }

  @ParameterizedTest
  @EnumSource
  void searchesAlone(Temper temper) {
    SceneOfRed scene = SceneOfRed.host().decide(TaskKind.TEAM_SEARCH);
    assertThat(scene.answer(temper, "alone", "with green")).isEqualTo("alone");
  }

  @ParameterizedTest
  @EnumSource
  void laysARoomSoThatNobodyCanEnterIt(Temper temper) {
    assertThat(
            SceneOfRed.host().place("empty-2").answer(temper, "place (0,-1)r180", "place (0,-1)r0"))
        .isEqualTo("place (0,-1)r0");
  }
}
