package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.words.Message;

/** Whatever comes up in a match can be told to people: entries, draws, moves, results. */
final class Tellings<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Looks<S, M> looks;
  private final Sentences sentences;

  Tellings(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
    this.sentences = new Sentences(game);
  }

  void everyEntryIsSaid(Match<S, M> match, Chance chance) {
    match.journal(match.lastStep()).forEach(sentences::assertSaid);
  }

  void everyDrawIsSaid(Match<S, M> match, Chance chance) {
    Chance spying = spyingOn(new Seeded(chance.below(Integer.MAX_VALUE)));
    if (match.lastStep() == 0) {
      game.start(match.setup(), spying, Journal.OFF);
    }
    if (!match.isOver()) {
      S state = match.state().copy();
      state.play(looks.anyMove(state, chance), spying, Journal.OFF);
    }
  }

  void everyMoveIsDescribed(Match<S, M> match, Chance chance) {
    if (!match.isOver()) {
      S state = match.state();
      state.moves().forEach(move -> sentences.assertSaid(game.describe(move)));
      state.moves().forEach(move -> sentences.assertSaid(game.describe(state, move)));
    }
  }

  void theResultIsComplete(Match<S, M> match, Chance chance) {
    if (!match.isOver()) {
      return;
    }
    Result result = match.state().result();
    assertThat(result.scores()).as("a score for each seat").hasSize(match.setup().seats());
    List<Integer> winners = new ArrayList<>(new HashSet<>(result.winners()));
    winners.sort(null);
    assertThat(result.winners()).as("the winners, in order and once each").isEqualTo(winners);
    sentences.assertSaid(Message.of("end." + result.code()));
    sentences.assertSaid(Message.of("outcome." + result.code()));
  }

  private Chance spyingOn(Chance chance) {
    return (n, draw) -> {
      sentences.assertSaid(draw, n);
      return chance.below(n, draw);
    };
  }
}
