package plateau.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plateau.kernel.Game;

/** The clocks of a table, where time goes on by hand. */
class ClockTest {

  private static final int BANK = 300_000;
  private static final int GAIN = 5_000;
  private static final int SECOND = 1_000;
  private static final int MOVES = 120;

  private final Hall hall = new Hall();

  private Hall.Made table(String game, int seats) {
    String people = String.join(",", Collections.nCopies(seats, "{\"kind\":\"me\"}"));
    return hall.make(
        """
        {"game":"%s","clock":{"bankMs":300000,"gainMs":5000},"seats":[%s]}\
        """
            .formatted(game, people));
  }

  private static int left(Facts view, int seat) {
    return view.list("clocks").get(seat).whole("leftMs");
  }

  /** Plays it after a second; the view behind it. */
  private Facts playAfterASecond(Visitor client, Facts view, String move) {
    hall.pass(Duration.ofSeconds(1));
    client.play(view, move, "at-" + view.whole("n"));
    return client.viewBehind(view);
  }

  private Facts playFirstAfterASecond(Visitor client, Facts view) {
    return playAfterASecond(client, view, view.list("moves").getFirst().text("text"));
  }

  @Test
  void aTurnOfManyActionsGainsOnce() {
    Visitor ada = table("iceberg", 2).join(0);
    Facts view = ada.myTurn();
    for (int action = 1; action <= 4; action++) {
      view = playFirstAfterASecond(ada, view);
      assertThat(left(view, 0)).as("after action %d", action).isEqualTo(BANK - action * SECOND);
    }
    view = playAfterASecond(ada, view, "end");
    assertThat(left(view, 0)).isEqualTo(BANK - 5 * SECOND + GAIN);
    assertThat(left(view, 1)).isEqualTo(BANK);
  }

  @Test
  void whoPlaysAloneGainsWithTheRound() {
    Visitor ada = table("codroid", 1).join(0);
    Facts view = playFirstAfterASecond(ada, ada.myTurn());
    assertThat(left(view, 0)).as("after a card").isEqualTo(BANK - SECOND);
    int round = view.whole("time");
    view = playAfterASecond(ada, view, "done");
    assertThat(view.whole("time")).isGreaterThan(round);
    assertThat(left(view, 0)).as("after the round").isEqualTo(BANK - 2 * SECOND + GAIN);
  }

  @ParameterizedTest
  @MethodSource("plateau.table.AllGames#ids")
  void whoHandsOverGainsAlsoOutOfTurnAndAfterARestart(String game) {
    int seats = Math.max(2, minSeats(game));
    Hall.Made table = table(game, seats);
    List<Visitor> people = people(table, seats);
    Random random = new Random(1);
    int[] expected = new int[seats];
    Arrays.fill(expected, BANK);
    Facts view = people.getFirst().next("view");
    for (int move = 0; move < MOVES && !view.has("result"); move++) {
      int mover = view.whole("toMove");
      Facts after = playAnyAfterASecond(people.get(mover), view, random);
      expected[mover] -= SECOND;
      if (!after.has("toMove") || after.whole("toMove") != mover || isLater(after, view)) {
        expected[mover] += GAIN;
      }
      for (int seat = 0; seat < seats; seat++) {
        assertThat(left(after, seat))
            .as("%s, seed 1, move %d, seat %d", game, move, seat)
            .isEqualTo(expected[seat]);
      }
      view = after;
    }
    hall.read(table.id());
    Facts again = table.watch().next("view");
    for (int seat = 0; seat < seats; seat++) {
      assertThat(left(again, seat)).as("%s, seat %d", game, seat).isEqualTo(expected[seat]);
    }
  }

  private static int minSeats(String game) {
    return Hall.games().stream()
        .map(Game::info)
        .filter(info -> info.id().equals(game))
        .findFirst()
        .orElseThrow()
        .minSeats();
  }

  private static List<Visitor> people(Hall.Made table, int seats) {
    List<Visitor> people = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      people.add(table.join(seat));
    }
    return people;
  }

  private Facts playAnyAfterASecond(Visitor client, Facts position, Random random) {
    boolean isOwn = !position.list("moves").isEmpty();
    Facts mine = isOwn ? position : client.viewAt(position.whole("n"));
    List<Facts> moves = mine.list("moves");
    return playAfterASecond(client, mine, moves.get(random.nextInt(moves.size())).text("text"));
  }

  private static boolean isLater(Facts after, Facts before) {
    return after.has("time") && after.whole("time") > before.whole("time");
  }

  @Test
  void aTurnThatIsTakenBackTakesItsGainBack() {
    Hall.Made table = table("iceberg", 2);
    Visitor ada = table.join(0);
    Visitor bob = table.join(1);
    playAfterASecond(ada, ada.myTurn(), "end");
    ada.send("type", "undo", "id", "u");
    bob.next("undo");
    bob.send("type", "undo-answer", "id", "v", "agree", true);
    ada.next("undo-ended");
    assertThat(left(ada.next("view"), 0)).isEqualTo(BANK - SECOND);
  }

  @Test
  void clocksAreTold() {
    Facts view = table("iceberg", 2).join(0).myTurn();
    assertThat(view.list("clocks")).hasSize(2);
    assertThat(view.list("clocks").getFirst().truth("running")).isTrue();
    assertThat(left(view, 0)).isEqualTo(BANK);
    assertThat(left(view, 1)).isEqualTo(BANK);
  }

  @Test
  void whoseClockRunsOutIsPlayedForToTheEnd() {
    Visitor client =
        hall.make(
                """
                {"game":"codroid","clock":{"bankMs":1,"gainMs":0}}\
                """)
            .join(0);
    hall.pass(Duration.ofMillis(1));
    Facts end = client.next("view");
    while (!end.has("result")) {
      end = client.next("view");
    }
    assertThat(end.text("ask")).isEqualTo("The match is over.");
  }
}
