package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.kernel.json.Json;
import plateau.table.Facts;

/** Companions over HTTP: the server keeps nothing, whoever talks brings the talk along. */
class CompanionTest extends ServerTest {

  private static final List<String> WARDENS = List.of("wardens", "go", "ironworks", "domination");

  private HttpResponse<String> post(String path, Object... fields) {
    Map<String, Object> body = new LinkedHashMap<>();
    for (int i = 0; i < fields.length; i += 2) {
      body.put((String) fields[i], fields[i + 1]);
    }
    return running.post("/api/companions/" + path, Json.write(body));
  }

  private Facts talk(String path, Object... fields) {
    HttpResponse<String> answer = post(path, fields);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Facts.read(answer.body());
  }

  private Facts wardens() {
    return talk("deadzone", "prepared", WARDENS, "answer", "ask", "seed", "5");
  }

  private Facts deployed() {
    Facts talk = wardens();
    for (int figure = 0; figure < 7; figure++) {
      talk = talk("deadzone", "text", talk.text("text"), "answer", "go");
    }
    return talk;
  }

  @Test
  void theQuestionsBeforeTheGameComeOneAfterTheOther() {
    Facts first = talk("deadzone");
    assertThat(first.text("stage")).isEqualTo("preparing");
    assertThat(first.at("ask").text("words")).isEqualTo("Which team does JADE play?");
    Facts profiles = talk("deadzone", "prepared", List.of(), "answer", "wardens");
    assertThat(profiles.at("ask").text("id")).isEqualTo("profile");
    Facts again = talk("deadzone", "prepared", profiles.list("prepared", String.class), "back", 1);
    assertThat(again.at("ask").text("id")).isEqualTo("team");
    assertThat(wardens().text("stage")).isEqualTo("talking");
  }

  @Test
  void theTextIsTheWholeTalkAndALookChangesNothing() {
    Facts talk = deployed();
    assertThat(talk.at("ask").text("words")).isEqualTo("Who starts this round?");
    Facts looked = talk("deadzone?lang=fr", "text", talk.text("text"));
    assertThat(looked.text("text")).isEqualTo(talk.text("text"));
    assertThat(looked.at("ask").text("words")).isEqualTo("Qui commence cette manche ?");
  }

  @Test
  void whatIsToldUnaskedIsNotedAndCanBeTakenBack() {
    Facts talk = deployed();
    String dead = talk.list("pieces").getFirst().list("tellings").getFirst().text("value");
    Facts told = talk("deadzone", "text", talk.text("text"), "tell", dead);
    assertThat(told.text("noted")).isEqualTo("Noted: Captain is dead.");
    assertThat(told.list("pieces").getFirst().truth("gone")).isTrue();
    Facts back = talk("deadzone", "text", told.text("text"), "back", 1);
    assertThat(back.text("text")).isEqualTo(talk.text("text"));
  }

  @Test
  void aTeamOfOnesOwnComesAsItsText() {
    HttpResponse<String> bad = post("deadzone", "answer", "team x\nfigure");
    assertThat(bad.statusCode()).isEqualTo(409);
    assertThat(bad.body()).contains("unfit", "line ");
  }

  @Test
  void whatDoesNotFitIsSaidInWords() {
    String text = deployed().text("text");
    assertThat(post("deadzone", "text", text, "answer", "perhaps").body())
        .contains("unfit", "perhaps", "JADE");
    assertThat(post("deadzone?lang=fr", "text", text + "q-pinned yes\n").body())
        .contains("unfit", "ligne 14");
    assertThat(post("deadzone", "text", text, "roll", true).body()).contains("nothing-to-roll");
    assertThat(post("deadzone", "text", text, "tell", "dead nobody ").statusCode()).isEqualTo(409);
    assertThat(post("iceberg").statusCode()).isEqualTo(404);
    assertThat(post("iceberg").body()).contains("no-companion");
    assertThat(post("deadzone", "prepared", "wardens").statusCode()).isEqualTo(400);
    assertThat(post("deadzone", "prepared", WARDENS, "answer", "ask", "seed", "x").statusCode())
        .isEqualTo(400);
  }

  @Test
  void codroidAsksForRealDiceAndTellsWhatToMove() {
    Facts talk = talk("codroid", "prepared", List.of("1", "10", "5"), "answer", "person");
    for (int house = 0; house < 4; house++) {
      talk = talk("codroid", "text", talk.text("text"), "answer", "1");
    }
    Facts moved = talk("codroid", "text", talk.text("text"), "answer", "1");
    List<String> told =
        moved.list("told").stream()
            .skip(moved.whole("toldBefore"))
            .map(line -> line.text("words"))
            .toList();
    assertThat(told)
        .contains("1. Robots go out", "Crater 1 → Robot Academy: 1 healthy, 1 incubating");
    assertThat(moved.at("board").at("places").list("academy", Long.class))
        .containsExactly(10L, 1L, 0L, 0L);
    Facts back = talk("codroid", "text", moved.text("text"), "back", 1);
    assertThat(back.text("text")).isEqualTo(talk.text("text"));
  }
}
