package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import plateau.kernel.Game;
import plateau.kernel.Seat;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.words.Message;

/**
 * Listed moves can be played; everything else is refused, in words, with nothing changed. That the
 * door accepts listed moves every {@link Trial} shows, as it plays through the door.
 */
final class TheDoor<S extends State<S, M>, M> {

  private static final int KNOCKS = 24;

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
    int steps = match.steps().size();
    List<String> legal = match.isOver() ? List.of() : match.legalMoves();
    for (String text : unlisted(legal, chance)) {
      assertRefused(match, match.toMove(), text, legal);
      assertThat(match.steps()).as("steps after the refusal of \"%s\"", text).hasSize(steps);
    }
    for (int seat = Seat.REFEREE; seat < match.setup().seats(); seat++) {
      if (seat != match.toMove() && !legal.isEmpty()) {
        assertRefused(match, seat, legal.getFirst(), legal);
      }
    }
    assertThat(match.steps()).as("steps after refusals").hasSize(steps);
    assertThat(looks.whole(match.state())).as("the position after refusals").isEqualTo(before);
    seenSoFar.addAll(legal);
  }

  private List<String> unlisted(List<String> legal, Chance chance) {
    List<String> texts = new ArrayList<>(seenSoFar);
    chance.shuffle(texts);
    Set<String> unlisted = new HashSet<>(texts.subList(0, Math.min(KNOCKS, texts.size())));
    unlisted.addAll(List.of("", " ", "?", "no such move", "\u0000", "é\uD83C\uDFB2", "-1"));
    for (String text : legal.subList(0, Math.min(3, legal.size()))) {
      unlisted.addAll(List.of(text + " ", " " + text, text + text, text.toUpperCase(Locale.ROOT)));
    }
    legal.forEach(unlisted::remove);
    return unlisted.stream().sorted().toList();
  }

  private void assertRefused(Match<S, M> match, int seat, String text, List<String> legal) {
    Answer answer = match.play(seat, text);
    assertThat(answer)
        .as("the answer to \"%s\" by seat %d", text, seat)
        .isInstanceOf(Answer.Refused.class);
    Answer.Refused refused = (Answer.Refused) answer;
    assertThat(refused.legal()).as("the legal moves in a refusal").isEqualTo(legal);
    Message reason = refused.reason();
    sentences.assertSaid(reason);
    assertThat(game.notation().read(text).map(game.notation()::write).orElse(text))
        .as("a text that names a move is its only text")
        .isEqualTo(text);
  }
}
