package plateau.deadzone.companion;

import java.util.Map;
import java.util.Optional;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;

/**
 * What is agreed before the first figure is put down (C2.3).
 *
 * @param profiles of figures that have another one than their roster says, by id
 * @param enemy the opponent's roster, if the person entered it
 * @param objectives whether the mission has any
 * @param realDice whether the person rolls JADE's dice
 * @param seed of the decks, and of the dice if the program rolls
 */
public record TableSetup(
    StrikeTeam jade,
    Map<String, Profile> profiles,
    Optional<StrikeTeam> enemy,
    boolean objectives,
    boolean realDice,
    long seed) {

  public TableSetup {
    profiles = Map.copyOf(profiles);
  }

  public Profile profileOf(FigureType figure) {
    return profiles.getOrDefault(figure.id(), figure.profile());
  }
}
