package plateau.iceberg.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class WindowTest {

  @Test
  void aWindowRunsFromTheArrivalToTheLastRoundOnTheIce() {
    assertThat(open("0 5 9 4 6")).extracting(Window::first).containsExactly(4);
    assertThat(open("0 5 9 4 6")).extracting(Window::last).containsExactly(9);
    assertThat(open("0 5 9 0 1000")).extracting(Window::last).containsExactly(99);
  }

  @Test
  void aliensThatStayTooShortAreLeftOut() {
    assertThat(open("0 5 9 0 2")).isEmpty();
    assertThat(open("0 5 9 0 3")).hasSize(1);
  }

  @Test
  void aliensOfAFarFutureAreLeftOut() {
    assertThat(open("0 5 9 10 9")).hasSize(1);
    assertThat(open("0 5 9 11 9")).isEmpty();
  }

  @Test
  void whatIsAlreadyCountedLetsAWindowStayOpen() {
    Drawn drawn = new Drawn("A....", "0 0 9 0 3", "0 4 9 0 3").pass(2);
    assertThat(Window.open(drawn.ice, drawn.atlas, 10))
        .extracting(Window::alien)
        .containsExactly(0);
  }

  @Test
  void ofManyAliensThoseAreLookedAtThatAreWorthMuchAndNear() {
    String[] aliens = new String[Window.MOST + 3];
    Arrays.setAll(aliens, i -> "%d %d 5 0 30".formatted(i / 10, i % 10));
    aliens[4] = "0 24 1 0 30";
    aliens[7] = "22 0 50 0 30";
    aliens[9] = "12 24 5 0 30";
    aliens[11] = "0 9 5 9 30";
    Drawn drawn = new Drawn("A....", aliens);
    assertThat(Window.open(drawn.ice, drawn.atlas, 10))
        .extracting(Window::alien)
        .hasSize(Window.MOST)
        .isSorted()
        .contains(7)
        .doesNotContain(4, 9, 11);
  }

  private static List<Window> open(String alien) {
    Drawn drawn = new Drawn("", alien);
    return Window.open(drawn.ice, drawn.atlas, 10);
  }
}
