package plateau.table.kept;

import java.util.Optional;

/**
 * Who sits on a seat.
 *
 * @param name for people; empty when nobody has said
 * @param player the computer player, on a seat of a computer
 * @param tokenHash of the token that whoever sits here holds
 * @param standIn the computer player that plays for somebody who is away
 * @param isOutOfTime whether the seat has used up its clock
 */
public record StoredSeat(
    int seat,
    SeatKind kind,
    String name,
    Optional<String> player,
    Optional<String> tokenHash,
    Optional<String> standIn,
    boolean isOutOfTime) {

  public static StoredSeat open(int seat) {
    return new StoredSeat(
        seat, SeatKind.OPEN, "", Optional.empty(), Optional.empty(), Optional.empty(), false);
  }

  /** A seat that is free, and kept for whoever holds this token. */
  public static StoredSeat kept(int seat, String name, String tokenHash) {
    return holder(seat, SeatKind.OPEN, name, tokenHash);
  }

  /** Whether it is free, but only for one person. */
  public boolean isKept() {
    return kind == SeatKind.OPEN && tokenHash.isPresent();
  }

  /** The same seat when whoever it was kept for has come. */
  public StoredSeat taken() {
    return new StoredSeat(seat, SeatKind.PERSON, name, player, tokenHash, standIn, isOutOfTime);
  }

  public static StoredSeat computer(int seat, String player) {
    return new StoredSeat(
        seat,
        SeatKind.COMPUTER,
        player,
        Optional.of(player),
        Optional.empty(),
        Optional.empty(),
        false);
  }

  /** A person, or a program from outside. */
  public static StoredSeat holder(int seat, SeatKind kind, String name, String tokenHash) {
    return new StoredSeat(
        seat, kind, name, Optional.empty(), Optional.of(tokenHash), Optional.empty(), false);
  }

  public StoredSeat named(String other) {
    return new StoredSeat(seat, kind, other, player, tokenHash, standIn, isOutOfTime);
  }

  public StoredSeat withStandIn(Optional<String> other) {
    return new StoredSeat(seat, kind, name, player, tokenHash, other, isOutOfTime);
  }

  public StoredSeat outOfTime(String other) {
    return new StoredSeat(seat, kind, name, player, tokenHash, Optional.of(other), true);
  }

  /** The computer player that decides here now, if one does. */
  public Optional<String> deciding() {
    return standIn.or(() -> player);
  }
}
