package plateau.table.kept;

/** What of a table others may have changed, in the order in which it is read again. */
public enum TablePart {
  EVENTS,
  SEATS,
  UNDO,
  CHAT,
  GUESTS
}
