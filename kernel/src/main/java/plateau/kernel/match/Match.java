package plateau.kernel.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.chance.Recording;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/**
 * One match: its set-up, its steps so far, and the position they lead to. {@link #play} is the
 * door: whatever comes in is checked there, and a refusal changes nothing. One thread at a time.
 */
public final class Match<S extends State<S, M>, M> {

  private static final int DIGEST_EVERY = 8;

  private final Game<S, M> game;
  private final Setup setup;
  private final Dice dice;
  private final List<Step> steps = new ArrayList<>();
  private final List<List<Entry>> journal = new ArrayList<>();
  private @Nullable S state;
  private @Nullable Attempt<M> open;
  private @Nullable Question question;

  private record Attempt<M>(int seat, M move) {}

  private Match(Game<S, M> game, Setup setup, Dice dice) {
    this.game = game;
    this.setup = setup;
    this.dice = dice;
  }

  /**
   * A new match. With {@link ManualDice} dice the set-up itself may leave a {@link #question()}.
   */
  public static <S extends State<S, M>, M> Match<S, M> start(
      Game<S, M> game, Setup setup, Dice dice) {
    Match<S, M> match = new Match<>(game, setup, dice);
    match.attempt(null);
    return match;
  }

  /**
   * A match rebuilt from its steps, which are checked on the way; it goes on with these dice.
   *
   * @throws Divergence when these rules do not reproduce a step
   */
  public static <S extends State<S, M>, M> Match<S, M> resume(
      Game<S, M> game, Setup setup, Dice dice, List<Step> steps) {
    Match<S, M> match = new Match<>(game, setup, dice);
    new Rebuilding<>(match).run(steps);
    return match;
  }

  /**
   * Takes an {@link #openStep} up again where it waited, with the answers that it had. Only with
   * {@link ManualDice} dice, on the match as it was before that step.
   *
   * @throws Divergence when under these rules the step does not wait there
   */
  public void reopen(Step step) {
    new Rebuilding<>(this).reopen(step);
  }

  /** Plays a move for a seat, as text. */
  public Answer play(int seat, String text) {
    Optional<Message> barred = barred(seat);
    if (barred.isPresent()) {
      return new Answer.Refused(barred.get(), List.of());
    }
    Optional<M> move = game.notation().read(text);
    if (move.isEmpty()) {
      Message hint = Nearest.hint(text, legalMoves());
      return new Answer.Refused(
          Message.of("refused.no-such-move", "text", text, "hint", hint), legalMoves());
    }
    if (!state().allows(move.get())) {
      return new Answer.Refused(game.whyNot(state(), move.get()), legalMoves());
    }
    return attempt(new Attempt<>(seat, move.get()));
  }

  /** Answers the {@link #question()} with a number from 0. */
  public Answer answer(int k) {
    Question asked = question;
    if (asked == null || !(dice instanceof ManualDice hand)) {
      return new Answer.Refused(Message.of("refused.nothing-asked"), List.of());
    }
    if (k < 0 || k >= asked.n()) {
      return new Answer.Refused(Message.of("refused.no-such-face", "max", asked.n()), List.of());
    }
    hand.answer(asked.n(), k);
    return attempt(open);
  }

  /** Takes the last answer of the open step back and asks again; false when there is none. */
  public boolean takeBackAnswer() {
    if (question == null || !(dice instanceof ManualDice hand) || !hand.takeBack()) {
      return false;
    }
    attempt(open);
    return true;
  }

  /** Takes back every step after this one, and gives up an open step. */
  public void backTo(int step) {
    Objects.checkIndex(step, steps.size());
    List<Step> kept = List.copyOf(steps.subList(0, step + 1));
    giveUpOpenStep();
    new Rebuilding<>(this).run(kept);
  }

  public Game<S, M> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  /** Step 0, the set-up, and all steps played since. */
  public List<Step> steps() {
    return List.copyOf(steps);
  }

