package plateau.panic.player;

import static org.assertj.core.api.Assertions.assertThat;
import static plateau.panic.crew.Colour.GREEN;
import static plateau.panic.crew.Colour.ORANGE;
import static plateau.panic.crew.Colour.PURPLE;
import static plateau.panic.crew.Colour.RED;
import static plateau.panic.crew.Role.ANDROID;
import static plateau.panic.crew.Role.TROOPER;
import static plateau.panic.player.Temper.BOLD;
import static plateau.panic.player.Temper.CAUTIOUS;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plateau.panic.cards.CardKind;
import plateau.panic.view.TaskKind;

/** What both players do as humans, and where they differ. */
class HumanPlayerTest {

  private static final CardKind CAN = CardKind.GAS_CAN;

  @ParameterizedTest
  @EnumSource
  void burnsTheHiveWhenHeCan(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().lay("hive", 0, -1, 0).put(RED, TROOPER, "hive");
    assertThat(scene.holding(CAN, CAN, CAN).answer(temper, "move trooper south", "burn", "end"))
        .isEqualTo("burn");
  }

  @ParameterizedTest
  @EnumSource
  void takesHisTrooperToTheHiveOnceHeHasThreeGasCans(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().lay("hive", 0, -1, 0).lay("storage-1", -1, 0, 0);
    String[] legal = {"move trooper north", "move android north", "move android west", "end"};
    assertThat(scene.holding(CAN, CAN, CAN).answer(temper, legal)).isEqualTo("move trooper north");
  }

  @ParameterizedTest
  @EnumSource
  void doesNotGoToTheHiveWithTwo(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().lay("hive", 0, -1, 0).lay("storage-1", -1, 0, 0);
    String[] legal = {"move trooper north", "move trooper west", "move android west", "end"};
    assertThat(scene.holding(CAN, CAN).answer(temper, legal)).endsWith("west");
  }

  @ParameterizedTest
  @EnumSource
  void takesAdrenalineWhenTheWayToTheHiveIsTooLong(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().lay("hive", 0, -1, 0).holding(CAN, CAN, CAN, CardKind.ADRENALINE);
    String[] legal = {"move trooper north", "play adrenaline", "end"};
    assertThat(scene.actionPoints(1).answer(temper, legal)).isEqualTo("play adrenaline");
    assertThat(scene.actionPoints(2).answer(temper, legal)).isEqualTo("move trooper north");
  }

  @ParameterizedTest
  @EnumSource
  void goesToATerminalAndOpensTheDoorsWhenTheHiveIsBehindOne(Temper temper) {
    SceneOfRed locked =
        SceneOfRed.human()
            .lay("empty-2", 0, -1, 0)
            .lay("hive", 0, -2, 0)
            .laySearched("terminal-open", 1, 0, 180)
            .holding(CAN, CAN, CAN);
    assertThat(locked.answer(temper, "move trooper east", "move android east", "end"))
        .endsWith("east");
    locked.put(RED, ANDROID, "terminal-open");
    assertThat(
            locked.answer(
                temper,
                "move trooper east",
                "terminal terminal-open heat-scan",
                "terminal terminal-open open-doors",
                "end"))
        .isEqualTo("terminal terminal-open open-doors");
  }

  @ParameterizedTest
  @EnumSource
  void doesNotWalkIntoAGuardedHiveWithThreeGasCansOnly(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .lay("hive", 0, -1, 0)
            .put(GREEN, ANDROID, "hive")
            .put(RED, ANDROID, "hive")
            .proven(GREEN)
            .holding(CAN, CAN, CAN);
    assertThat(scene.answer(temper, "move trooper north", "end")).isEqualTo("end");
    assertThat(scene.holding(CAN).answer(temper, "move trooper north", "end"))
        .isEqualTo("move trooper north");
  }

