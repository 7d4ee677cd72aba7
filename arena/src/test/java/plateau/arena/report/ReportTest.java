package plateau.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import plateau.arena.Lottery;
import plateau.arena.simulation.Experiment;
import plateau.arena.simulation.Findings;
import plateau.arena.simulation.Simulation;
import plateau.arena.simulation.Study;
import plateau.arena.simulation.Sweep;
import plateau.arena.simulation.Threads;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Language;
import plateau.kernel.words.Template;
import plateau.kernel.words.Words;
import plateau.pig.Pig;
import plateau.players.seating.Seating;
import plateau.players.seating.Seating.People;

class ReportTest {

  private static final long SEED = 7;

  @ParameterizedTest
  @EnumSource
  void isWellFormedInEveryLanguage(Language language) throws Exception {
    Document page = parsed(Report.html(findings(new Lottery(true), "random", 400), language));
    assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo(language.code());
  }

  @ParameterizedTest
  @EnumSource
  void leavesNoPlaceholderAndNoKeyUnfilled(Language language) throws Exception {
    for (String html :
        List.of(
            Report.html(findings(new Lottery(true), "random", 400), language),
            Report.html(findings(new Pig(), "random,greedy:2", 50), language),
            comparison(language))) {
      String text = parsed(html).getElementsByTagName("body").item(0).getTextContent();
      assertThat(text).doesNotContain("{").doesNotContain("report.");
    }
  }

  @Test
  void escapesWhateverAGameCallsItsThings() throws Exception {
    String html = Report.html(findings(new Lottery(true), "random", 400), Language.ENGLISH);
    assertThat(html).doesNotContain("<script").doesNotContain("<b>first");
    assertThat(parsed(html).getDocumentElement().getTextContent())
        .contains(Lottery.WON, "Tickets & \"luck\"", Lottery.MARK);
  }

  @Test
  void needsNothingFromElsewhere() {
    String html = Report.html(findings(new Pig(), "random,random", 50), Language.ENGLISH);
    assertThat(html).doesNotContainPattern("(?i)<script|<link|src=|href=|url\\(|@import|http");
  }

  @Test
  void hasAPlotForEverythingMeasured() throws Exception {
    Document page =
        parsed(Report.html(findings(new Lottery(true), "random", 400), Language.ENGLISH));
    assertThat(texts(page, "h2"))
        .containsExactly(
            "How the games ended",
            "Length of the games",
            "Time by time",
            "Games won with and without",
            "Games won, by the time when it was taken",
            "Play it again");
  }

  @Test
  void leavesOutWhatAGameDoesNotMeasure() throws Exception {
    Document page =
        parsed(Report.html(findings(new Lottery(false), "random", 50), Language.ENGLISH));
    assertThat(texts(page, "h2"))
        .containsExactly("How the games ended", "Length of the games", "Play it again");
  }

  @Test
  void tellsWhoWonWhenNotAllSeatsWinTogether() throws Exception {
    Document page = parsed(Report.html(findings(new Pig(), "random,random", 50), Language.ENGLISH));
    assertThat(texts(page, "h2")).contains("Who won");
  }

  @Test
  void tellsTheCommandThatGivesTheSameGames() throws Exception {
    Document page =
        parsed(Report.html(findings(new Pig(), "random,greedy:2", 50), Language.FRENCH));
    assertThat(texts(page, "code"))
        .first()
        .isEqualTo(
            "./plateau simulate pig --seats random,greedy:2 --option target=40"
                + " --games 50 --seed 7");
  }

  @Test
  void isTheSameForTheSameFindings() {
    Findings<?, ?> findings = findings(new Pig(), "random,random", 50);
    assertThat(Report.html(findings, Language.ENGLISH))
        .isEqualTo(Report.html(findings, Language.ENGLISH));
  }

  @Test
  void manyTimesAndOneGameCanBeDrawnToo() throws Exception {
    parsed(Report.html(findings(new Pig(), "random,random,random,random", 1), Language.ENGLISH));
    parsed(Report.html(findings(new Lottery(true), "random", 1), Language.ENGLISH));
  }

  @Test
  void theLanguagesHaveTheSameSentencesAndPlaceholders() {
    Words english = Words.in(Language.ENGLISH, Report.class);
    Words french = Words.in(Language.FRENCH, Report.class);
    assertThat(french.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(Template.placeholders(french.say(key)))
          .as(key)
          .isEqualTo(Template.placeholders(english.say(key)));
    }
  }

  private static <S extends State<S, M>, M> Findings<S, M> findings(
      Game<S, M> game, String seats, long games) {
    Seating<S, M> seating = Seating.read(game, seats, People.ABSENT);
    boolean hasTarget = game.info().option("target").isPresent();
    Setup setup =
        Setup.of(game.info(), seating.size(), hasTarget ? Map.of("target", "40") : Map.of());
    return new Simulation<>(new Experiment<>(game, setup, seating, games, SEED), 1)
        .run((_, _) -> {});
  }

  private static Document parsed(String html) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(html)));
  }

  private static List<String> texts(Document page, String tag) {
    List<String> texts = new ArrayList<>();
    NodeList found = page.getElementsByTagName(tag);
    for (int i = 0; i < found.getLength(); i++) {
      texts.add(((Element) found.item(i)).getTextContent());
    }
    return texts;
  }

  @Test
  void aComparisonHasAStripForEachCombinationAndSeatAndSaysHowToGetIt() throws Exception {
    String html = comparison(Language.ENGLISH);
    assertThat(html).doesNotContainPattern("(?i)<script|<link|src=|href=|url\\(|@import|http");
    assertThat(parsed(html).getDocumentElement().getTextContent())
        .contains("Games won by seat 2", "greedy,random · 30")
        .contains(
            "./plateau simulate pig --sweep \"seats=random,random;greedy,random\""
                + " --sweep target=20,30 --games 20 --seed 7");
    // Three panels, of the two seats and of the lengths, with four combinations each.
    assertThat(html.split("class=\"strip\"", -1)).hasSize(1 + 3 * 4);
  }

  private static String comparison(Language language) {
    Sweep sweep = Sweep.read(List.of("seats=random,random;greedy,random", "target=20,30"));
    var study = Study.of(new Pig(), sweep, new Study.Common("", Map.of(), 20, SEED));
    return ComparisonReport.html(study.run(new Threads(2), (_, _) -> {}), language);
  }
}
