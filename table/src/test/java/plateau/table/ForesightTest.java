package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What boards are told besides the view: the scene once, the outlook with the moves. */
class ForesightTest {

  private static final String AGAINST_JADE =
      """
      {"game":"deadzone","seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"jade"}]}\
      """;

  private final Hall hall = new Hall();

  @Test
  void theSceneIsToldOnceAndTheOutlookToWhoeverDecides() {
    Hall.Made table = hall.make(AGAINST_JADE);
    Visitor ada = table.joinForeseeing(0);
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
    Facts view = hall.make(AGAINST_JADE).join(0).myTurn();
    assertThat(view.has("scene")).isTrue();
    assertThat(view.has("outlook")).isFalse();
  }

  @Test
  void whoPointsAtAThingIsToldWhyItCannotBeChosen() {
    Visitor ada = hall.make(AGAINST_JADE).join(0);
    Facts view = ada.myTurn();
    ada.send("type", "why", "id", "w1", "at", view.whole("n"), "thing", "no.such.thing");
    Facts why = ada.next("why");
    assertThat(why.text("id")).isEqualTo("w1");
    assertThat(why.list("hindrances")).as("nothing is called so").isEmpty();
  }

  @Test
  void whoAsksAboutAMoveThatIsNotOfferedIsToldWhyItIsNot() {
    Visitor ada = hall.make(AGAINST_JADE).join(0);
    Facts view = ada.myTurn();
    ada.send("type", "why", "id", "w1", "at", view.whole("n"), "thing", "pass");
    assertThat(ada.next("why").list("hindrances")).hasSize(1);
    String legal = view.list("moves").getFirst().text("text");
    ada.send("type", "why", "id", "w2", "at", view.whole("n"), "thing", legal);
    assertThat(ada.next("why").list("hindrances")).isEmpty();
  }

  @Test
  void whoIsNotToMoveIsToldSoWhenPointingAtAThing() {
    Visitor spectator = hall.make(AGAINST_JADE).watch();
    spectator.send("type", "why", "id", "w1", "at", 0, "thing", "figures.0");
    assertThat(spectator.next("refused").text("code")).isEqualTo("spectator");
  }
}
