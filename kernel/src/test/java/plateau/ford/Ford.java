package plateau.ford;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** A game on a grid. {@link FordState} tells the rules. */
public final class Ford implements Game<FordState, Step>, Notation<Step> {

  private static final int SEATS = 2;
  private static final String STEP = "[a-e][1-5]-[a-e][1-5]";
  private static final Pattern PARTS = Pattern.compile("([a-e])([1-5])-([a-e])([1-5])");

  @Override
  public GameInfo info() {
    return new GameInfo("ford", "1", SEATS, SEATS, List.of(), 2 * FordState.CELLS);
  }

  @Override
  public FordState start(Setup setup, Chance chance, Journal journal) {
    return new FordState();
  }

  @Override
  public Notation<Step> notation() {
    return this;
  }

  @Override
  public String write(Step move) {
    return text(move);
  }

  static String text(Step move) {
    return FordState.id(move.from()) + "-" + FordState.id(move.to());
  }

  @Override
  public Optional<Step> read(String text) {
    Matcher parts = PARTS.matcher(text);
    return parts.matches()
        ? Optional.of(
            new Step(cell(parts.group(1), parts.group(2)), cell(parts.group(3), parts.group(4))))
        : Optional.empty();
  }

  private static int cell(String column, String row) {
    return (Integer.parseInt(row) - 1) * FordState.SIDE + column.charAt(0) - 'a';
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(new MoveForm("step", "{from}-{to}", STEP));
  }

  @Override
  public Object view(FordState state, int seat) {
    return state.view();
  }

  @Override
  public FordState imagine(FordState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Message describe(Step move) {
    return Message.of(
        "move.step", "from", FordState.id(move.from()), "to", FordState.id(move.to()));
  }

  @Override
  public boolean isCertain() {
    return true;
  }

  @Override
  public Optional<Outlook> outlook(FordState state) {
    return Optional.of(state.outlook());
  }
}
