package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;

/**
 * Listed moves can be played; everything else is refused, in words, with nothing changed. That the
 * door accepts listed moves every {@link Trial} shows, as it plays through the door.
 */
final class TheDoor<S extends State<S, M>, M> {

  private static final int KNOCKS = 8;

  private final Game<S, M> game;
  private final Looks<S, M> looks;
  private final Sentences sentences;
  private final Set<String> seenSoFar = new LinkedHashSet<>();

  TheDoor(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
    this.sentences = new Sentences(game);
  }

  void listedMovesCanBePlayed(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    assertThat(state.moves())
        .as("the legal moves at %s", looks.whole(state))
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .isEqualTo(state.moves());
    assertThat(state.toMove()).as("the seat to move").isIn(Looks.seats(match).boxed().toList());
    for (M move : state.moves()) {
      state.copy().play(move, new Seeded(chance.below(Integer.MAX_VALUE)), Journal.OFF);
    }
  }

  void othersAreRefused(Match<S, M> match, Chance chance) {
    String before = looks.whole(match.state());
    int step = match.lastStep();
    List<String> legal = match.isOver() ? List.of() : match.legalMoves();
    for (String text : unlisted(legal, chance)) {
      assertRefused(match, match.toMove(), text, legal);
    }
    for (int seat = Seat.REFEREE; seat < match.setup().seats(); seat++) {
      if (seat != match.toMove() && !legal.isEmpty()) {
        assertRefused(match, seat, legal.getFirst(), List.of());
      }
    }
    assertThat(match.lastStep()).as("the last step after refusals").isEqualTo(step);
    assertThat(looks.whole(match.state())).as("the position after refusals").isEqualTo(before);
    seenSoFar.addAll(legal);
  }

  // Moves of other positions, moves with a slip, and nonsense: some of each at each position.
  private List<String> unlisted(List<String> legal, Chance chance) {
    List<String> texts = new ArrayList<>(seenSoFar);
    texts.addAll(List.of("", " ", "?", "no such move", "\u0000", "é\uD83C\uDFB2", "-1"));
    legal.forEach(text -> texts.addAll(List.of(text + " ", " " + text, text + text)));
    legal.forEach(text -> texts.add(text.toUpperCase(Locale.ROOT)));
    texts.removeAll(legal);
    chance.shuffle(texts);
    return texts.subList(0, Math.min(KNOCKS, texts.size()));
  }

  private void assertRefused(Match<S, M> match, int seat, String text, List<String> legal) {
    Answer answer = match.play(seat, text);
    assertThat(answer)
        .as("the answer to \"%s\" by seat %d", text, seat)
        .isInstanceOf(Answer.Refused.class);
    Answer.Refused refused = (Answer.Refused) answer;
    assertThat(refused.legal()).as("the legal moves in a refusal").isEqualTo(legal);
    sentences.assertSaid(refused.reason());
    assertThat(game.notation().read(text).map(game.notation()::write).orElse(text))
        .as("a text that names a move is its only text")
        .isEqualTo(text);
  }
}
