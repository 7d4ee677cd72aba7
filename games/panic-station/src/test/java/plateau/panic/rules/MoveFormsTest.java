package plateau.panic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.MoveForm;
import plateau.panic.station.Cell;
import plateau.panic.station.Placement;

/** The grammar that programs are told is that of the moves. */
class MoveFormsTest {

  private final PanicNotation notation = new PanicNotation();

  private List<MoveForm> formsOf(String text) {
    return notation.forms().stream().filter(form -> text.matches(form.pattern())).toList();
  }

  @Test
  void everyMoveHasOneForm() {
    for (PanicMove move : Moves.all()) {
      assertThat(formsOf(notation.write(move))).as(notation.write(move)).hasSize(1);
    }
    for (int x : new int[] {-19, -9, 0, 9, 19}) {
      String text = notation.write(new PanicMove.PlaceRoom(Placement.of(Cell.at(x, -x), 270)));
      assertThat(formsOf(text)).as(text).extracting(MoveForm::id).containsExactly("place");
    }
  }

  @Test
  void everyFormHasAMove() {
    List<String> used =
        Moves.all().stream().map(move -> formsOf(notation.write(move)).getFirst().id()).toList();
    assertThat(notation.forms())
        .extracting(MoveForm::id)
        .filteredOn(id -> !id.equals("place"))
        .allMatch(used::contains);
  }
}
