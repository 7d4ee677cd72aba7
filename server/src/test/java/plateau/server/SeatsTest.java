package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import plateau.table.Facts;

/** People who leave and come back, computer players in their place. */
class SeatsTest extends ServerTest {

  @Test
  void whatPeopleCallThemselvesAndSayIsOneLineOfSignsThatAreSeen() {
    String piled = "Z" + "\u0301\u0302\u0303".repeat(4);
    for (String path : new String[] {"/api/tables", "/api/tables/%s/seats/1"}) {
      Running.Made table =
          running.make("{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
      String refused =
          path.contains("seats")
              ? "{\"name\":\"%s\"}"
              : "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"open\"}]}";
      HttpResponse<String> answer =
          running.post(path.formatted(table.id()), refused.formatted(piled));
      assertThat(answer.statusCode()).as(path).isEqualTo(400);
      assertThat(answer.body()).as(path).contains("marks on one letter");
      assertThat(
              Facts.read(
                      running
                          .post(path.formatted(table.id()), refused.formatted("\u202e B\u200bob "))
                          .body())
                  .at("table")
                  .list("seats"))
          .as(path)
          .anyMatch(seat -> "Bob".equals(seat.fields().get("name")));
    }
    Running.Made table = running.make("{\"game\":\"codroid\",\"seats\":[{\"kind\":\"me\"}]}");
    Client me = table.join(0);
    me.next("chat");
    me.send("type", "chat", "id", "1", "text", "well\u2066 \u200b played\u202e");
    assertThat(me.next("chat").list("lines").getFirst().text("text")).isEqualTo("well played");
    me.send("type", "chat", "id", "2", "text", piled);
    assertThat(me.next("refused").text("words")).contains("marks on one letter");
    me.send("type", "chat", "id", "3", "text", "\u200b\u3164");
    assertThat(me.next("refused").text("code")).isEqualTo("malformed");
  }

  @Test
  void aComputerPlayerHasANameAndATemperInEveryLanguage() {
    Running.Made made =
        running.make(
            "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"hard\"}]}");
    Facts seat = running.read("/api/tables/" + made.id() + "?lang=fr").list("seats").getLast();
    assertThat(seat.text("temper")).isEqualTo("redoutable");
    assertThat(seat.text("name")).as("somebody").doesNotContain("hard", "(");
    assertThat(seat.text("player")).isEqualTo("hard");
    assertThat(running.read("/api/games/iceberg?lang=fr").list("levels"))
        .extracting(level -> level.text("name"))
        .containsExactly("facile", "normal", "difficile", "expert");
  }
}
