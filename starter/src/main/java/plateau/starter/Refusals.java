package plateau.starter;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;
import plateau.starter.StarterMove.Leave;
import plateau.starter.StarterMove.Look;
import plateau.starter.StarterMove.Rest;
import plateau.starter.StarterMove.Show;
import plateau.starter.StarterMove.Take;

/** Why something cannot be chosen now. It rests on nothing that the seat does not know. */
final class Refusals {

  private Refusals() {}

  static Message of(StarterState state, StarterMove move) {
    return switch (move) {
      case Look(Spot at) when state.isThere(at) -> of(state, at).orElse(Message.of("refused.seen"));
      case Take(Spot from) when state.isThere(from) ->
          of(state, from).orElseGet(() -> tooDear(state, from));
      case Look _, Take _ -> Message.of("refused.no-such-nest", "nests", state.seats());
      case Leave _ -> Message.of("refused.nothing-taken");
      case Show _ when state.taken().isEmpty() -> Message.of("refused.no-four");
      case Show _, Rest _ -> Message.of("refused.leave-first");
    };
  }

  /** Why nothing can be done at this spot; empty when something can. */
  static Optional<Message> of(StarterState state, Spot spot) {
    boolean isOwn = spot.isInNestOf(state.turn());
    if (state.taken().isPresent()) {
      return isOwn ? Optional.empty() : Optional.of(Message.of("refused.leave-first"));
    }
    if (isOwn) {
      return Optional.of(Message.of("refused.own-nest"));
    }
    List<StarterMove> wanted = List.of(new Look(spot), new Take(spot));
    return wanted.stream().anyMatch(state::allows)
        ? Optional.empty()
        : Optional.of(tooDear(state, spot));
  }

  private static Message tooDear(StarterState state, Spot spot) {
    return Message.of(
        "refused.too-dear",
        "look",
        state.costOfLooking(spot),
        "take",
        state.costOfTaking(spot),
        "hops",
        state.hops());
  }
}
