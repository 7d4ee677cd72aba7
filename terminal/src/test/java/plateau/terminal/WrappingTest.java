package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappingTest {

  @Test
  void linesBreakAtBlanks() {
    assertThat(Wrapping.lines("one two three", 8)).containsExactly("one two", "three");
    assertThat(Wrapping.lines("one two", 7)).containsExactly("one two");
    assertThat(Wrapping.lines("", 7)).containsExactly("");
  }

  @Test
  void laterLinesAreIndented() {
    assertThat(Wrapping.lines("one two three", 9, "- ", "  "))
        .containsExactly("- one two", "  three");
  }

  @Test
  void lineBreaksInTheTextAreKept() {
    assertThat(Wrapping.lines("one\n  two", 20)).containsExactly("one", "  two");
  }

  @Test
  void aWordThatIsTooLongIsCut() {
    assertThat(Wrapping.lines("ab cdefghij", 4)).containsExactly("ab", "cdef", "ghij");
  }

  @Test
  void noLineBeginsWithFrenchPunctuation() {
    assertThat(Wrapping.lines("voici deux : « mots »", 10))
        .containsExactly("voici", "deux :", "« mots »");
  }

  @Test
  void colourTakesNoRoom() {
    String red = Ink.COLOUR.paint(Style.RED, "three");
    assertThat(Wrapping.lines("one " + red, 9)).containsExactly("one " + red);
  }
}
