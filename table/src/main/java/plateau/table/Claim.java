package plateau.table;

import plateau.table.kept.Peers;

/**
 * Which server goes on with a table by itself: lets its computer players think, and keeps it in
 * memory while a clock runs. Belongs to the table's turn.
 */
final class Claim {

  private enum Holder {
    UNKNOWN,
    US,
    OTHERS
  }

  private final Peers peers;
  private final String table;
  private Holder holder = Holder.UNKNOWN;

  Claim(Peers peers, String table) {
    this.peers = peers;
    this.table = table;
  }

  /** Whether it is ours, after asking for it where that is not known. */
  boolean isOurs() {
    if (holder == Holder.UNKNOWN) {
      holder = peers.claim(table) ? Holder.US : Holder.OTHERS;
    }
    return holder == Holder.US;
  }

  /** Whether it was ours when we last asked. */
  boolean wasOurs() {
    return holder == Holder.US;
  }

  /** Whoever has it may be gone, or may believe that we are. */
  void doubt() {
    holder = Holder.UNKNOWN;
  }

  /** There is nothing left to do. */
  void giveUp() {
    if (holder == Holder.US) {
      peers.release(table);
      holder = Holder.UNKNOWN;
    }
  }
}
