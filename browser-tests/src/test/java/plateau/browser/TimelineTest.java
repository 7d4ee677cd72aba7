package plateau.browser;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.browser.Told.State;

/** Nothing on the page of a table knows more than its board has shown. */
class TimelineTest extends BrowserTest {

  /** A game of Codroid has at most so many rounds here. */
  private static final int ROUNDS = 5;

  private static final String SHORT_CODROID =
      "{\"game\":\"codroid\",\"options\":{\"rounds\":\"%d\"}}".formatted(ROUNDS);

  /** So many decisions of mine are followed in a game. */
  private static final int DECISIONS = 6;

  /** A timeline, and positions that come to it, one entry of the journal each. */
  private static final String FAKE_LINE =
      """
      async () => {
        const {Timeline} = await import('/table/timeline.js');
        window.now = 1000;
        performance.now = () => window.now;
        window.timeline = new Timeline();
        const line = {table: {status: 'playing'}, journal: [], notes: []};
        window.come = (n, clocks = null) => {
          const entry = {n, i: 0, seat: 1, words: 'x', detail: false};
          line.news = n === 1 ? [] : [entry];
          line.journal = [...line.journal, entry];
          line.view = {n, since: n === 1 ? null : n - 1, view: {}, seat: 0, moves: [], clocks, result: null};
          timeline.hear(line);
        };
      }
      """;

  @ParameterizedTest
  @CsvSource({
    "codroid, '', 'plateau-ask button.main, #choices [data-move]'",
    "iceberg, 'random', 'plateau-ask button.main'",
    "panic-station, 'easy,easy,easy', 'plateau-ask button.main, #choices [data-move]'",
    "deadzone, 'jade', 'plateau-ask button.main, #choices [data-move]'"
  })
  void theWholePageGoesOnWithTheBoard(String game, String others, String choice) {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = Told.at(visitor, against(visitor, game, others));
    List<State> beats = new ArrayList<>();
    for (int decision = 0; decision < DECISIONS; decision++) {
      told.isToDecide();
      List<State> states = told.all();
      beats.addAll(states);
      assertGoesOnWithTheBoard(states);
      State now = told.state();
      Map<?, ?> known = told.knows();
      assertThat(now.step()).as("all is shown").isEqualTo(known.get("step"));
      assertThat(now.hasEnd()).isEqualTo(known.get("isOver"));
      if (now.hasEnd()) {
        break;
      }
      assertThat(now.choices()).as("choices when all is shown").isPositive();
      play(visitor, told, choice);
    }
    assertThat(beats).as("beats of " + game).hasSizeGreaterThan(3);
  }

