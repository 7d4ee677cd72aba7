package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;

/** The exploration stack: room cards by number, place 0 being the top. One thread at a time. */
final class RoomStack {

  static final int SIZE = 19;

  /** At a place whose card is yet to be drawn. */
  static final int NO_CARD = -1;

  private final byte[] cards;
  private int size;
  private int seenAtBottom;

  RoomStack(int[] fromTheTop) {
    cards = new byte[SIZE];
    size = fromTheTop.length;
    for (int i = 0; i < size; i++) {
      cards[i] = (byte) fromTheTop[i];
    }
  }

  private RoomStack(RoomStack other) {
    cards = other.cards.clone();
    size = other.size;
    seenAtBottom = other.seenAtBottom;
  }

  RoomStack copy() {
    return new RoomStack(this);
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int card(int place) {
    return cards[place];
  }

  int take(int place) {
    int card = cards[place];
    size--;
    System.arraycopy(cards, place + 1, cards, place, size - place);
    seenAtBottom = Math.min(seenAtBottom, size);
    return card;
  }

  /** 8.3 point 3. */
  void putUnder(int place) {
    int card = take(place);
    cards[size++] = (byte) card;
    seenAtBottom++;
  }

  /** How many cards at the bottom everybody has seen go under the stack. */
  int seenAtBottom() {
    return seenAtBottom;
  }

  void set(int place, int card) {
    cards[place] = (byte) card;
  }

  List<Integer> cards() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add((int) cards[i]);
    }
    return all;
  }
}
