package plateau.panic.view;

import java.util.List;
import java.util.Optional;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;

/**
 * The decision that is waited for, as everybody sees it.
 *
 * @param player who decides
 * @param role the character who acts, where the decision is about one
 * @param room where it happens, or where the parasite will be put
 * @param card the room card to place
 * @param partner the partner of a trade
 * @param weapon of an attack
 * @param aimedAt the first target of a machine gun
 * @param toTrooper damage coming to the decider's trooper, before vests
 * @param toAndroid damage coming to his android
 */
public record Pending(
    TaskKind kind,
    Colour player,
    Optional<Role> role,
    Optional<Room> room,
    Optional<RoomCard> card,
    Optional<Colour> partner,
    Optional<Weapon> weapon,
    List<String> aimedAt,
    int toTrooper,
    int toAndroid) {

  public Pending {
    aimedAt = List.copyOf(aimedAt);
  }
}
