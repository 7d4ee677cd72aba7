package plateau.iceberg.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.rules.IcebergView;
import plateau.iceberg.rules.IcebergView.AlienView;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.TextBoard;

class IcebergBoardTest {

  private static final int ROUND = 12;

  private static IcebergView view() {
    List<String> walls = new ArrayList<>(Collections.nCopies(25, ".".repeat(25)));
    walls.set(0, "X" + ".".repeat(24));
    return new IcebergView(
        ROUND,
        0,
        List.of(17, 9),
        List.of(8, 5, 0, 2),
        List.of(agentsInRow(1), agentsInRow(2)),
        List.of(
            new AlienView(1, 0, 5, 10, 20, AlienState.ON_ICE, 2),
            new AlienView(5, 5, 7, 11, 3, AlienState.ON_ICE, 1),
            new AlienView(6, 6, -3, 19, 4, AlienState.WAITING, 0),
            new AlienView(7, 7, 4, 2, 4, AlienState.CAPTURED, 0),
            new AlienView(8, 8, 4, 2, 4, AlienState.GONE, 0)),
        List.of(List.of(), List.of()),
        walls);
  }

  private static List<Position> agentsInRow(int row) {
    return List.of(
        new Position(row, 0), new Position(row, 1), new Position(row, 2), new Position(row, 3));
  }

  private static List<String> draw(Language language, int width) {
    return TextBoard.of(new IcebergGame())
        .draw(view(), new Page(width, Ink.PLAIN, Words.in(language)));
  }

  @Test
  void theIceShowsWallsAgentsAndAliens() {
    List<String> lines = draw(Language.ENGLISH, 100);
    assertThat(lines.get(1)).startsWith(" 0 ██ ·");
    assertThat(lines.get(2)).as("agent 0 stands on an alien").startsWith(" 1 b0B1B2B3 ·");
    assertThat(lines.get(3)).startsWith(" 2 R0R1R2R3 ·");
    assertThat(lines.get(6)).startsWith(" 5  · · · · ·◆1 ·");
    assertThat(lines.get(7)).as("it comes in seven rounds").startsWith(" 6  · · · · · · 7 ·");
    assertThat(lines.get(8)).startsWith(" 7  · · · · · · · × ·");
    assertThat(lines.get(9)).startsWith(" 8  · · · · · · · · · ·");
  }

  @Test
  void thePanelTellsRoundScoresPointsAndAliens() {
    String board = String.join("\n", draw(Language.ENGLISH, 100));
    assertThat(board)
        .contains("Round 12 of 0–99 · Blue to move")
        .contains("Blue 17 points")
        .contains("Red 9 points")
        .contains("B1 (1, 1)   5 left")
        .contains("(1 captured, 1 gone)")
        .containsPattern("◆ \\(5, 5\\) +7 +11–13 +1 of 3")
        .containsPattern("\\(6, 6\\) +-3 +19–22");
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 80, 100})
  void noLineIsWiderThanAScreenThatIsWideEnoughForThePanel(int width) {
    for (Language language : Language.values()) {
      assertThat(draw(language, width))
          .as("%s, %d columns", language, width)
          .allMatch(line -> Ink.widthOf(line) <= Math.max(width, 45));
    }
  }

  @Test
  void theMovesStandInALineForEachAgent() {
    Page page = new Page(100, Ink.PLAIN, Words.in(Language.ENGLISH));
    List<String> moves = List.of("M0N", "M0E", "M2S", "S0N", "P2W", "end");
    List<String> lines = TextBoard.of(new IcebergGame()).moves(view(), moves, Outlook.NONE, page);
    assertThat(lines)
        .startsWith(
            "  agent 0  M0N M0E · S0N", "  agent 1  –", "  agent 2  M2S · P2W", "  agent 3  –");
    assertThat(String.join("", lines)).endsWith("\"end\" ends the  turn.");
  }
}
