package plateau.table.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;

/** The positions of a match that is over, as a replay page shows them. */
public final class Frames<S extends State<S, M>, M> {

  private static final byte[] NOTHING = {'n', 'u', 'l', 'l'};

  private final Match<S, M> match;
  private final Telling<S, M> telling;
  private final int eyes;

  private Frames(Match<S, M> match, Telling<S, M> telling, int eyes) {
    this.match = match;
    this.telling = telling;
    this.eyes = eyes;
  }

  /** Through the eyes of a seat, a spectator or a referee. */
  public static <S extends State<S, M>, M> Frames<S, M> of(
      Match<S, M> match, Telling<S, M> telling, int eyes) {
    return new Frames<>(match, telling, eyes);
  }

  /** So many of them, from this step on. */
  public List<String> written(int from, int count) {
    int end = Math.min(match.lastStep() + 1, from + count);
    List<String> frames = new ArrayList<>();
    StepThrough.through(
        match.game(),
        match.setup(),
        match.steps().subList(0, end),
        (step, state) -> {
          if (step.number() >= from) {
            frames.add(frame(step, state));
          }
        });
    return frames;
  }

  private String frame(Step step, S state) {
    Game<S, M> game = match.game();
    Optional<M> move = step.isSetup() ? Optional.empty() : game.notation().read(step.move());
    return new JsonObject()
        .put("step", step.number())
        .put("seat", Telling.moverOf(step))
        .raw("move", move.map(one -> telling.move(state, one)).orElse(NOTHING))
        .rawList(
            "journal",
            telling.journal(
                step.number(),
                step.number(),
                Telling.moverOf(step),
                eyes,
                match.journal(step.number())))
        .put("view", game.view(state, eyes))
        .put("toMove", state.toMove() == Seat.OVER ? null : state.toMove())
        .put("time", game.gauges().map(gauges -> gauges.number(gauges.time(state))))
        .toString();
  }
}