  @ParameterizedTest
  @EnumSource
  void givesAGasCanToAProvenInfected(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).holding(CAN, CardKind.AMMO);
    String[] legal = {"give ammo", "give gas-can"};
    assertThat(scene.answerTo(GREEN).answer(temper, legal)).isEqualTo("give gas-can");
    assertThat(scene.offerTo(GREEN).answer(temper, legal)).isEqualTo("give gas-can");
  }

  @ParameterizedTest
  @EnumSource
  void givesAGasCanToWhoeverMayBeInfected(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().holding(CAN, CardKind.AMMO).answerTo(GREEN);
    assertThat(scene.answer(temper, "give ammo", "give gas-can")).isEqualTo("give gas-can");
  }

  @ParameterizedTest
  @EnumSource
  void keepsHisGasCansInATradeWithSomebodyWhoIsCleared(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).counted(1).holding(CAN, CardKind.AMMO);
    assertThat(scene.answerTo(PURPLE).answer(temper, "give ammo", "give gas-can"))
        .isEqualTo("give ammo");
  }

  @ParameterizedTest
  @EnumSource
  void givesAGasCanToAFriendWhoseTrooperIsFitter(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).counted(1).holding(CAN, CardKind.AMMO);
    assertThat(
            scene
                .wound(RED, TROOPER, 2)
                .answerTo(PURPLE)
                .answer(temper, "give ammo", "give gas-can"))
        .isEqualTo("give gas-can");
  }

  @ParameterizedTest
  @EnumSource
  void givesNoGasCanToAFriendWhenHeHasEnoughToBurnTheHiveHimself(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().proven(GREEN).counted(1).holding(CAN, CAN, CAN, CardKind.AMMO);
    assertThat(
            scene
                .wound(RED, TROOPER, 2)
                .answerTo(PURPLE)
                .answer(temper, "give ammo", "give gas-can"))
        .isEqualTo("give ammo");
  }

  @ParameterizedTest
  @EnumSource
  void attacksAProvenInfectedWhomHeMeets(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .lay("run-2", 1, 0, 0)
            .put(GREEN, TROOPER, "run-2")
            .proven(GREEN)
            .bullets(4);
    assertThat(
            scene.meetingOf(ANDROID, "run-2").answer(temper, "trade green", "attack android gun"))
        .isEqualTo("attack android gun");
  }

  @Test
  void onlyTheBoldOneAttacksASuspect() {
    SceneOfRed scene =
        SceneOfRed.human().lay("run-2", 1, 0, 0).put(GREEN, TROOPER, "run-2").counted(3);
    scene.meetingOf(ANDROID, "run-2").bullets(4);
    String[] legal = {"trade green", "attack android gun"};
    assertThat(scene.answer(BOLD, legal)).isEqualTo("attack android gun");
    assertThat(scene.answer(CAUTIOUS, legal)).isEqualTo("trade green");
  }

  @ParameterizedTest
  @EnumSource
  void drawsAKnifeAgainstAProvenInfected(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().lay("run-2", 1, 0, 0).put(GREEN, TROOPER, "run-2").proven(GREEN);
    scene.meetingOf(TROOPER, "run-2").holding(CardKind.COMBAT_KNIFE);
    assertThat(scene.answer(temper, "trade green", "play combat-knife"))
        .isEqualTo("play combat-knife");
  }

  @ParameterizedTest
  @EnumSource
  void tradesWithTheOneHeSuspectsLeast(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .lay("run-2", 1, 0, 0)
            .put(GREEN, TROOPER, "run-2")
            .put(PURPLE, TROOPER, "run-2")
            .traded(GREEN, ORANGE)
            .meetingOf(ANDROID, "run-2");
    assertThat(scene.answer(temper, "trade green", "trade purple")).isEqualTo("trade purple");
  }

  @ParameterizedTest
  @EnumSource
  void fightsForTheHiveRatherThanTradeAGasCanAwayThere(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .lay("hive", 0, -1, 0)
            .put(GREEN, ANDROID, "hive")
            .holding(CAN, CAN, CAN)
            .onTable(CardKind.COMBAT_KNIFE)
            .meetingOf(TROOPER, "hive");
    String[] legal = {"trade green", "attack trooper knife"};
    assertThat(scene.actionPoints(2).answer(temper, legal)).isEqualTo("attack trooper knife");
    assertThat(scene.actionPoints(1).answer(temper, legal)).isEqualTo("trade green");
  }

  @ParameterizedTest
  @EnumSource
  void aimsAtTheProvenInfectedAndNotAtTheOthers(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(PURPLE).aim(ANDROID);
    assertThat(
            scene.answer(temper, "aim green-trooper", "aim purple-android", "aim orange-android"))
        .isEqualTo("aim purple-android");
  }

  @ParameterizedTest
  @EnumSource
  void aimsAtParasitesRatherThanAtOthersWhoAreNotEnemies(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().parasiteIn("reactor").aim(ANDROID);
    assertThat(scene.answer(temper, "aim green-trooper", "aim parasite-grey-1"))
        .isEqualTo("aim parasite-grey-1");
  }

  @ParameterizedTest
  @EnumSource
  void shootsParasitesInHisRoom(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().parasiteIn("reactor").onTable(CardKind.AMMO).bullets(4);
    assertThat(scene.answer(temper, "explore reactor", "attack android gun", "end"))
        .isEqualTo("attack android gun");
  }

  @ParameterizedTest
  @EnumSource
  void leavesARoomWithParasitesWithHisLastPointsBeforeTheyBite(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().laySearched("storage-1", -1, 0, 0).parasiteIn("reactor").actionPoints(1);
    scene.put(RED, ANDROID, "storage-1");
    String[] legal = {"move trooper west", "search storage-1", "end"};
    assertThat(scene.answer(temper, legal)).isNotEqualTo("move trooper west");
    assertThat(scene.parasitesComeSoon().answer(temper, legal)).isEqualTo("move trooper west");
  }

  @ParameterizedTest
  @EnumSource
  void keepsAPointForEachCharacterWhoHasToGetAwayFromParasites(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .laySearched("storage-1", -1, 0, 0)
            .parasiteIn("reactor")
            .topCard("run-2");
    scene.parasitesComeSoon();
    String[] legal = {"move trooper west", "move android west", "explore reactor", "end"};
    assertThat(scene.actionPoints(3).answer(temper, legal)).isEqualTo("explore reactor");
    assertThat(scene.actionPoints(2).answer(temper, legal)).isEqualTo("move trooper west");
  }

  @ParameterizedTest
  @EnumSource
  void searchesAnUnsearchedRoomBeforeHeGoesOn(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().lay("storage-1", -1, 0, 0).put(RED, ANDROID, "storage-1");
    String[] legal = {"move android east", "explore storage-1", "search storage-1", "end"};
    assertThat(scene.topCard("run-2").answer(temper, legal)).isEqualTo("search storage-1");
  }

  @ParameterizedTest
  @EnumSource
  void exploresWhereAllIsSearched(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().laySearched("storage-1", -1, 0, 0).put(RED, ANDROID, "storage-1");
    String[] legal = {"move android east", "explore storage-1", "search storage-1", "end"};
    assertThat(scene.topCard("run-2").answer(temper, legal)).isEqualTo("explore storage-1");
  }

  @ParameterizedTest
  @EnumSource
  void walksToTheUnsearchedRoomWhereNobodyIs(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human()
            .lay("storage-1", -1, 0, 0)
            .lay("run-2", 1, 0, 0)
            .put(GREEN, TROOPER, "storage-1");
    String[] legal = {"move trooper west", "move trooper east", "move android east", "end"};
    assertThat(scene.answer(temper, legal)).endsWith("east");
  }

  @Test
  void onlyTheCautiousOneSendsHisAndroidAheadAndSparesTheTrooper() {
    SceneOfRed scene = SceneOfRed.human().lay("storage-1", -1, 0, 0);
    String[] legal = {"move trooper west", "move android west", "end"};
    assertThat(scene.answer(CAUTIOUS, legal)).isEqualTo("move android west");
    assertThat(scene.answer(BOLD, legal)).isEqualTo("move trooper west");
  }

  @ParameterizedTest
  @EnumSource
  void laysOutWhatArmsHim(Temper temper) {
    SceneOfRed scene =
        SceneOfRed.human().holding(CardKind.AMMO, CardKind.KEY_CARD, CardKind.ADRENALINE);
    String[] legal = {"play ammo", "play key-card", "play adrenaline", "end"};
    assertThat(scene.answer(temper, legal)).isEqualTo("play key-card");
    assertThat(scene.onTable(CardKind.KEY_CARD).answer(temper, legal)).isEqualTo("play ammo");
  }

  @Test
  void theCautiousOneHealsEarlier() {
    SceneOfRed scene = SceneOfRed.human().holding(CardKind.FIRST_AID_KIT).wound(RED, ANDROID, 3);
    assertThat(scene.answer(CAUTIOUS, "first-aid android", "end")).isEqualTo("first-aid android");
    assertThat(scene.answer(BOLD, "first-aid android", "end")).isEqualTo("end");
    assertThat(scene.wound(RED, ANDROID, 2).answer(BOLD, "first-aid android", "end"))
        .isEqualTo("first-aid android");
  }

  @ParameterizedTest
  @EnumSource
  void healsHisOwnCharactersFirst(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().wound(RED, ANDROID, 2).wound(GREEN, TROOPER, 1);
    assertThat(
            scene
                .decide(TaskKind.FIRST_AID)
                .answer(
                    temper,
                    "heal-2 green-trooper",
                    "heal-1 red-android green-trooper",
                    "heal-2 red-android"))
        .isEqualTo("heal-2 red-android");
  }

  @ParameterizedTest
  @EnumSource
  void playsNoMoreVestsThanSaveHim(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().hitFor(2);
    assertThat(scene.answer(temper, "vests 0", "vests 1", "vests 2")).isEqualTo("vests 2");
    assertThat(scene.answer(temper, "vests 0", "vests 1")).isEqualTo("vests 1");
    assertThat(scene.hitFor(1).answer(temper, "vests 0", "vests 1")).isEqualTo("vests 1");
  }

  @ParameterizedTest
  @EnumSource
  void scansTheMostSuspectWhoIsNotProven(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).traded(GREEN, ORANGE);
    assertThat(scene.answer(temper, "scan green", "scan purple", "scan orange", "end"))
        .isEqualTo("scan orange");
  }

  @ParameterizedTest
  @EnumSource
  void searchesTogetherWithAFriendOnly(Temper temper) {
    SceneOfRed scene = SceneOfRed.human().proven(GREEN).decide(TaskKind.TEAM_SEARCH);
    assertThat(scene.answer(temper, "alone", "with green", "with purple")).isEqualTo("alone");
    assertThat(scene.counted(1).answer(temper, "alone", "with green", "with purple"))
        .isEqualTo("with purple");
  }

  @ParameterizedTest
  @EnumSource
  void laysARoomSoThatHeCanEnterIt(Temper temper) {
    assertThat(
            SceneOfRed.human()
                .place("empty-2")
                .answer(temper, "place (0,-1)r0", "place (0,-1)r180"))
        .isEqualTo("place (0,-1)r180");
  }
}
