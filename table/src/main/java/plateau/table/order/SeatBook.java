package plateau.table.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.PlayerKind;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/** Who sits where. Belongs to the table's mailbox. */
public final class SeatBook {

  private final List<StoredSeat> seats;
  private int changes;

  public SeatBook(List<StoredSeat> seats) {
    this.seats = new ArrayList<>(seats);
  }

  /**
   * This seat of a table.
   *
   * @throws Refusal when the table has no such seat
   */
  public static int seatIn(StoredTable table, int seat) {
    if (seat < 0 || seat >= table.seats().size()) {
      throw Refusal.of(Code.NO_SUCH_SEAT);
    }
    return seat;
  }

  public int size() {
    return seats.size();
  }

  public StoredSeat at(int seat) {
    return seats.get(seat);
  }

  public List<StoredSeat> all() {
    return List.copyOf(seats);
  }

  public void put(StoredSeat seat) {
    seats.set(seat.seat(), seat);
    changes++;
  }

  /** How often a seat was put. */
  public int changes() {
    return changes;
  }

  /** The seat whose token this is. */
  public Optional<StoredSeat> heldWith(String token) {
    return seats.stream()
        .filter(seat -> seat.tokenHash().filter(hash -> Token.fits(token, hash)).isPresent())
        .findFirst();
  }

  // Asked with every view, for which a stream is too slow.
  public int count(SeatKind kind) {
    int count = 0;
    for (StoredSeat seat : seats) {
      if (seat.kind() == kind) {
        count++;
      }
    }
    return count;
  }

  /** How many have to come before the match can begin. */
  public int missing() {
    return count(SeatKind.OPEN) + count(SeatKind.BOT);
  }

  /** The seats of people who decide for themselves. */
  public List<StoredSeat> people() {
    return seats.stream()
        .filter(seat -> seat.kind() == SeatKind.PERSON && seat.standIn().isEmpty())
        .toList();
  }

  /** Whether one person plays with computer players alone. */
  public boolean isSolo() {
    return missing() == 0 && count(SeatKind.PERSON) == 1 && people().size() == 1;
  }

  /**
   * As {@link plateau.players.seating.Seating} reads it: computer players where they decide now.
   */
  public String seating() {
    return String.join(
        ",", seats.stream().map(seat -> seat.deciding().orElse(PlayerKind.HUMAN)).toList());
  }
}
