package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.roster.Item;

/**
 * One figure, in roster order; sentries are listed while they stand.
 *
 * @param cube where it stands; empty before it is deployed and when it is dead
 * @param dead whether it is out of the game
 */
public record FigureSeen(
    FigureId figure,
    Optional<String> cube,
    boolean dead,
    boolean activated,
    boolean pinned,
    boolean reloading,
    int damage,
    Optional<Item> item) {}
