package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.browser.Told.State;

/** Pausing, seeing again, and what one may prefer about how a match is told. */
class StoryControlsTest extends BrowserTest {

  private static final String AGAINST_RANDOM =
      "{\"game\":\"iceberg\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\",\"player\":\"random\"}]}";

  private static final String TWO_PEOPLE =
      """
      {"game":"iceberg","seats":[{"kind":"me","name":"Ada"},{"kind":"me","name":"Bob"}]}\
      """;

  private static final String STAND_STILL =
      "async () => { (await import('/games/pace.js')).Pace.prototype.wait = () => new Promise(() =>"
          + " {}); }";

  private static final int AGENTS = 4;

  /** What is heard is counted where a voice begins. */
  private static final String COUNT_VOICES =
      """
      () => {
        window.voices = 0;
        for (const {prototype} of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
          const start = prototype.start;
          prototype.start = function (...when) {
            window.voices++;
            return start.apply(this, when);
          };
        }
      }
      """;

  @Test
  void theLastTurnIsShownAgainAsItWas() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = turnOfTheOther(visitor);
    List<State> first = told.all();
    State after = told.state();
    visitor.page().keyboard().press("r");
    assertThat(told.state().isTelling()).isTrue();
    List<State> again = told.all();
    assertThat(again).extracting(State::ask).containsAll(first.stream().map(State::ask).toList());
    assertThat(again.getFirst().step()).isEqualTo(first.getFirst().step());
    State now = told.state();
    assertThat(now.settled()).isEqualTo(after.settled());
    assertThat(now.journal()).isEqualTo(after.journal());
    assertThat(now.choices()).isEqualTo(after.choices());
  }

  @Test
  void whatIsToldStandsStillWhileItIsPaused() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = turnOfTheOther(visitor);
    visitor.page().keyboard().press("p");
    visitor.button("Go on (P)").waitFor();
    told.next();
    State paused = told.next();
    assertThat(told.next().settled()).isEqualTo(paused.settled());
    assertThat(told.next().isTelling()).isTrue();
    visitor.button("Go on (P)").click();
    told.all();
    assertThat(told.state().step()).isEqualTo(told.knows().get("step"));
  }

  @ParameterizedTest
  @CsvSource({"Escape, body", "Space, body", "ArrowUp, iceberg-board svg.field"})
  void aKeyShowsHowItStandsAndTheNextOneChooses(String key, String where) {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    Told told = turnOfTheOther(visitor);
    visitor.find(where).first().press(key);
    State now = told.state();
    assertThat(now.isTelling()).isFalse();
    assertThat(now.choices()).isPositive();
    String step = now.step();
    visitor.find("iceberg-board svg.field").press("e");
    visitor.find("iceberg-board svg.field").press("Enter");
    visitor.page().waitForFunction("(step) => timeline.knows().step !== step", step);
  }

  @Test
  void whoComesBackIsToldWhatTheOthersDid() throws IOException {
    Visitor ada = visitor(Device.PHONE);
    Visitor bob = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(ada, TWO_PEOPLE);
    bob.goTo(table.seat(1)).find("main[data-step]").waitFor();
    ada.goTo(table.seat(0)).find(".handle button.main").click();
    ada.find("main.theirs").waitFor();
    assertThat(ada.find("plateau-away").count()).isZero();
    ada.goTo("/").find("game-card").first().waitFor();
    bob.find("#choices button[data-move]").first().click();
    bob.find("plateau-journal li >> text=Red").first().waitFor();
    bob.find("plateau-ask button.main").click();
    bob.find("plateau-ask >> text=Ada is not here just now.").waitFor();
    assertThat(bob.page().title()).startsWith("Iceberg");
    ada.goTo(table.path()).find("plateau-away >> text=Red").first().waitFor();
    ada.page().waitForCondition(() -> ada.page().title().startsWith("● Your turn"));
    checkInBothThemes(ada, "away");
    ada.find("plateau-away button[aria-label='I know']").click();
    assertThat(ada.find("plateau-away").count()).isZero();
    ada.page().reload();
    ada.find("main[data-step]").waitFor();
    assertThat(ada.find("plateau-away").count()).as("what was told once").isZero();
  }

  @Test
  void whatHappensInAPageAtTheBackIsToldWhenSomebodyLooksAtIt() {
    Visitor ada = visitorWithMotion(Device.DESKTOP);
    Visitor bob = visitor(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(ada, TWO_PEOPLE);
    ada.goTo(table.seat(0)).find("plateau-ask button.main").click();
    bob.goTo(table.seat(1)).find("#choices button[data-move]").first().waitFor();
    int number = ada.number();
    isInFront(ada, false);
    bob.find("#choices button[data-move]").first().click();
    ada.waitForAnswer(number);
    assertThat(ada.find("plateau-away").count()).isZero();
    isInFront(ada, true);
    ada.find("plateau-away >> text=Red").first().waitFor();
    ada.page().evaluate(STAND_STILL);
    ada.button("Show it").click();
    ada.button("Skip").waitFor();
    assertThat(ada.find("plateau-away").count()).isZero();
  }

  private static void isInFront(Visitor visitor, boolean isInFront) {
    visitor
        .page()
        .evaluate(
            """
            (hidden) => {
              Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
              document.dispatchEvent(new Event('visibilitychange'));
            }
            """,
            !isInFront);
  }

  @ParameterizedTest
  @CsvSource({"PHONE, en", "DESKTOP, fr"})
  void preferencesHoldAtOnceAndAreKept(Device device, String language) throws IOException {
    Visitor visitor = visitor(device, language, "dark").playNow("codroid");
    visitor.find("plateau-bar .preferences").click();
    visitor.find("plateau-preferences summary").click();
    checkInBothThemes(visitor, "preferences-" + language);
    visitor.find("plateau-preferences input[value='slow']").check();
    visitor.find("plateau-preferences input[name='sound']").uncheck();
    assertThat(visitor.find("plateau-preferences input[type='range']").isDisabled()).isTrue();
    visitor.page().keyboard().press("Escape");
    assertThat(visitor.find("plateau-preferences dialog").isVisible()).isFalse();
    visitor.page().keyboard().press("+");
    visitor.page().reload();
    visitor.find("main[data-step]").waitFor();
    visitor.find("plateau-bar .preferences").click();
    assertThat(visitor.find("plateau-preferences input[value='usual']").isChecked()).isTrue();
    assertThat(visitor.find("plateau-preferences input[name='sound']").isChecked()).isFalse();
  }

  @Test
  void whoPrefersItIsAskedAgainBeforeWhatCannotBeTakenBack() {
    Visitor visitor = visitor(Device.DESKTOP).playNow("codroid");
    prefer(visitor, "{confirms: true}");
    int number = visitor.number();
    visitor.find("plateau-ask button.main").click();
    visitor.find("plateau-sure dialog >> text=This cannot be taken back.").waitFor();
    assertThat(Axe.seriousFindings(visitor.page())).isEmpty();
    visitor.button("Not yet").click();
    assertThat(visitor.find("plateau-sure").count()).isZero();
    visitor.find("#choices button[data-move]").first().click();
    visitor.waitForAnswer(number);
    int carded = visitor.number();
    assertThat(visitor.find("plateau-sure").count()).as("a card can be taken back").isZero();
    visitor.find("plateau-ask button.main").click();
    visitor.button("Do it").click();
    visitor.waitForAnswer(carded);
  }

  @Test
  void aTurnInWhichNothingElseIsLeftEndsByItselfForWhoPrefersIt() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo(OpenedTable.open(visitor, AGAINST_RANDOM).seat(0));
    visitor.find("#choices button[data-move]").first().waitFor();
    prefer(visitor, "{endsTurns: true}");
    Locator ended = visitor.find(".notice.shown >> text=Nothing else was left");
    Locator moves = visitor.find("#choices button[data-move]");
    // Who looks at the moves while they are drawn anew may miss some: each agent is asked again.
    for (int tries = 0; tries < AGENTS * 3 && ended.count() == 0; tries++) {
      visitor.find("#choices [role='radio']").nth(tries % AGENTS).click();
      while (moves.count() > 0 && ended.count() == 0) {
        int number = visitor.number();
        moves.first().dispatchEvent("click");
        visitor.waitForAnswer(number);
      }
    }
    ended.waitFor();
  }

  @Test
  void nothingIsHeardBeforeSomebodyTouchesThePageOrWhenSoundIsOff() {
    Visitor visitor = visitorWithMotion(Device.DESKTOP);
    OpenedTable table = OpenedTable.open(visitor, "{\"game\":\"codroid\"}");
    visitor.goTo(table.seat(0)).find("main[data-step]").waitFor();
    visitor.page().evaluate(COUNT_VOICES);
    // To the browser, whatever a test does is a touch.
    touched(visitor, false);
    visitor.page().evaluate("async () => (await import('/sound/sound.js')).play(['dice'])");
    assertThat(visitor.page().evaluate("() => window.voices")).isEqualTo(0);
    touched(visitor, true);
    prefer(visitor, "{sound: false}");
    visitor.find("plateau-ask button.main").click();
    visitor.find("codroid-board .die").waitFor();
    visitor.button("Skip").click();
    assertThat(visitor.page().evaluate("() => window.voices")).isEqualTo(0);
    prefer(visitor, "{sound: true}");
    visitor.find("plateau-ask button.main").click();
    visitor.page().waitForFunction("() => window.voices > 0");
  }

  @Test
  void everySoundCanBePlayed() {
    Visitor visitor = visitor(Device.DESKTOP);
    visitor.goTo("/").find("game-card").first().waitFor();
    visitor.page().evaluate(COUNT_VOICES);
    visitor
        .page()
        .evaluate(
            """
            async () => {
              const room = new (await import('/sound/synthesis.js')).Synthesis();
              for (const sound of ['dice', 'step', 'card', 'shot', 'good', 'bad', 'turn', 'end']) {
                const before = window.voices;
                room.play(sound, 0.5);
                if (window.voices === before) throw new Error(sound + ' is not heard');
              }
            }
            """);
  }

  private static void touched(Visitor visitor, boolean hasBeenActive) {
    visitor
        .page()
        .evaluate(
            "(value) => Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive:"
                + " value}, configurable: true})",
            hasBeenActive);
  }

  private static void prefer(Visitor visitor, String changes) {
    visitor
        .page()
        .evaluate(
            "async () => (await import('/shell/settings.js')).settings.change(%s)"
                .formatted(changes));
  }

  /** I have ended my turn, and the board has everything to tell that the other did. */
  private static Told turnOfTheOther(Visitor visitor) {
    Told told = Told.at(visitor, OpenedTable.open(visitor, AGAINST_RANDOM));
    visitor.find("plateau-ask button.main").click();
    told.begins();
    told.isToDecide();
    visitor.page().waitForFunction("() => timeline.knows().toMove === 0");
    return told;
  }
}
