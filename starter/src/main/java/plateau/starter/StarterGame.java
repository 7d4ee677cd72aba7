package plateau.starter;

import java.util.List;
import java.util.Optional;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Notation;
import plateau.kernel.Option;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;
import plateau.starter.StarterMove.Leave;
import plateau.starter.StarterMove.Look;
import plateau.starter.StarterMove.Rest;
import plateau.starter.StarterMove.Show;
import plateau.starter.StarterMove.Take;

/** Magpies collect shiny things, and remember what they have seen. Rules: rules_en.md. */
public final class StarterGame implements Game<StarterState, StarterMove> {

  public static final String ID = "starter";

  private static final int MOST_ROUNDS = 12;
  // §2: six hops are six looks, or three takes with what is left each time; no turn has more.
  private static final int LONGEST_TURN = 6;

  private static final GameInfo INFO =
      new GameInfo(
          ID,
          "1",
          2,
          Spot.MOST_NESTS,
          List.of(new Option.Whole("rounds", 8, 3, MOST_ROUNDS)),
          MOST_ROUNDS * Spot.MOST_NESTS * LONGEST_TURN);

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public StarterState start(Setup setup, Chance chance, Journal journal) {
    return StarterState.dealt(setup.seats(), setup.whole("rounds"), chance, journal);
  }

  @Override
  public Notation<StarterMove> notation() {
    return new StarterNotation();
  }

  @Override
  public Object view(StarterState state, int seat) {
    return state.view(seat);
  }

  @Override
  public StarterState imagine(StarterState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public Message describe(StarterMove move) {
    return switch (move) {
      case Look(Spot at) -> Message.of("move.look", "spot", at);
      case Take(Spot from) -> Message.of("move.take", "spot", from);
      case Leave(int place) when place == Leave.BEAK -> Message.of("move.leave-beak");
      case Leave(int place) -> Message.of("move.leave", "place", place);
      case Show _ -> Message.of("move.show");
      case Rest _ -> Message.of("move.rest");
    };
  }

  /** Whoever decides knows what it would take or leave. */
  @Override
  public Message describe(StarterState state, StarterMove move) {
    return switch (move) {
      case Take(Spot from) ->
          state
              .known(state.turn(), from)
              .map(trinket -> Message.of("move.take-known", "trinket", trinket, "spot", from))
              .orElseGet(() -> describe(move));
      case Leave leave when state.taken().isPresent() ->
          Message.of(
              leave.place() == Leave.BEAK ? "move.leave-taken" : "move.leave-own",
              "trinket",
              state.left(leave));
      default -> describe(move);
    };
  }

  @Override
  public Optional<Outlook> outlook(StarterState state) {
    return Optional.of(StarterOutlook.of(state));
  }

  @Override
  public Optional<Message> whyNot(StarterState state, int seat, String thing) {
    return state.view(seat).spotAt(thing).flatMap(spot -> Refusals.of(state, spot));
  }

  @Override
  public Message whyNot(StarterState state, StarterMove move) {
    return Refusals.of(state, move);
  }

  @Override
  public Optional<Evaluation<StarterState>> evaluation() {
    return Optional.of(StarterState::promise);
  }

  @Override
  public List<String> usualTable() {
    return List.of(PlayerKind.HUMAN, "easy", "normal");
  }
}
