package plateau.panic;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Notation;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.Sides;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;
import plateau.panic.player.PanicPlayer;
import plateau.panic.rules.Options;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicNotation;
import plateau.panic.rules.PanicState;
import plateau.panic.scene.StationScene;

/** Panic Station: rules in docs/rules/panic-station.md. */
public final class PanicGame implements Game<PanicState, PanicMove> {

  public static final String ID = "panic-station";

  // At most 7 turns from one parasite phase to the next. A turn has 4 action points and what
  // adrenaline brings; each costs one decision, a few more for targets, vests, trades and Run
  // moves, and a handful of cards are played for nothing.
  private static final int DECISIONS_IN_A_TURN = 250;

  private static final int LONGEST_MATCH =
      (Options.PHASES.max() + 1) * (Options.MAX_SEATS + 1) * DECISIONS_IN_A_TURN;

  private static final GameInfo INFO =
      new GameInfo(ID, "1", Options.MIN_SEATS, Options.MAX_SEATS, Options.ALL, LONGEST_MATCH);

  private static final PanicNotation NOTATION = new PanicNotation();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public PanicState start(Setup setup, Chance chance, Journal journal) {
    return PanicState.start(Options.of(setup), chance, journal);
  }

  @Override
  public Notation<PanicMove> notation() {
    return NOTATION;
  }

  @Override
  public Object view(PanicState state, int seat) {
    return state.view(seat);
  }

  @Override
  public Optional<Object> scene(Setup setup) {
    return Optional.of(StationScene.printed());
  }

  @Override
  public PanicState imagine(PanicState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public List<PlayerKind<PanicState, PanicMove>> players() {
    return PanicPlayer.Kind.ALL;
  }

  @Override
  public Optional<Sides<PanicState>> sides() {
    return Optional.of(new HumansOrInfected());
  }

  /** Section 17: four, computers filling up. */
  @Override
  public List<String> usualTable() {
    return List.of(PlayerKind.HUMAN, "bold", "bold", "cautious");
  }

  @Override
  public Message describe(PanicMove move) {
    return move.describe();
  }

  @Override
  public Message describe(PanicState state, PanicMove move) {
    return state.describe(move);
  }

  @Override
  public Optional<Outlook> outlook(PanicState state) {
    return Optional.of(state.outlook());
  }

  @Override
  public Optional<Message> whyNot(PanicState state, int seat, String thing) {
    return state.whyNot(thing);
  }

  @Override
  public Message whyNot(PanicState state, PanicMove move) {
    return state.whyNot(move);
  }
}
