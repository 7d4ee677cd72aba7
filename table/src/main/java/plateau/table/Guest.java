package plateau.table;

import java.nio.ByteBuffer;
import plateau.kernel.basis.Seat;
import plateau.kernel.words.Language;
import plateau.table.message.Refusal;

/** Somebody who is connected to a table. Belongs to the table's mailbox. */
final class Guest {

  static final int NOTHING = -1;

  private final Connection connection;
  private final int seat;
  private final boolean wantsOutlook;
  private Language language;
  private int have;

  Guest(Connection connection, int seat, boolean wantsOutlook, Language language, int have) {
    this.connection = connection;
    this.seat = seat;
    this.wantsOutlook = wantsOutlook;
    this.language = language;
    this.have = have;
  }

  /** The seat, or {@link Seat#SPECTATOR}. */
  int seat() {
    return seat;
  }

  /** The seat, for things that only those who sit may do. */
  int seatOrRefuse() {
    if (isSpectator()) {
      throw Refusal.of(Refusal.Code.SPECTATOR);
    }
    return seat;
  }

  boolean isSpectator() {
    return seat == Seat.SPECTATOR;
  }

  /** Whether it wants to be told, with its moves, what they lead to. */
  boolean wantsOutlook() {
    return wantsOutlook;
  }

  Language language() {
    return language;
  }

  /** From now on everything in this language, from the start. */
  void speak(Language other) {
    language = other;
    have = NOTHING;
  }

  /** The number of the last event it knows. */
  int have() {
    return have;
  }

  void has(int n) {
    have = n;
  }

  void send(String text) {
    connection.send(text);
  }

  void send(ByteBuffer text) {
    connection.send(text);
  }

  /** Before a view. */
  void sendAhead(String text) {
    connection.sendAhead(text);
  }

  Connection connection() {
    return connection;
  }
}
