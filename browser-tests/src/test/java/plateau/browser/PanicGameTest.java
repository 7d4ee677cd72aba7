package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Four people with four browsers play Panic Station to its end. */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PanicGameTest extends BrowserTest {

  private static final int SEATS = 4;
  private static final long SEED = 3;
  private static final int MOST_STEPS = 700;
  private static final Pattern TO_MOVE = Pattern.compile("\"toMove\":(\\d)");

  private static final String FIGURE = "panic-board .target";

  private static final String FOUR_PEOPLE =
      """
      {"game":"panic-station","options":{"max-parasite-phases":"5"},
       "seats":[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bob"},
                {"kind":"me","name":"Cleo"},{"kind":"me","name":"Dan"}]}
      """;

  /**
   * Looks through all that one browser got for what its seat may not know (section 16 of the
   * rules), and counts the private things that it did get.
   */
  private static final String SECRETS =
      """
      ([messages, seat]) => {
        const colour = ['red', 'green', 'purple', 'orange'][seat];
        const found = [];
        let own = 0;
        let view = {};
        const complain = (n, what) => found.push(`view ${n}: ${what}`);
        for (const {n, since, view: sent, moves, journal, toMove, seat: mine, result} of messages.map((text) => JSON.parse(text)).filter(({type}) => type === 'view')) {
          view = since === null ? sent : {...view, ...sent};
          if (mine !== seat) complain(n, `is for seat ${mine}`);
          if (view.outcome !== null) { if (!result) complain(n, 'tells the outcome'); continue; }
          if (view.own.colour !== colour) complain(n, `tells the cards of ${view.own.colour}`);
          if (moves.length && toMove !== seat) complain(n, 'offers the moves of somebody else');
          const isMine = ({player, partner}) => player === colour || partner === colour;
          for (const trade of view.trades) if ((trade.gave || trade.got) && !isMine(trade)) complain(n, 'tells the cards of a trade of others');
          for (const scan of view.bodyScans) if (scan.hand.length && scan.player !== colour) complain(n, 'tells a scanned hand');
          for (const {key, facts} of journal) if (facts.seat !== undefined) { own++; if (facts.seat !== seat) complain(n, `tells the entry ${key} of seat ${facts.seat}`); }
          const rest = JSON.stringify({...view, own: null, trades: view.trades.filter((trade) => !isMine(trade)), bodyScans: []})
            + JSON.stringify(journal.filter(({facts}) => facts.seat === undefined).map(({facts, words}) => ({facts, words})));
          for (const secret of ['infection-', 'gas-can', '"host"', 'knownInfected', '"status', 'Gas Can', 'Infection']) if (rest.includes(secret)) complain(n, `has ${secret} in what everybody sees`);
        }
        return {found, own};
      }
      """;

  // The first table of a class has always the same seed.
  @Test
  @Order(1)
  void fourBrowsersPlayAWholeGameAndNoneIsToldASecret() throws IOException {
    List<Visitor> people =
        IntStream.range(0, SEATS).mapToObj(seat -> visitor(Device.DESKTOP)).toList();
    List<Heard> ears = people.stream().map(Heard::by).toList();
    OpenedTable table = OpenedTable.open(people.getFirst(), FOUR_PEOPLE);
    for (int seat = 0; seat < SEATS; seat++) {
      people.get(seat).goTo(table.seat(seat)).find("panic-board svg.map").waitFor();
    }
    List<String> played = playToTheEnd(people, ears);

    assertThat(played).as("seed " + SEED).anyMatch(move -> move.startsWith("give"));
    assertThat(played).as("seed " + SEED).anyMatch(move -> move.startsWith("place"));
    for (int seat = 0; seat < SEATS; seat++) {
      Visitor one = people.get(seat);
      one.find("panic-board .reveal .roles li >> nth=3").waitFor();
      assertThat(one.find("panic-board .reveal .chain li").count())
          .as("the Host and whom he infected, seed " + SEED)
          .isGreaterThan(1);
      assertKeepsSecrets(one, ears.get(seat), seat);
    }
    Visitor ada = people.getFirst();
    ada.photograph(pictures().resolve("panic-end-1440x900-dark.png"));
    assertThat(Axe.seriousFindings(ada.page())).isEmpty();
  }

  private static void assertKeepsSecrets(Visitor one, Heard heard, int seat) {
    Object told = one.page().evaluate(SECRETS, List.of(heard.received(), seat));
    assertThat(told)
        .as("what seat %d got, seed %d", seat, SEED)
        .extracting("found")
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .isEmpty();
    assertThat(told).extracting("own").isNotEqualTo(0);
  }

  private static List<String> playToTheEnd(List<Visitor> people, List<Heard> ears) {
    Random whim = new Random(SEED);
    List<String> played = new ArrayList<>();
    int mover = ears.getFirst().toMove();
    while (mover >= 0) {
      assertThat(played.size()).as("steps with seed " + SEED).isLessThan(MOST_STEPS);
      Visitor one = people.get(mover);
      int number = ears.get(mover).number();
      one.find("main[data-n='%d'].mine [data-move]".formatted(number)).first().waitFor();
      String move = anyOf(one, whim);
      choose(one, move);
      played.add(move);
      one.waitForAnswer(number);
      int next = ears.get(mover).toMove();
      int now = ears.get(mover).number();
      if (next >= 0) {
        people.get(next).find("main[data-n='%d']".formatted(now)).waitFor();
      }
      mover = next;
    }
    return played;
  }

  /** Any move, but whoever can infect does. */
  private static String anyOf(Visitor one, Random whim) {
    Object offered =
        one.find("[data-move]").evaluateAll("(all) => all.map(({dataset}) => dataset.move)");
    List<String> moves = ((List<?>) offered).stream().map(String.class::cast).toList();
    return moves.stream()
        .filter(move -> move.startsWith("give infection-"))
        .findFirst()
        .orElseGet(() -> moves.get(whim.nextInt(moves.size())));
  }

  /**
   * As a person does it: what is given is dragged to the other one's figure, the rest is in the
   * list.
   */
  private static void choose(Visitor one, String move) {
    if (move.startsWith("give ")) {
      PanicHandsTest.drag(
          one, one.find("panic-board .hand [data-card='%s']".formatted(move.substring(5))), FIGURE);
    } else {
      one.find("[data-move='%s']".formatted(move)).first().click();
    }
  }

  @Test
  void theLegendOfTheMarksLiesOnTheTable() throws IOException {
    Visitor visitor = sitFirst(visitor(Device.PHONE, "fr", "light"));
    visitor.find("panic-board .marks").click();
    visitor.find("panic-board dialog panic-legend dt >> text=Parasite noir, blessé").waitFor();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.page().keyboard().press("Escape");
    visitor.find("panic-board dialog").waitFor(gone());
  }

  @Test
  void aRoomIsTurnedAndLaidWithTheKeyboard() {
    Visitor visitor = sitFirst(visitor(Device.DESKTOP));
    Locator ghost = explore(visitor);
    int rooms = visitor.find("panic-board .laid").count();
    ghost.focus();
    visitor.page().keyboard().press("r");
    visitor.find("panic-board .ghost.pointed").waitFor();
    int number = visitor.number();
    visitor.page().keyboard().press("Enter");
    visitor.waitForAnswer(number);
    assertThat(visitor.find("panic-board .laid").count()).isEqualTo(rooms + 1);
  }

  /** Somebody who has the first turn of a new table: he can explore, and nothing else. */
  static Visitor sitFirst(Visitor visitor) {
    OpenedTable table = OpenedTable.open(visitor, FOUR_PEOPLE);
    String now =
        visitor.page().request().get(visitor.address() + "/api/tables/" + table.id()).text();
    Matcher first = TO_MOVE.matcher(now);
    assertThat(first.find()).as(now).isTrue();
    visitor
        .goTo(table.seat(Integer.parseInt(first.group(1))))
        .find("panic-board svg.map")
        .waitFor();
    return visitor;
  }

  /** Explores with the chip on the board; answers the first place where the room may lie. */
  static Locator explore(Visitor visitor) {
    visitor.find("panic-board .chip[data-target^='explore']").click();
    Locator ghost = visitor.find("panic-board .ghost").first();
    ghost.waitFor();
    return ghost;
  }

  @Test
  void whatAChoiceDoesIsSeenBeforeItIsMadeAndEveryCardHasItsText() {
    Visitor visitor = sitFirst(visitor(Device.DESKTOP, "fr", "light"));
    int number = visitor.number();
    visitor.find("panic-board .hand .card").first().click();
    assertThat(visitor.find("panic-board dialog p").last().textContent()).isNotBlank();
    visitor.page().keyboard().press("Escape");
    visitor.find("panic-board dialog").waitFor(gone());
    visitor.find("panic-choices [data-move^='explore']").first().hover();
    visitor.find("panic-board .floor.lit").first().waitFor();
    assertThat(visitor.number()).as("looking is not doing").isEqualTo(number);

    visitor.find("plateau-bar button[lang='en']").click();
    visitor.find("panic-board >> text=Next room").waitFor();
    visitor.find("panic-board .room-name >> text=Reactor").waitFor();
  }

  private static Locator.WaitForOptions gone() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);
  }

  @Test
  void myNotesOnTheOthersStayInMyBrowser() throws IOException {
    Visitor visitor = visitor(Device.PHONE);
    Heard heard = Heard.by(visitor);
    visitor.playNow("panic-station");
    visitor.find("panic-board .note-button").first().click();
    visitor.find("panic-board .note .doubted input").check();
    visitor.find("panic-board .note textarea").fill("searches too often");
    visitor.page().reload();
    visitor.find("panic-board .note-button.doubted").click();
    assertThat(visitor.find("panic-board .note textarea").inputValue())
        .isEqualTo("searches too often");
    assertThat(heard.sent()).noneMatch(message -> message.contains("searches"));
    visitor.photograph(pictures().resolve("panic-notes-390x844-dark.png"));
    assertThat(visitor.scrollsSideways()).isFalse();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
  }

  @Test
  void aNewRoomSlidesInBeforeTheNextChoice() {
    Visitor visitor = sitFirst(visitorWithMotion(Device.DESKTOP));
    Locator ghost = explore(visitor);
    int number = visitor.number();
    visitor
        .find("panic-board")
        .evaluate(
            """
            (board) => board.addEventListener('story', async ({detail}) => {
              board.dataset.told = detail.busy ? 'now' : 'over';
              await board.updateComplete;
              const map = board.renderRoot.querySelector('station-map');
              await map.updateComplete;
              const slides = map.renderRoot.querySelectorAll('.arrives').length;
              if (slides) board.dataset.slid = slides;
            })
            """);
    ghost.click();
    visitor.waitForAnswer(number);
    visitor.find("panic-board[data-slid='1']").waitFor();
    visitor.find("panic-board[data-told='over']").waitFor();
    assertThat(visitor.find("panic-board .chip").count()).isPositive();
  }
}
