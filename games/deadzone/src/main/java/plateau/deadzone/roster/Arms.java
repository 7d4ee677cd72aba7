package plateau.deadzone.roster;

import java.util.List;

/**
 * What a figure fights with, looked through once.
 *
 * @param carried all weapons in the order of the list
 * @param ranged those that shoot
 * @param melee those for fights; bare hands when it carries none (A7.6)
 * @param longestRange 0 without a ranged weapon
 * @param keywords the keywords of all its weapons, as in {@link Keywords#bits()}
 */
public record Arms(
    List<Weapon> carried, List<Weapon> ranged, List<Weapon> melee, int longestRange, int keywords) {

  static Arms of(List<Weapon> carried, Weapon bareHands) {
    List<Weapon> melee = carried.stream().filter(Weapon::isMelee).toList();
    return new Arms(
        List.copyOf(carried),
        carried.stream().filter(weapon -> !weapon.isMelee()).toList(),
        melee.isEmpty() ? List.of(bareHands) : melee,
        carried.stream().mapToInt(Weapon::range).max().orElse(0),
        carried.stream().mapToInt(weapon -> weapon.keywords().bits()).reduce(0, (a, b) -> a | b));
  }
}
