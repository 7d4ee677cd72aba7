package plateau.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import plateau.arena.analysis.Analysis;
import plateau.arena.analysis.Analyst;
import plateau.arena.analysis.Effort;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.words.Language;
import plateau.pig.Pig;
import plateau.players.search.Budget;
import plateau.secret.Duel;

class AnalysisReportTest {

  private static final String COMMAND = "./plateau analyse \"<b>.plateau\"";

  @ParameterizedTest
  @EnumSource
  void isWellFormedAndCompleteInEveryLanguage(Language language) throws Exception {
    Analysis pig = analysis(new Pig(), Map.of("target", "40"), 2);
    Analysis duel = analysis(new Duel(), Map.of(), 3);
    List<String> players = List.of("Ada <i>", "Bob & Co", "greedy");
    for (String html :
        List.of(
            AnalysisReport.html(pig, players.subList(0, 2), COMMAND, language),
            AnalysisReport.html(duel, players, COMMAND, language))) {
      Document page = parsed(html);
      assertThat(page.getDocumentElement().getAttribute("lang")).isEqualTo(language.code());
      String text = page.getElementsByTagName("body").item(0).getTextContent();
      assertThat(text).doesNotContain("{").doesNotContain("analysis.").doesNotContain("report.");
      assertThat(text).contains("Ada <i>", "Bob & Co", COMMAND);
      assertThat(page.getElementsByTagName("svg").getLength()).isGreaterThan(2);
    }
  }

  private static <S extends State<S, M>, M> Analysis analysis(
      Game<S, M> game, Map<String, String> options, int seats) {
    Match<S, M> match = Match.start(game, Setup.of(game.info(), seats, options), Dice.seeded(2));
    while (!match.isOver()) {
      match.play(match.toMove(), match.legalMoves().getFirst());
    }
    return new Analyst<>(match, new Effort(new Budget.Matches(200), 1, 1)).analyse((_, _) -> {});
  }

  private static Document parsed(String html) throws Exception {
    String xml = html.replaceFirst("<!DOCTYPE html>", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }
}
