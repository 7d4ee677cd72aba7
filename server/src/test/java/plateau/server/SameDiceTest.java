package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** A match that is over is played again from its start with the same chance. */
class SameDiceTest extends ServerTest {

  private static final String TWO =
      """
      {"game":"codroid","options":{"rounds":"6"},
       "seats":[{"kind":"me","name":"Ada"},{"kind":"computer","player":"easy"}]}\
      """;

  private HttpResponse<String> again(String table, String body) {
    return running.post("/api/tables/" + table + "/again", body);
  }

  private static void finish(Running.Made table) {
    Client client = table.join(0);
    client.next("view");
    client.send("type", "leave", "id", "l", "player", "pass");
    client.tableWhere(told -> told.text("status").equals("over"));
    client.close();
  }

  private static Object opening(Running.Made table, int seat) {
    Client client = table.join(seat);
    Object view = client.next("view").at("view").fields();
    client.close();
    return view;
  }

  @Test
  void itBeginsAsBeforeAndSaysWhoseDiceTheseAre() {
    Running.Made first = running.make(TWO);
    Object opening = opening(first, 0);
    assertThat(again(first.id(), "{}").statusCode()).as("before its end").isEqualTo(409);
    finish(first);
    String seed = running.read("/api/tables/" + first.id()).text("seed");

    HttpResponse<String> answer = again(first.id(), "{\"name\":\"Bob\"}");
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    Running.Made second = new Running.Made(running, Facts.read(answer.body()));
    Facts table = second.answer().at("table");
    assertThat(opening(second, 0)).isEqualTo(opening);
    assertThat(table.at("options").text("rounds")).isEqualTo("6");
    assertThat(table.at("sharedDice").text("kind")).isEqualTo("again");
    assertThat(table.at("sharedDice").text("of")).isEqualTo(first.id());
    assertThat(table.text("seed")).as("everybody knows it").isEqualTo(seed);
    List<Facts> seats = table.list("seats");
    assertThat(seats).extracting(seat -> seat.text("kind")).containsExactly("person", "computer");
    assertThat(seats.get(1).text("player")).isEqualTo("easy");
    finish(second);
    assertThat(running.read("/api/tables/" + second.id() + "/verification").truth("verified"))
        .isTrue();
  }

  @Test
  void aMatchThatWentOnFromAnotherBeginsWhereThatOneBegan() {
    Running.Made first = running.make(TWO);
    Object opening = opening(first, 0);
    finish(first);
    Running.Made forked =
        new Running.Made(
            running,
            Facts.read(
                running
                    .post("/api/tables/" + first.id() + "/fork", "{\"step\":2,\"seat\":0}")
                    .body()));
    finish(forked);
    Running.Made again = new Running.Made(running, Facts.read(again(forked.id(), "{}").body()));
    assertThat(again.answer().at("table").at("sharedDice").text("of")).isEqualTo(first.id());
    assertThat(opening(again, 0)).isEqualTo(opening);
  }

  @Test
  void whoeverAsksMaySitOnAnotherSeat() {
    Running.Made first = running.make(TWO);
    finish(first);
    Facts table = Facts.read(again(first.id(), "{\"seat\":1}").body()).at("table");
    assertThat(table.list("seats"))
        .extracting(seat -> seat.text("kind"))
        .containsExactly("computer", "person");
    assertThat(again(first.id(), "{\"seat\":7}").statusCode()).isEqualTo(404);
  }
}
