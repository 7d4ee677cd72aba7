package plateau.deadzone.outlook;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.skirmish.Modifier;

/**
 * One way to answer an attack, and what may then happen to both.
 *
 * @param weapon of a defender who fights back; empty for one who rolls Survive
 * @param held in a break-away, the chance that the leaver has to stay
 */
public record Answer(
    Optional<WeaponId> weapon,
    int dice,
    List<Modifier> modifiers,
    Harm defender,
    Harm attacker,
    double held) {

  public Answer {
    modifiers = List.copyOf(modifiers);
  }
}
