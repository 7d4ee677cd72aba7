package plateau.deadzone.view;

import java.util.Optional;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;

/**
 * The attack that waits for a decision.
 *
 * @param answer the weapon of a defender who fights back
 * @param movedIn whether the attacker has just entered the cube
 * @param wasPinned whether the defender was pinned when the fight began
 */
public record AttackSeen(
    AttackKind kind,
    FigureId attacker,
    FigureId defender,
    WeaponId weapon,
    Optional<WeaponId> answer,
    boolean ammo,
    boolean movedIn,
    boolean wasPinned,
    boolean attackDie,
    boolean defenceDie) {}
