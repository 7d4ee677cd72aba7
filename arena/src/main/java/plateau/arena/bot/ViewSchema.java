package plateau.arena.bot;

import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;

/** The JSON Schemas of what a game shows to a seat: its views, its scene, what it foretells. */
public final class ViewSchema {

  private ViewSchema() {}

  /** That of a seat's views, as a file. */
  public static <S extends State<S, M>, M> String of(Game<S, M> game) {
    S state = game.start(usual(game), new Seeded(0), Journal.OFF);
    return ThingSchema.of(
        game.view(state, state.toMove()).getClass(),
        "What a seat of %s is shown".formatted(game.info().id()));
  }

  /** That of the scene, as a file. */
  public static Optional<String> ofScene(Game<?, ?> game) {
    return game.scene(usual(game))
        .map(
            scene ->
                ThingSchema.of(
                    scene.getClass(),
                    "What stays the same all through a match of %s".formatted(game.info().id())));
  }

  /** That of the facts of its own in what the game foretells, as a file. */
  public static <S extends State<S, M>, M> Optional<String> ofOutlook(Game<S, M> game) {
    return game.outlook(game.start(usual(game), new Seeded(0), Journal.OFF))
        .flatMap(Outlook::facts)
        .map(
            facts ->
                ThingSchema.of(
                    facts.getClass(),
                    "What %s foretells about no move in particular".formatted(game.info().id())));
  }

  private static Setup usual(Game<?, ?> game) {
    return Setup.of(game.info(), game.info().minSeats(), Map.of());
  }
}
