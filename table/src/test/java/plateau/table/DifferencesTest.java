package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Behind a view that a client has, only what is new in it is sent. */
class DifferencesTest {

  private static final int MOVES = 25;

  private final Hall hall = new Hall();

  @ParameterizedTest
  @MethodSource("plateau.table.AllGames#ids")
  void whoLaysThemOverTheViewItHasSeesTheWholeOne(String game) {
    Hall.Made table = hall.make("{\"game\":\"%s\"}".formatted(game));
    Random random = new Random(1);
    try (Visitor client = table.join(0);
        Visitor watcher = table.watch()) {
      Facts view = client.myTurn();
      for (int move = 0; move < MOVES && !view.has("result"); move++) {
        List<Facts> moves = view.list("moves");
        client.play(view, moves.get(random.nextInt(moves.size())).text("text"), "m" + move);
        view = client.nextTurnBehind(view);
      }
      int n = view.whole("n");
      assertThat(view.at("view")).as("%s, seed 1, n %d", game, n).isEqualTo(whole(table.join(0)));
      assertThat(watcher.viewAt(n).at("view"))
          .as("%s, seed 1, n %d, for a spectator", game, n)
          .isEqualTo(whole(table.watch()));
    }
  }

  private static Facts whole(Visitor late) {
    try (late) {
      return late.next("view").at("view");
    }
  }

  @Test
  void theWallsOfIcebergAreSentOnce() {
    Hall.Made table = hall.make("{\"game\":\"iceberg\"}");
    try (Visitor client = table.join(0)) {
      Facts first = client.myTurn();
      assertThat(client.lastSent().at("view").fields()).containsKeys("walls", "aliens", "agents");
      client.play(first, moveOf(first, "move"), "m");
      client.nextTurnBehind(first);
      assertThat(client.lastSent().at("view").fields())
          .containsKeys("agents", "points", "history")
          .doesNotContainKeys("walls", "aliens", "round");
    }
  }

  @Test
  void whoIsRefusedIsSentNothingThatItKnows() {
    try (Visitor client = hall.make("{\"game\":\"iceberg\"}").join(0)) {
      Facts view = client.myTurn();
      client.play(view, "M0", "m");
      client.next("refused");
      Facts same = client.next("view");
      assertThat(client.lastSent().at("view").fields()).isEqualTo(Collections.emptyMap());
      assertThat(same.at("view")).isEqualTo(view.at("view"));
    }
  }

  @Test
  void whoHasAnOlderViewIsSentTheWholeOne() {
    Hall.Made table = hall.make("{\"game\":\"iceberg\"}");
    try (Visitor client = table.join(0)) {
      Facts view = client.myTurn();
      for (int move = 0; move < 2; move++) {
        client.play(view, moveOf(view, "move"), "m" + move);
        view = client.nextTurnBehind(view);
      }
      try (Visitor again = table.connect()) {
        again.send("type", "join", "token", table.token(0), "have", 0);
        assertThat(again.next("view").whole("since")).isZero();
        assertThat(again.lastSent().at("view")).isEqualTo(view.at("view"));
      }
    }
  }

  private static String moveOf(Facts view, String kind) {
    return view.list("moves").stream()
        .filter(move -> move.at("move").text("kind").equals(kind))
        .findFirst()
        .orElseThrow()
        .text("text");
  }
}
