package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Moves that are taken back. */
class UndoTest {

  private final Hall hall = new Hall();

  @Test
  void whoPlaysAloneTakesAMoveBackAtOnce() {
    Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0);
    Facts before = client.myTurn();
    assertThat(before.truth("canUndo")).isFalse();
    client.playFirst(before, "a");
    Facts after = client.myTurn();
    assertThat(after.truth("canUndo")).isTrue();
    client.send("type", "undo", "id", "u");
    assertThat(client.next("undo-ended").truth("done")).isTrue();
    Facts again = client.next("view");
    assertThat(again.whole("n")).isEqualTo(2);
    assertThat(again.whole("step")).isZero();
    assertThat(again.fields()).containsEntry("since", null);
    assertThat(again.at("view")).isEqualTo(before.at("view"));
    assertThat(again.list("moves")).isEqualTo(before.list("moves"));
  }

  @Test
  void theAnswersOfComputerPlayersGoBackToo() {
    Visitor client =
        hall.make(
                """
                {"game":"iceberg","seats":[{"kind":"me"},{"kind":"computer","player":"random"}]}\
                """)
            .join(0);
    Facts before = client.myTurn();
    client.play(before, "end", "a");
    Facts after = client.nextTurnBehind(before);
    assertThat(after.whole("step")).isGreaterThan(1);
    client.send("type", "undo", "id", "u");
    client.next("undo-ended");
    assertThat(client.next("view").at("view")).isEqualTo(before.at("view"));
  }

  @Test
  void whatTheDiceHaveShownStays() {
    Visitor client = hall.make("{\"game\":\"codroid\"}").join(0);
    Facts before = client.myTurn();
    client.play(before, "done", "a");
    Facts after = client.nextTurnBehind(before);
    assertThat(after.truth("canUndo")).isFalse();
    client.send("type", "undo", "id", "u");
    assertThat(client.next("refused").text("code")).isEqualTo("no-undo");
  }

  @Test
  void withOthersAMoveGoesBackWhenAllAgree() {
    Hall.Made table =
        hall.make(
            """
            {"game":"iceberg","seats":[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bob"}]}\
            """);
    Visitor ada = table.join(0);
    Visitor bob = table.join(1);
    bob.next("view");
    ada.playFirst(ada.myTurn(), "a");
    ada.next("accepted");
    ada.send("type", "undo", "id", "u");
    assertThat(bob.next("undo").text("name")).isEqualTo("Ada");
    bob.send("type", "undo-answer", "agree", false);
    assertThat(ada.next("undo-ended").text("words")).isEqualTo("Bob keeps the move.");
    ada.send("type", "undo", "id", "v");
    bob.next("undo");
    bob.send("type", "undo-answer", "agree", true);
    assertThat(ada.next("undo-ended").truth("done")).isTrue();
    assertThat(ada.next("view").whole("step")).isZero();
  }

  @Test
  void aMoveEndsTheRequest() {
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor ada = table.join(0);
    Visitor bob = table.join(1);
    ada.playFirst(ada.myTurn(), "a");
    Facts second = ada.myTurn();
    ada.send("type", "undo", "id", "u");
    bob.next("undo");
    ada.playFirst(second, "b");
    assertThat(bob.next("undo-ended").truth("done")).isFalse();
  }

  @Test
  void aRequestThatNobodyAnswersEndsAfterAMinute() {
    Hall.Made table =
        hall.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}");
    Visitor ada = table.join(0);
    Visitor bob = table.join(1);
    ada.playFirst(ada.myTurn(), "a");
    ada.next("accepted");
    ada.send("type", "undo", "id", "u");
    bob.next("undo");
    hall.pass(Duration.ofMinutes(1));
    Facts ended = ada.next("undo-ended");
    assertThat(ended.truth("done")).isFalse();
    assertThat(ended.text("words")).isEqualTo("Nobody answered in time, so the move stays.");
    bob.send("type", "undo-answer", "id", "v", "agree", true);
    assertThat(bob.next("refused").text("code")).isEqualTo("no-undo");
  }
}
