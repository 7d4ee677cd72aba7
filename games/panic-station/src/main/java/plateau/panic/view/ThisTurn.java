package plateau.panic.view;

import java.util.List;
import plateau.panic.station.Room;

/**
 * What the current turn has left and used up.
 *
 * @param searchOwed the current player must still make his first search (8.10)
 * @param exploreFailed he may not explore any more
 * @param stackExceptionUsed no further card may go under the stack
 * @param attackedIn rooms where he has attacked another player's character
 * @param trooperSettled rooms that his trooper has settled (section 9)
 * @param trooperRan Run rooms whose free move his trooper has made
 */
public record ThisTurn(
    int actionPoints,
    boolean searchOwed,
    boolean terminalUsed,
    boolean sickBayUsed,
    boolean exploreFailed,
    boolean stackExceptionUsed,
    List<Room> attackedIn,
    List<Room> trooperSettled,
    List<Room> androidSettled,
    List<Room> trooperRan,
    List<Room> androidRan) {

  public ThisTurn {
    attackedIn = List.copyOf(attackedIn);
    trooperSettled = List.copyOf(trooperSettled);
    androidSettled = List.copyOf(androidSettled);
    trooperRan = List.copyOf(trooperRan);
    androidRan = List.copyOf(androidRan);
  }
}
