package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.State;
import plateau.kernel.basis.Records;
import plateau.kernel.chance.Chance;
import plateau.kernel.match.Match;

/** One text for each move, and one move for each text. */
final class Notations<S extends State<S, M>, M> {

  private final Notation<M> notation;
  private final Map<String, M> moveOf = new HashMap<>();

  Notations(Game<S, M> game) {
    this.notation = game.notation();
  }

  void roundTrip(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    for (M move : match.state().moves()) {
      String text = notation.write(move);
      assertThat(text).as("the text of %s", move).isNotBlank().isEqualTo(text.strip());
      assertThat(text).as("the text of %s, on one line", move).doesNotContainPattern("\\R");
      assertThat(text).as("the pattern of moves").matches(notation.pattern());
      assertThat(formsOf(text)).as("the forms of the move \"%s\"", text).hasSize(1);
      assertThat(notation.read(text)).as("the move read from \"%s\"", text).contains(move);
      assertThat(partsOf(move)).as("the parts of %s, beside its kind", move).doesNotContain("kind");
      assertThat(moveOf.merge(text, move, (known, same) -> known))
          .as("the move that \"%s\" stood for before", text)
          .isEqualTo(move);
    }
  }

  private List<MoveForm> formsOf(String text) {
    return notation.forms().stream().filter(form -> text.matches(form.pattern())).toList();
  }

  private static Set<String> partsOf(Object move) {
    return move instanceof Record parts ? Records.facts(parts).keySet() : Set.of();
  }
}
