package plateau.trio;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** A game of dice. {@link TrioState} tells the rules. */
public final class Trio implements Game<TrioState, TrioMove>, Notation<TrioMove> {

  private static final int MAX_SEATS = 4;

  @Override
  public GameInfo info() {
    int longest = TrioState.ROUNDS * MAX_SEATS * TrioState.MOVES_A_TURN;
    return new GameInfo("trio", "1", 2, MAX_SEATS, List.of(), longest);
  }

  @Override
  public TrioState start(Setup setup, Chance chance, Journal journal) {
    return new TrioState(setup.seats());
  }

  @Override
  public Notation<TrioMove> notation() {
    return this;
  }

  @Override
  public String write(TrioMove move) {
    return move.id();
  }

  @Override
  public Optional<TrioMove> read(String text) {
    return Arrays.stream(TrioMove.values()).filter(move -> move.id().equals(text)).findFirst();
  }

  @Override
  public List<MoveForm> forms() {
    return Arrays.stream(TrioMove.values())
        .map(move -> new MoveForm(move.id(), move.id(), move.id()))
        .toList();
  }

  @Override
  public Object view(TrioState state, int seat) {
    return state.view();
  }

  @Override
  public TrioState imagine(TrioState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Message describe(TrioMove move) {
    return Message.of(move.nameKey());
  }

  @Override
  public Optional<Outlook> outlook(TrioState state) {
    return Optional.of(state.outlook());
  }
}
