package plateau.kernel.journal;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.basis.Seat;

/**
 * Receives what happened. Rules that run hot ask {@link #isOn()} before they make an entry, so that
 * a simulation pays nothing.
 */
public interface Journal {

  /** Keeps nothing. */
  Journal OFF =
      new Journal() {
        @Override
        public boolean isOn() {
          return false;
        }

        @Override
        public void add(Entry entry) {}
      };

  boolean isOn();

  void add(Entry entry);

  /** A journal that keeps its entries in this list. */
  static Journal into(List<Entry> entries) {
    return new Journal() {
      @Override
      public boolean isOn() {
        return true;
      }

      @Override
      public void add(Entry entry) {
        entries.add(entry);
      }
    };
  }

  /** The entries that this seat may know. */
  static List<Entry> visibleTo(int seat, List<Entry> entries) {
    List<Entry> visible = new ArrayList<>(entries);
    visible.removeIf(entry -> seat != Seat.REFEREE && !entry.visibleTo(seat));
    return visible;
  }
}
