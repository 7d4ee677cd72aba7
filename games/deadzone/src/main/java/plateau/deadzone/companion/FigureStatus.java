package plateau.deadzone.companion;

import java.util.Optional;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Profile;

/** What is known of one of JADE's figures: from its roster, and from what was told. */
public record FigureStatus(
    FigureType type,
    Profile profile,
    boolean dead,
    boolean activated,
    boolean reloading,
    int wounds,
    Optional<Item> item) {}
