package plateau.iceberg.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.map.MapFault.Flaw;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;

/** Section 10: every fault with its code, line and sentence, and what is allowed. */
class MapReaderTest {

  private static final String GRID =
      ".....X...................\n" + (".".repeat(25) + "\n").repeat(24);
  private static final String STARTS = "1 0\n1 1\n1 2\n1 3\n2 0\n2 1\n2 2\n2 3\n";
  private static final String ALIENS = "2\n5 5 7 10 3\n6 6 -2 0 100\n";
  private static final String MAP = GRID + STARTS + ALIENS;

  private static final Words ENGLISH = Words.in(Language.ENGLISH, IcebergGame.class);
  private static final Words FRENCH = Words.in(Language.FRENCH, IcebergGame.class);

  private static Stream<Arguments> faults() {
    return Stream.of(
        fault(
            "",
            Flaw.MISSING_DATA,
            1,
            "row 0 of the grid: the text ends before it is complete. Add what is missing."),
        fault(
            " \n\n",
            Flaw.MISSING_DATA,
            1,
            "row 0 of the grid: the text ends before it is complete. Add what is missing."),
        fault(
            GRID,
            Flaw.MISSING_DATA,
            25,
            "start cell of player 0's agent 0: the text ends before it is complete. Add what is"
                + " missing."),
        fault(
            GRID + "1",
            Flaw.MISSING_DATA,
            26,
            "start cell of player 0's agent 0: the text ends before it is complete. Add what is"
                + " missing."),
        fault(
            GRID + STARTS,
            Flaw.MISSING_DATA,
            33,
            "number of aliens: the text ends before it is complete. Add what is missing."),
        fault(
            GRID + STARTS + "2\n5 5 7 10 3\n6 6 1",
            Flaw.MISSING_DATA,
            36,
            "alien 1: the text ends before it is complete. Add what is missing."),
        fault(
            MAP.replaceFirst("X\\.", "X"),
            Flaw.ROW_LENGTH,
            1,
            "row 0 of the grid: it has 24 characters, not 25."),
        fault("." + MAP, Flaw.ROW_LENGTH, 1, "row 0 of the grid: it has 26 characters, not 25."),
        fault("?\n" + MAP, Flaw.ROW_LENGTH, 1, "row 0 of the grid: it has 1 character, not 25."),
        fault(
            MAP.replace('X', 'x'),
            Flaw.BAD_CELL,
            1,
            "row 0 of the grid: \"x\" in column 5 is no cell. Write \".\" for ice and \"X\" for a"
                + " wall."),
        fault(
            MAP.replace("1 3", "1 three"),
            Flaw.NOT_A_NUMBER,
            29,
            "start cell of player 0's agent 3: \"three\" is not a whole number from -2147483648 to"
                + " 2147483647."),
        fault(
            MAP.replace("7 10", "7.0 10"),
            Flaw.NOT_A_NUMBER,
            35,
            "alien 0: \"7.0\" is not a whole number from -2147483648 to 2147483647."),
        fault(
            MAP.replace("7 10", "2147483648 10"),
            Flaw.NOT_A_NUMBER,
            35,
            "alien 0: \"2147483648\" is not a whole number from -2147483648 to 2147483647."),
        fault(
            MAP.replace("7 10", "+ 10"),
            Flaw.NOT_A_NUMBER,
            35,
            "alien 0: \"+\" is not a whole number from -2147483648 to 2147483647."),
        fault(
            MAP.replace("7 10", "1234567890123456789012345 10"),
            Flaw.NOT_A_NUMBER,
            35,
            "alien 0: \"12345678901234567890…\" is not a whole number from -2147483648 to"
                + " 2147483647."),
        fault(
            MAP.replace("2 3\n", "2 25\n"),
            Flaw.START_OUTSIDE,
            33,
            "start cell of player 1's agent 3: (2, 25) is off the grid; rows and columns go from 0"
                + " to 24."),
        fault(
            MAP.replace("2 3\n", "-1 0\n"),
            Flaw.START_OUTSIDE,
            33,
            "start cell of player 1's agent 3: (-1, 0) is off the grid; rows and columns go from 0"
                + " to 24."),
        fault(
            MAP.replace("2 3\n", "0 5\n"),
            Flaw.START_WALL,
            33,
            "start cell of player 1's agent 3: (0, 5) is a wall. Choose a free cell."),
        fault(
            MAP.replace("2 3\n", "1 0\n"),
            Flaw.START_TAKEN,
            33,
            "start cell of player 1's agent 3: (1, 0) is already the start of another agent."),
        fault(
            GRID + STARTS + "-1\n",
            Flaw.BAD_ALIEN_COUNT,
            34,
            "number of aliens: -1 is not within 0–625."),
        fault(
            GRID + STARTS + "626\n",
            Flaw.BAD_ALIEN_COUNT,
            34,
            "number of aliens: 626 is not within 0–625."),
        fault(
            MAP.replace("6 6", "25 6"),
            Flaw.ALIEN_OUTSIDE,
            36,
            "alien 1: (25, 6) is off the grid; rows and columns go from 0 to 24."),
        fault(
            MAP.replace("6 6", "0 5"),
            Flaw.ALIEN_WALL,
            36,
            "alien 1: (0, 5) is a wall. Choose a free cell."),
        fault(
            MAP.replace("6 6", "5 5"),
            Flaw.ALIEN_TAKEN,
            36,
            "alien 1: (5, 5) is already the cell of another alien; there is one alien for a cell in"
                + " the whole match."),
        fault(
            MAP.replace("10 3", "100 3"),
            Flaw.BAD_ARRIVAL,
            35,
            "alien 0: arrival 100 is not within 0–99."),
        fault(
            MAP.replace("10 3", "-1 3"),
            Flaw.BAD_ARRIVAL,
            35,
            "alien 0: arrival -1 is not within 0–99."),
        fault(
            MAP.replace("10 3", "10 0"),
            Flaw.BAD_DURATION,
            35,
            "alien 0: duration 0 is not at least 1."),
        fault(
            MAP.replace("7 10", "1000001 10"),
            Flaw.BAD_POINTS,
            35,
            "alien 0: 1000001 points are not within -1000000 to 1000000."),
        fault(
            MAP.replace("7 10", "-1000001 10"),
            Flaw.BAD_POINTS,
            35,
            "alien 0: -1000001 points are not within -1000000 to 1000000."),
        fault(
            MAP + "\n\n 7 7 1 1 1",
            Flaw.TRAILING_DATA,
            39,
            "end of the map: \"7\" follows the last of 2 aliens. Remove it, or correct the number"
                + " of aliens."));
  }

