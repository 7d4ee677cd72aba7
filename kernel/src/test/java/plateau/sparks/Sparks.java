package plateau.sparks;

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

/** A game of cards. {@link SparksState} tells the rules. */
public final class Sparks implements Game<SparksState, Play>, Notation<Play> {

  private static final int MAX_SEATS = 4;
  private static final Pattern CARD_AND_SEAT = Pattern.compile("([a-z]+-[1-9])(?:-at-([0-3]))?");

  @Override
  public GameInfo info() {
    return new GameInfo("sparks", "1", 2, MAX_SEATS, List.of(), SparksState.CARDS);
  }

  @Override
  public SparksState start(Setup setup, Chance chance, Journal journal) {
    return SparksState.dealt(setup.seats(), chance);
  }

  @Override
  public Notation<Play> notation() {
    return this;
  }

  @Override
  public String write(Play move) {
    return text(move);
  }

  static String text(Play move) {
    return move.card().kind() == Spark.Kind.BOLT
        ? move.card().id() + "-at-" + move.target()
        : move.card().id();
  }

  @Override
  public Optional<Play> read(String text) {
    Matcher parts = CARD_AND_SEAT.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int target = parts.group(2) == null ? Play.NOBODY : Integer.parseInt(parts.group(2));
    return Spark.of(parts.group(1))
        .filter(card -> (target != Play.NOBODY) == (card.kind() == Spark.Kind.BOLT))
        .map(card -> new Play(card, target));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("bolt", "bolt-{number}-at-{seat}", "bolt-[1-9]-at-[0-3]"),
        new MoveForm("salve", "salve-{number}", "salve-[1-4]"),
        new MoveForm("lantern", "lantern-{number}", "lantern-[1-5]"));
  }

  @Override
  public Object view(SparksState state, int seat) {
    return state.view(seat);
  }

  @Override
  public SparksState imagine(SparksState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public Message describe(Play move) {
    Spark card = move.card();
    return Message.of("move." + card.kind().id(), "number", card.number(), "seat", move.target());
  }

  @Override
  public Optional<Outlook> outlook(SparksState state) {
    return Optional.of(state.outlook());
  }
}
