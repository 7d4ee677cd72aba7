package plateau.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CanvasTest {

  @Test
  void boxesThatTouchShareTheirLines() {
    Canvas canvas = new Canvas(7, 5);
    canvas.box(0, 0, 4, 3);
    canvas.box(3, 0, 4, 3);
    canvas.box(0, 2, 7, 3);
    canvas.text(1, 1, "ab", Style.BOLD);
    assertThat(canvas.lines(Ink.PLAIN))
        .containsExactly("┌──┬──┐", "│ab│  │", "├──┴──┤", "│     │", "└─────┘");
  }

  @Test
  void colourGoesAroundTheTextOnly() {
    Canvas canvas = new Canvas(4, 1);
    canvas.text(1, 0, "x", Style.RED);
    assertThat(canvas.lines(Ink.COLOUR)).containsExactly(" \u001b[1;31mx\u001b[0m");
  }
}
