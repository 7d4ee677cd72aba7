package plateau.kernel.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.chance.DrawMismatch;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * Plays recorded steps again, with the draws they had, and stops at the first that these rules do
 * not reproduce.
 */
final class Rebuilding<S extends State<S, M>, M> {

  private final Match<S, M> match;
  private final Game<S, M> game;

  Rebuilding(Match<S, M> match) {
    this.match = match;
    this.game = match.game();
  }

  void run(List<Step> steps) {
    match.clear();
    if (steps.isEmpty()) {
      throw new Divergence(0, Message.of("divergence.no-setup"));
    }
    for (Step step : steps) {
      repeat(step);
    }
  }

  /** Goes into a step that waits for an answer and gives the answers that it had. */
  void reopen(Step step) {
    if (!step.isSetup()) {
      legalMove(step);
      match.play(step.seat(), step.move());
    }
    for (int i = 0; i < step.draws().size(); i++) {
      answerAgain(step, i);
    }
    if (match.question().isEmpty()) {
      throw new Divergence(step.number(), Message.of("divergence.not-open"));
    }
  }

  private void answerAgain(Step step, int index) {
    Drawn drawn = step.draws().get(index);
    int asked = match.question().map(Question::n).orElse(0);
    if (asked == 0) {
      throw new Divergence(
          step.number(),
          Message.of("divergence.draws-left", "made", step.draws().size(), "used", index));
    }
    if (asked != drawn.n()) {
      throw new Divergence(step.number(), new DrawMismatch(index, asked, drawn).message());
    }
    match.answer(drawn.k());
  }

  private void repeat(Step step) {
    List<Entry> happened = new ArrayList<>();
    RecordedChance chance = new RecordedChance(step.draws());
    S next;
    try {
      next = run(step, chance, Journal.into(happened));
    } catch (DrawMismatch mismatch) {
      throw new Divergence(step.number(), mismatch.message());
    }
    checkDraws(step, chance);
    checkDigest(step, next);
    match.append(step, next, happened);
  }

  private S run(Step step, RecordedChance chance, Journal journal) {
    if (step.isSetup()) {
      return game.start(match.setup(), chance, journal);
    }
    M move = legalMove(step);
    S next = match.state().copy();
    next.play(move, chance, journal);
    return next;
  }

  private M legalMove(Step step) {
    if (match.isOver()) {
      throw new Divergence(step.number(), Message.of("divergence.over"));
    }
    if (step.seat() != match.toMove()) {
      throw new Divergence(
          step.number(),
          Message.of("divergence.seat", "seat", step.seat() + 1, "turn", match.toMove() + 1));
    }
    Optional<M> move = game.notation().read(step.move()).filter(match.state()::allows);
    return move.orElseThrow(
        () ->
            new Divergence(
                step.number(),
                Message.of(
                    "divergence.move",
                    "move",
                    step.move(),
                    "legal",
                    String.join(", ", match.legalMoves()))));
  }

  private static void checkDraws(Step step, RecordedChance chance) {
    if (!chance.isUsedUp()) {
      throw new Divergence(
          step.number(),
          Message.of("divergence.draws-left", "made", step.draws().size(), "used", chance.used()));
    }
  }

  private void checkDigest(Step step, S next) {
    if (!step.digest().isEmpty() && !step.digest().equals(Digest.of(game, next))) {
      throw new Divergence(step.number(), Message.of("divergence.digest"));
    }
  }
}