  /** The number of decisions so far, which is that of the last step; -1 before the set-up. */
  public int lastStep() {
    return steps.size() - 1;
  }

  /** What happened in this step. */
  public List<Entry> journal(int step) {
    return journal.get(step);
  }

  /** The roll or draw that the open step waits for. */
  public Optional<Question> question() {
    return Optional.ofNullable(question);
  }

  /**
   * The step that waits for an answer: its seat and move, and the answers so far in {@link
   * ManualDice}.
   */
  public Optional<Step> openStep() {
    if (question == null || !(dice instanceof ManualDice hand)) {
      return Optional.empty();
    }
    Attempt<M> attempt = open;
    return Optional.of(
        attempt == null
            ? new Step(0, Seat.REFEREE, "", hand.drawn(), "")
            : new Step(
                steps.size(),
                attempt.seat(),
                game.notation().write(attempt.move()),
                hand.drawn(),
                ""));
  }

  /** The true position, for the referee alone. */
  public S state() {
    S now = state;
    if (now == null) {
      throw new IllegalStateException("the set-up still waits for an answer");
    }
    return now;
  }

  /** The seat that decides now, or {@link Seat#OVER}. */
  public int toMove() {
    return state().toMove();
  }

  public boolean isOver() {
    return state != null && toMove() == Seat.OVER;
  }

  /** The legal moves as text, in the order of {@link State#moves()}. */
  public List<String> legalMoves() {
    return state().moves().stream().map(game.notation()::write).toList();
  }

  private Optional<Message> barred(int seat) {
    if (question != null) {
      return Optional.of(Message.of("refused.answer-first"));
    }
    if (isOver()) {
      return Optional.of(Message.of("refused.over"));
    }
    if (seat != toMove()) {
      return Optional.of(
          Message.of("refused.not-your-turn", "seat", seat + 1, "turn", toMove() + 1));
    }
    return Optional.empty();
  }

  // Everything is tried on a copy: a step that asks, or that breaks on a bug, leaves the match as
  // it was.
  private Answer attempt(@Nullable Attempt<M> attempt) {
    List<Entry> happened = new ArrayList<>();
    Recording chance = new Recording(dice.forStep(steps.size()));
    try {
      S next = run(attempt, chance, Journal.into(happened));
      return accept(attempt, next, chance, happened);
    } catch (ManualDice.Unanswered asks) {
      open = attempt;
      question = new Question(asks.n(), asks.draw(), happened);
      return new Answer.Asks(question);
    }
  }

  private S run(@Nullable Attempt<M> attempt, Recording chance, Journal journal) {
    if (attempt == null) {
      return game.start(setup, chance, journal);
    }
    S next = state().copy();
    next.play(attempt.move(), chance, journal);
    return next;
  }

  private Answer accept(
      @Nullable Attempt<M> attempt, S next, Recording chance, List<Entry> happened) {
    int number = steps.size();
    String digest = deservesDigest(number, next) ? Digest.of(game, next) : "";
    Step step =
        attempt == null
            ? Step.setup(chance.drawn(), digest)
            : new Step(
                number,
                attempt.seat(),
                game.notation().write(attempt.move()),
                chance.drawn(),
                digest);
    giveUpOpenStep();
    append(step, next, happened);
    return new Answer.Accepted(step, journal.getLast());
  }

  // At every eighth step, and where the game's own time goes on: a new round starts from a known
  // position.
  private boolean deservesDigest(int number, S next) {
    return number % DIGEST_EVERY == 0
        || game.gauges().filter(gauges -> gauges.time(next) > gauges.time(state())).isPresent();
  }

  void append(Step step, S next, List<Entry> happened) {
    state = next;
    steps.add(step);
    journal.add(List.copyOf(happened));
  }

  void clear() {
    state = null;
    steps.clear();
    journal.clear();
  }

  private void giveUpOpenStep() {
    open = null;
    question = null;
    if (dice instanceof ManualDice hand) {
      hand.forget();
    }
  }
}
