package plateau.pig;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Notation;
import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** The dice game Pig. Rules: docs/rules/pig.md. */
public final class Pig implements Game<PigState, PigMove> {

  private static final int MAX_SEATS = 4;
  private static final int MAX_TARGET = 200;
  // A roll that is not a one brings at least 2 points, and the target ends the turn.
  private static final int LONGEST_TURN = MAX_TARGET / 2;

  private static final GameInfo INFO =
      new GameInfo(
          "pig",
          "1",
          2,
          MAX_SEATS,
          List.of(
              new Option.Whole("target", 100, 10, MAX_TARGET),
              new Option.OneOf("one", List.of(OneCosts.POT.id(), OneCosts.BANK.id()))),
          PigState.LAST_ROUND * MAX_SEATS * LONGEST_TURN);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public PigState start(Setup setup, Chance chance, Journal journal) {
    return new PigState(
        setup.whole("target"), OneCosts.of(setup.text("one")), new int[setup.seats()], 0, 0, 1);
  }

  @Override
  public Notation<PigMove> notation() {
    return new PigNotation();
  }

  @Override
  public Object view(PigState state, int seat) {
    return state.view();
  }

  @Override
  public PigState imagine(PigState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Message describe(PigMove move) {
    return Message.of(move.nameKey());
  }

  @Override
  public Optional<Outlook> outlook(PigState state) {
    return Optional.of(PigOutlook.of(state));
  }

  // A pot of nothing is the one thing that cannot be chosen: a turn begins with a roll (§2).
  @Override
  public Optional<Message> whyNot(PigState state, int seat, String thing) {
    return thing.equals("pot") && state.pot() == 0
        ? Optional.of(whyNot(state, PigMove.HOLD))
        : Optional.empty();
  }

  // Rolling is always legal, so the only move to explain is a hold.
  @Override
  public Message whyNot(PigState state, PigMove move) {
    return Message.of("refused.nothing-to-hold");
  }

  @Override
  public Optional<Evaluation<PigState>> evaluation() {
    return Optional.of(PigState::progress);
  }

  @Override
  public Optional<Gauges<PigState>> gauges() {
    return Optional.of(new PigGauges());
  }
}
