package plateau.secret;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/** A short game of hidden cards, for tests. {@link DuelState} tells the rules. */
public final class Duel implements Game<DuelState, Lay>, Notation<Lay>, Gauges<DuelState> {

  private static final int MAX_SEATS = 3;

  @Override
  public GameInfo info() {
    return new GameInfo("duel", "1", 2, MAX_SEATS, List.of(), DuelState.TRICKS * MAX_SEATS);
  }

  @Override
  public DuelState start(Setup setup, Chance chance, Journal journal) {
    return DuelState.dealt(setup.seats(), chance, journal);
  }

  @Override
  public Notation<Lay> notation() {
    return this;
  }

  @Override
  public String write(Lay move) {
    return "lay-" + move.card();
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new MoveForm("lay", "lay-{card}", "lay-(?:0|[1-9][0-9]?)"));
  }

  @Override
  public Optional<Lay> read(String text) {
    return text.matches("lay-(0|[1-9][0-9]?)")
        ? Optional.of(new Lay(Integer.parseInt(text.substring("lay-".length()))))
        : Optional.empty();
  }

  @Override
  public Object view(DuelState state, int seat) {
    return state.view(seat);
  }

  @Override
  public DuelState imagine(DuelState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public Message describe(Lay move) {
    return Message.of("move.lay", "card", move.card());
  }

  @Override
  public Optional<Gauges<DuelState>> gauges() {
    return Optional.of(this);
  }

  @Override
  public int time(DuelState state) {
    return 1 + state.tricksTaken();
  }

  @Override
  public List<String> series() {
    return List.of("stock");
  }

  @Override
  public void read(DuelState state, int[] into) {
    into[0] = state.stock();
  }

  @Override
  public List<String> marks() {
    return List.of("first-trick", "second-trick", "third-trick");
  }

  @Override
  public long taken(DuelState state) {
    return (1L << state.tricksTaken()) - 1;
  }
}