  @ParameterizedTest(name = "{1}, line {2}: {3}")
  @MethodSource("faults")
  void aFaultHasItsCodeItsLineAndASentence(String text, Flaw code, int line, String sentence) {
    MapFault fault = faultOf(text);
    assertThat(fault.code()).isEqualTo(code);
    assertThat(fault.line()).isEqualTo(line);
    assertThat(ENGLISH.say(fault.message()))
        .isEqualTo("Map, line %d: %s".formatted(line, sentence));
    assertThat(FRENCH.say(fault.message()))
        .startsWith("Carte, ligne %d : ".formatted(line))
        .doesNotContain("{");
  }

  @Test
  void aRowsLengthIsCheckedBeforeItsCharacters() {
    assertThat(faultOf("x" + MAP).code()).isEqualTo(Flaw.ROW_LENGTH);
  }

  @Test
  void bothNumbersOfAStartAreReadBeforeItIsJudged() {
    assertThat(faultOf(GRID + "99 x\n").code()).isEqualTo(Flaw.NOT_A_NUMBER);
  }

  @Test
  void allFiveNumbersOfAnAlienAreReadAndThenJudgedInTheirOrder() {
    assertThat(alienFault("99 99 9999999 999 x")).isEqualTo(Flaw.NOT_A_NUMBER);
    assertThat(alienFault("99 99 9999999 999 0")).isEqualTo(Flaw.ALIEN_OUTSIDE);
    assertThat(alienFault("0 5 9999999 999 0")).isEqualTo(Flaw.ALIEN_WALL);
    assertThat(alienFault("5 5 9999999 999 0")).isEqualTo(Flaw.ALIEN_TAKEN);
    assertThat(alienFault("6 6 9999999 999 0")).isEqualTo(Flaw.BAD_ARRIVAL);
    assertThat(alienFault("6 6 9999999 99 0")).isEqualTo(Flaw.BAD_DURATION);
    assertThat(alienFault("6 6 9999999 99 1")).isEqualTo(Flaw.BAD_POINTS);
  }

