package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What boards are told besides the view: the scene once, the outlook with the moves. */
class ForesightTest extends ServerTest {

  private static final String AGAINST_JADE =
      """
      {"game":"deadzone","seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"jade"}]}\
      """;

  @Test
  void theSceneIsToldOnceAndTheOutlookToWhoeverDecides() {
    Running.Made table = running.make(AGAINST_JADE);
    Client ada = table.joinForeseeing(0);
    Facts view = ada.myTurn();
    assertThat(view.at("scene").list("sides")).hasSize(2);
    assertThat(view.at("outlook").at("moves").fields().keySet())
        .containsExactlyElementsOf(
            view.list("moves").stream().map(move -> move.text("text")).toList());
    Facts seen = table.watch().next("view");
    assertThat(seen.has("scene")).isTrue();
    assertThat(seen.has("outlook")).as("a spectator decides nothing").isFalse();

    ada.playFirst(view, "first");
    Facts next = ada.nextTurnBehind(view);
    assertThat(next.has("scene")).as("it stays the same").isFalse();
    assertThat(next.has("outlook")).isTrue();
  }

  @Test
  void whoDoesNotAskForTheOutlookIsNotToldIt() {
    Facts view = running.make(AGAINST_JADE).join(0).myTurn();
    assertThat(view.has("scene")).isTrue();
    assertThat(view.has("outlook")).isFalse();
  }

  @Test
  void whoPointsAtAThingIsToldWhyItCannotBeChosen() {
    Client ada = running.make(AGAINST_JADE).join(0);
    Facts view = ada.myTurn();
    ada.send("type", "why", "id", "w1", "at", view.whole("n"), "thing", "no.such.thing");
    Facts why = ada.next("why");
    assertThat(why.text("id")).isEqualTo("w1");
    assertThat(why.list("hindrances")).as("nothing is called so").isEmpty();
  }

  @Test
  void whoAsksAboutAMoveThatIsNotOfferedIsToldWhyItIsNot() {
    Client ada = running.make(AGAINST_JADE).join(0);
    Facts view = ada.myTurn();
    ada.send("type", "why", "id", "w1", "at", view.whole("n"), "thing", "pass");
    assertThat(ada.next("why").list("hindrances")).hasSize(1);
    String legal = view.list("moves").getFirst().text("text");
    ada.send("type", "why", "id", "w2", "at", view.whole("n"), "thing", legal);
    assertThat(ada.next("why").list("hindrances")).isEmpty();
  }

  @Test
  void whoIsNotToMoveIsToldSoWhenPointingAtAThing() {
    Client spectator = running.make(AGAINST_JADE).watch();
    spectator.send("type", "why", "id", "w1", "at", 0, "thing", "figures.0");
    assertThat(spectator.next("refused").text("code")).isEqualTo("spectator");
  }

  @Test
  void aReplayHasTheSceneAndCallsThingsByTheirNames() {
    Running.Made table = running.make(AGAINST_JADE);
    Client ada = table.join(0);
    Facts view = ada.myTurn();
    ada.send("type", "move", "id", "1", "at", view.whole("n"), "move", "deploy warden-medic A1");
    Facts next = ada.nextTurnBehind(view);
    ada.send("type", "move", "id", "2", "at", next.whole("n"), "move", "concede");
    while (!next.has("result")) {
      next = ada.next("view");
    }
    Facts frames = running.read("/api/tables/" + table.id() + "/frames?lang=fr");
    assertThat(frames.at("scene").list("sides")).hasSize(2);
    assertThat(frames.list("frames").get(1).at("move").text("words"))
        .isEqualTo("Déployer Medic en A1");
  }
}