  @Test
  void aLostGameIsNotToldBeforeTheBoardHasShownItsLastEntry() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = Told.at(visitor, OpenedTable.open(visitor, SHORT_CODROID));
    List<State> story = List.of();
    for (int round = 0; round < ROUNDS && !told.state().hasEnd(); round++) {
      play(visitor, told, "plateau-ask button.main");
      told.isToDecide();
      story = told.all();
      assertThat(story).noneMatch(State::hasEnd);
      assertThat(story)
          .extracting(State::everything)
          .allSatisfy(text -> assertThat(text).doesNotContainPattern("You (win|lose)"));
    }
    State over = told.state();
    assertThat(over.hasEnd()).isTrue();
    assertThat(over.everything()).containsPattern("You (win|lose)");
    assertThat(story.getLast().shown()).isLessThanOrEqualTo(story.getLast().news().size());
    assertThat(visitor.find("p.only-heard[role='status']").first().textContent())
        .endsWith(visitor.find("plateau-finale h1").textContent());
    visitor.page().reload();
    visitor.find("plateau-finale h1").waitFor();
  }

  @Test
  void skippingBringsEverythingToNow() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = Told.at(visitor, against(visitor, "iceberg", "random"));
    visitor.find("plateau-ask button.main").click();
    told.begins();
    told.isToDecide();
    assertThat(told.state().step())
        .as("the board has not shown it yet")
        .isNotEqualTo(told.knows().get("step"));
    visitor.button("Skip").click();
    State now = told.state();
    assertThat(now.isTelling()).isFalse();
    assertThat(now.step()).isEqualTo(told.knows().get("step"));
    assertThat(now.choices()).isPositive();
    play(visitor, told, "plateau-ask button.main");
  }

  @Test
  void timeOfStoriesStandsStillAndRunsFaster() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.page().clock().install();
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.page().clock().pauseAt(System.currentTimeMillis() + 60_000);
    visitor
        .page()
        .evaluate(
            """
            async () => {
              const {Pace} = await import('/games/pace.js');
              window.pace = new Pace();
              window.overs = [];
              pace.wait(1000).then(() => overs.push('first'));
            }
            """);
    visitor.page().clock().runFor(400);
    visitor.page().evaluate("() => void (pace.isPaused = true)");
    visitor.page().clock().runFor(60_000);
    assertThat(visitor.page().evaluate("() => overs.length")).isEqualTo(0);
    visitor.page().evaluate("() => { pace.isPaused = false; pace.rate = 2; }");
    visitor.page().clock().runFor(299);
    assertThat(visitor.page().evaluate("() => overs.length")).isEqualTo(0);
    visitor.page().clock().runFor(2);
    assertThat(visitor.page().evaluate("() => overs.length")).isEqualTo(1);
  }

  @Test
  void aBoardThatForgetsToSayThatItHasShownTheEndKeepsItFromNobody() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    visitor.page().clock().install();
    OpenedTable table = OpenedTable.open(visitor, SHORT_CODROID);
    visitor.goTo(table.seat(0)).find("main[data-step]").waitFor();
    int number = visitor.number();
    visitor
        .find("codroid-board")
        .evaluate(
            """
            (board) => {
              board.story.tell = () =>
                board.dispatchEvent(new CustomEvent('story', {detail: {busy: true, shown: 0}}));
            }
            """);
    visitor.find("plateau-ask button.main").click();
    visitor.find("#choices[inert]").waitFor();
    assertThat(visitor.number()).isEqualTo(number);
    visitor.page().clock().fastForward(60_000);
    visitor.waitForAnswer(number);
  }

  @ParameterizedTest
  @CsvSource({"0, 1, false", "5000, 2, false", "9000, 4, false", "17000, 4, true"})
  void whoIsBehindIsToldFasterAndInTheEndShownThePresent(int behind, int rate, boolean isNow) {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.page().evaluate(FAKE_LINE);
    Map<?, ?> state =
        (Map<?, ?>)
            visitor
                .page()
                .evaluate(
                    """
                    (behind) => {
                      come(1);
                      come(2);
                      timeline.follow({busy: true, shown: 0});
                      come(3);
                      come(4);
                      now += behind;
                      timeline.follow({busy: false, shown: 1});
                      return {rate: timeline.pace.rate, isNow: timeline.isNow, journal: timeline.journal.length};
                    }
                    """,
                    behind);
    assertThat(state.get("isNow")).isEqualTo(isNow);
    assertThat(number(state, "journal")).as("entries told").isEqualTo(isNow ? 4 : 2);
    if (!isNow) {
      assertThat(number(state, "rate")).isEqualTo(rate);
    }
  }

  @Test
  void clocksRunOnWhileTheBoardTellsAndMineMakesItHurry() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.page().evaluate(FAKE_LINE);
    List<?> seen =
        (List<?>)
            visitor
                .page()
                .evaluate(
                    """
                    () => {
                      come(1);
                      come(2, [{leftMs: 60000, running: true}, {leftMs: 50000, running: false}]);
                      const rate = timeline.pace.rate;
                      timeline.follow({busy: true, shown: 0});
                      now += 8000;
                      timeline.follow({busy: false, shown: 1});
                      const {clocks} = timeline.shown.view;
                      return [rate, clocks[0].leftMs, clocks[1].leftMs];
                    }
                    """);
    assertThat(seen).isEqualTo(List.of(2, 52000, 50000));
  }

  @Test
  void withReducedMotionEverythingIsToldAndNothingTravels() {
    Visitor visitor = visitorWithoutMotion(Device.DESKTOP);
    Told told = Told.at(visitor, OpenedTable.open(visitor, SHORT_CODROID));
    visitor.find("plateau-ask button.main").click();
    told.begins();
    int beats = 0;
    for (State state = told.state(); state.isTelling(); state = told.next()) {
      assertThat(visitor.find("codroid-board .traveller").count()).isZero();
      beats++;
    }
    assertThat(beats).isGreaterThan(5);
  }

  @Test
  void whoKnowsWhatHisMoveDoesNeedNotWaitUntilItIsShown() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = Told.at(visitor, against(visitor, "iceberg", "random"));
    for (int move = 1; move <= 3; move++) {
      visitor.find("#choices [data-move]:not([data-move='E'])").first().dispatchEvent("click");
      String step = String.valueOf(move);
      visitor.page().waitForFunction("(step) => timeline.knows().step === step", step);
      State state = told.state();
      assertThat(state.choices()).as("choices while the board still moves").isPositive();
      assertThat(state.step()).isEqualTo(step);
    }
  }

  // While a position is told, everything is as it was when the one before had been shown, and the
  // journal grows with the board.
  private static void assertGoesOnWithTheBoard(List<State> states) {
    assertThat(states).allMatch(state -> state.choices() == 0, "nothing can be chosen");
    states.stream()
        .collect(groupingBy(State::step))
        .forEach(
            (step, same) -> {
              assertThat(same.stream().map(State::settled).distinct())
                  .as("step " + step)
                  .hasSize(1);
              assertThat(same.stream().map(state -> state.journal() - state.shown()).distinct())
                  .as("journal before what is told behind step " + step)
                  .hasSize(1);
            });
  }

  private static OpenedTable against(Visitor visitor, String game, String others) {
    StringBuilder seats = new StringBuilder("{\"kind\":\"me\",\"name\":\"Ada\"}");
    for (String other : others.isEmpty() ? new String[0] : others.split(",")) {
      seats.append(",{\"kind\":\"computer\",\"player\":\"%s\"}".formatted(other));
    }
    String clock = "\"clock\":{\"bankMs\":3600000,\"gainMs\":0}";
    return OpenedTable.open(
        visitor, "{\"game\":\"%s\",%s,\"seats\":[%s]}".formatted(game, clock, seats));
  }

  /** Chooses, and waits until the answer has come to the page, whether it is shown or not. */
  private static void play(Visitor visitor, Told told, String choice) {
    String before = String.valueOf(told.knows().get("step"));
    Locator move = visitor.find(choice).first();
    move.dispatchEvent("click");
    visitor.page().waitForFunction("(before) => timeline.knows().step !== before", before);
  }

  private static int number(Map<?, ?> state, String name) {
    return ((Number) Objects.requireNonNull(state.get(name), name)).intValue();
  }
}