  @Test
  void onlyAsciiWhiteSpaceSeparates() {
    assertThat(MapReader.read(MAP.replace("\n", " \t\r\n\f\u000b"))).isEqualTo(MapReader.read(MAP));
    assertThat(faultOf(MAP.replace("5 5", "5\u00a05")).code()).isEqualTo(Flaw.NOT_A_NUMBER);
  }

  @Test
  void numbersMayHaveSignsAndZerosInFront() {
    String text = MAP.replace("5 5 7 10 3", "+05 005 +7 010 +3");
    assertThat(MapReader.read(text)).isEqualTo(MapReader.read(MAP));
  }

  @Test
  void onlyTheAsciiDigitsAreDigits() {
    assertThat(faultOf(MAP.replace("7 10", "\u0667 10")).code()).isEqualTo(Flaw.NOT_A_NUMBER);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "0\n",
        "1\n1 0 5 0 3\n",
        "2\n5 5 0 0 3\n6 6 -1000000 99 1\n",
        "1\n5 5 1000000 99 2147483647\n"
      })
  void allowedAliens(String aliens) {
    IceMap map = MapReader.read(GRID + STARTS + aliens);
    assertThat(MapWriter.write(map)).isEqualTo(GRID + STARTS + aliens);
  }

  @Test
  void unreachableRegionsAndWalledInAgentsAreAllowed() {
    String walled =
        MAP.replaceFirst(
            "\\.{25}\n\\.{25}\n\\.{25}\n",
            "....X....................\n....X....................\nXXXXX....................\n");
    assertThat(MapCheck.of(MapReader.read(walled)).regions()).isEqualTo(2);
  }

  @Test
  void aMapIsWrittenInOneSpelling() {
    String untidy = MAP.replace("\n", "\r\n\r\n").replace(" ", "\t ").replace("7", "+07");
    assertThat(MapWriter.write(MapReader.read(untidy))).isEqualTo(MAP);
    assertThat(MapReader.read(MAP)).hasToString(MAP).hasSameHashCodeAs(MapReader.read(untidy));
  }

  @Test
  void mapsThatDifferInOneThingAreNotEqual() {
    IceMap map = MapReader.read(MAP);
    assertThat(map).isNotEqualTo(MapReader.read(MAP.replace("6 6", "6 7")));
    assertThat(map).isNotEqualTo(MapReader.read(MAP.replace("2 3\n", "2 4\n")));
    assertThat(map).isNotEqualTo(MapReader.read(MAP.replace("X.", ".X")));
  }

  private static Flaw alienFault(String second) {
    return faultOf(GRID + STARTS + "2\n5 5 7 10 3\n" + second + "\n").code();
  }

  private static MapFault faultOf(String text) {
    MapFault fault = catchThrowableOfType(MapFault.class, () -> MapReader.read(text));
    assertThat(fault).as("the fault of the text").isNotNull();
    return fault;
  }

  private static Arguments fault(String text, Flaw code, int line, String sentence) {
    return Arguments.of(text, code, line, sentence);
  }
}
