package plateau.deadzone.outlook;

import java.util.List;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.skirmish.AttackKind;
import plateau.deadzone.skirmish.Modifier;
import plateau.deadzone.skirmish.Side;

/**
 * An attack that could be made.
 *
 * @param side the attacker's
 * @param dice of the attacker
 * @param answers one for each way in which the defender may answer
 */
public record Strike(
    AttackKind kind,
    FigureId attacker,
    Side side,
    FigureId defender,
    String from,
    String to,
    WeaponId weapon,
    int dice,
    List<Modifier> modifiers,
    List<Answer> answers) {

  public Strike {
    modifiers = List.copyOf(modifiers);
    answers = List.copyOf(answers);
  }
}
