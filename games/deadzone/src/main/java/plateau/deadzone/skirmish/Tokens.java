package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.roster.Item;

/**
 * The item tokens on the board, in the order they were put there, and the four that stayed in the
 * bag. What lies face down nobody knows: it is one of those that nobody has seen (A13).
 */
final class Tokens {

  /** Tokens put on the board at the start. */
  static final int LAID = 8;

  // The tokens laid, and what the figures of both sides can drop.
  private static final int MOST = LAID + 2 * Figures.FIRST_SENTRY;

  private static final int FACE_DOWN = 0x40;

  private final byte[] cubes;
  private final byte[] items;
  private final byte[] bag;
  private final CubeSet places;
  private int count;

  Tokens() {
    cubes = new byte[MOST];
    items = new byte[MOST];
    bag = new byte[Item.BAG.size() - LAID];
    places = new CubeSet();
  }

  private Tokens(Tokens other) {
    cubes = other.cubes.clone();
    items = other.items.clone();
    bag = other.bag.clone();
    places = other.places.copy();
    count = other.count;
  }

  Tokens copy() {
    return new Tokens(this);
  }

  int count() {
    return count;
  }

  int cube(int token) {
    return cubes[token] & 0xFF;
  }

  boolean isFaceDown(int token) {
    return (items[token] & FACE_DOWN) != 0;
  }

  /** Which item it is, for the rules: players do not know it while it lies face down. */
  Item item(int token) {
    return Item.ALL.get(items[token] & ~FACE_DOWN);
  }

  /** An item that stayed in the bag. */
  Item inBag(int index) {
    return Item.ALL.get(bag[index]);
  }

  int bagSize() {
    return bag.length;
  }

  /** Those that nobody has seen: in the bag, or face down. In one order, whatever the truth is. */
  List<Item> unseen() {
    List<Item> unseen = new ArrayList<>();
    for (int i = 0; i < bagSize(); i++) {
      unseen.add(inBag(i));
    }
    for (int token = 0; token < count; token++) {
      if (isFaceDown(token)) {
        unseen.add(item(token));
      }
    }
    unseen.sort(null);
    return unseen;
  }

  /** The first token in a cube from this one on, or the number of tokens. */
  int next(int from, int cube) {
    int token = from;
    while (token < count && cube(token) != cube) {
      token++;
    }
    return token;
  }

  boolean isIn(int cube) {
    return places.contains(cube);
  }

  /** The cubes where tokens lie. Not to be changed. */
  CubeSet cubes() {
    return places;
  }

  void layFaceDown(Item item, int cube) {
    lay(item.ordinal() | FACE_DOWN, cube);
  }

  void layFaceUp(Item item, int cube) {
    lay(item.ordinal(), cube);
  }

  private void lay(int item, int cube) {
    cubes[count] = (byte) cube;
    items[count] = (byte) item;
    count++;
    places.add(cube);
  }

  /** Takes a token off the board. */
  Item take(int token) {
    Item item = item(token);
    int cube = cube(token);
    count--;
    System.arraycopy(cubes, token + 1, cubes, token, count - token);
    System.arraycopy(items, token + 1, items, token, count - token);
    if (next(0, cube) == count) {
      places.remove(cube);
    }
    return item;
  }

  void keepInBag(int index, Item item) {
    bag[index] = (byte) item.ordinal();
  }

  void exchange(int token, Item item) {
    items[token] = (byte) (item.ordinal() | FACE_DOWN);
  }
}
