package plateau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import plateau.table.Facts;

/** What a form for a new table says: everything that can be chosen has a name for people. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SetupFormTest {

  private Running running;

  @BeforeAll
  void start(@TempDir Path folder) {
    running = Running.over(folder);
  }

  @AfterAll
  void stop() {
    running.close();
  }

  @Test
  void whatComesWithAGameIsOfferedByItsName() {
    assertThat(names(option("deadzone", "south-team", "fr")))
        .contains("Les Vigiles")
        .doesNotContain("wardens");
    assertThat(names(option("deadzone", "mission", "en"))).contains("Domination");
    Facts generated = option("iceberg", "map", "en").list("values").getFirst();
    assertThat(generated.text("name")).isEqualTo("drawn at random");
    assertThat(generated.at("number").whole("max")).isEqualTo(999_999_999);
  }

  @Test
  void aSwitchIsAskedAsYesOrNo() {
    Facts option = option("panic-station", "master-and-servant", "fr");
    assertThat(option.text("kind")).isEqualTo("switch");
    assertThat(names(option)).containsExactlyInAnyOrder("oui", "non");
  }

  @Test
  void whatAPlayerSetsBySittingDownIsNotAskedAgain() {
    assertThat(option("deadzone", "jade", "en").text("seatedAs")).isEqualTo("jade");
    assertThat(option("deadzone", "bold-jade", "en").has("seatedAs")).isFalse();
  }

  @Test
  void whoSitsDownAsSuchAPlayerSetsTheOption() {
    Facts table =
        running
            .make(
                "{\"game\":\"deadzone\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"jade\"}]}")
            .answer()
            .at("table");
    assertThat(table.at("options").text("jade")).isEqualTo("north");
  }

  @Test
  void playersHaveNamesAndThoseWhoNeedMoreThanANameAreMarked() {
    List<Facts> players = running.read("/api/games/panic-station?lang=fr").list("players");
    assertThat(named(players, "bold").text("name")).isEqualTo("Téméraire");
    assertThat(named(players, "bold").truth("alone")).isTrue();
    assertThat(named(players, "careless").truth("alone")).isFalse();
  }

  @Test
  void twoComputerPlayersOfOneKindAreToldApartInTheLanguageOfWhoeverAsks() {
    Running.Made made =
        running.make(
            "{\"game\":\"panic-station\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"bold\"},{\"kind\":\"computer\",\"player\":\"bold\"},{\"kind\":\"computer\",\"player\":\"hard\"}]}");
    List<Facts> seats = running.read("/api/tables/" + made.id() + "?lang=fr").list("seats");
    List<String> names = seats.stream().map(seat -> seat.text("name")).toList();
    assertThat(names).doesNotHaveDuplicates().startsWith("Place 1");
    assertThat(seats.stream().skip(1).map(seat -> seat.text("temper")))
        .containsExactly("téméraire", "téméraire", "redoutable");
    assertThat(running.read("/api/tables/" + made.id() + "?lang=en").list("seats"))
        .extracting(seat -> seat.text("name"))
        .as("the same people in English")
        .endsWith(names.getLast());
  }

  @Test
  void theEndIsToldToEachSeatAndToThoseWhoLookOn() {
    Running.Made made =
        running.make(
            "{\"game\":\"deadzone\",\"seats\":[{\"kind\":\"me\",\"name\":\"Ada\"},{\"kind\":\"me\",\"name\":\"Bob\"}]}");
    int loser = made.answer().at("table").whole("toMove");
    Client first = made.join(loser);
    first.send("type", "move", "id", "m", "at", first.myTurn().whole("n"), "move", "concede");
    Facts result = first.tableWhere(table -> table.has("result")).at("result");
    List<String> names = List.of("Ada", "Bob");
    assertThat(result.text("headline")).isEqualTo(names.get(1 - loser) + " wins.");
    assertThat(result.text("why")).isEqualTo("A side has conceded.");
    Facts lost = result.list("told").get(loser);
    assertThat(lost.text("headline")).isEqualTo("You lose to " + names.get(1 - loser) + ".");
    assertThat(lost.text("outcome")).isEqualTo("lost");
    Facts won = result.list("told").get(1 - loser);
    assertThat(won.text("headline")).isEqualTo("You win.");
    assertThat(won.text("outcome")).isEqualTo("won");
  }

  private Facts option(String game, String id, String language) {
    return named(running.read("/api/games/" + game + "?lang=" + language).list("options"), id);
  }

  private static Facts named(List<Facts> all, String id) {
    return all.stream().filter(one -> one.text("id").equals(id)).findFirst().orElseThrow();
  }

  private static List<String> names(Facts option) {
    return option.list("values").stream().map(value -> value.text("name")).toList();
  }
}
