package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.MoveForm;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.match.Match;

/**
 * No move is accepted that a player was not offered. A game may leave a whole form of moves out of
 * its lists, such as giving up; of a form that it lists, it lists all that it allows. Looked for
 * with texts that the forms' patterns describe, and with listed moves that were edited.
 */
final class Unlisted<S extends State<S, M>, M> {

  private static final int TEXTS = 8;
  private static final int KEPT = 400;

  private final Game<S, M> game;
  private final Set<String> listedForms = new HashSet<>();
  private final Set<String> met = new HashSet<>();
  private final Set<String> words = new LinkedHashSet<>();

  Unlisted(Game<S, M> game) {
    this.game = game;
  }

  void movesAreRefused(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    List<String> listed = match.legalMoves();
    listed.stream().filter(met::add).forEach(this::learn);
    Set<String> known = new HashSet<>(listed);
    for (int i = 0; i < TEXTS; i++) {
      String text = chance.below(2) == 0 ? edited(listed, chance) : described(chance);
      if (!known.contains(text)
          && formOf(text).map(MoveForm::id).filter(listedForms::contains).isPresent()) {
        assertRefused(match.state(), text);
      }
    }
  }

  private void learn(String text) {
    formOf(text).map(MoveForm::id).ifPresent(listedForms::add);
    if (words.size() < KEPT) {
      words.addAll(List.of(text.split("[ -]", -1)));
    }
  }

  private void assertRefused(S state, String text) {
    Optional<M> move = game.notation().read(text);
    move.ifPresent(
        read -> {
          assertThat(game.notation().write(read)).as("the only text of " + read).isEqualTo(text);
          assertThat(state.allows(read))
              .as("whether \"%s\" is accepted, which is not among the listed moves", text)
              .isFalse();
        });
  }

  private Optional<MoveForm> formOf(String text) {
    return game.notation().forms().stream()
        .filter(form -> text.matches(form.pattern()))
        .findFirst();
  }

  private String described(Chance chance) {
    List<MoveForm> forms = game.notation().forms();
    return PatternTexts.any(forms.get(chance.below(forms.size())).pattern(), chance);
  }

  /** A listed move with one of its words replaced by one of another move. */
  private String edited(List<String> listed, Chance chance) {
    String text = listed.get(chance.below(listed.size()));
    List<String> parts = new ArrayList<>(List.of(text.split("(?<=[ -])|(?=[ -])", -1)));
    List<String> others = List.copyOf(words);
    parts.set(chance.below(parts.size()), others.get(chance.below(others.size())));
    return String.join("", parts);
  }
}
