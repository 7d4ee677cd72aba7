package plateau.panic.rules;

import java.util.Arrays;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.words.Message;
import plateau.panic.crew.Colour;
import plateau.panic.station.Direction;

/** Section 19: the name of every draw, for people who throw real dice, and the shuffle. */
final class Draws {

  static final Draw FIRST_PLAYER = Draw.among(Message.of("draw.first-player"), Colour.ALL);
  static final Draw HIVE_DEPTH = Draw.die(Message.of("draw.hive-depth"));
  static final Draw PARASITES = Draw.among(Message.of("draw.parasites"), Direction.ALL);
  static final Draw SPAWN = Draw.among(Message.of("draw.spawn"), Direction.ALL);
  static final Draw KNIFE = Draw.die(Message.of("draw.knife"));
  static final Draw ROOMS = Draw.die(Message.of("draw.rooms"));
  static final Draw LOWER_ROOMS = Draw.die(Message.of("draw.lower-rooms"));
  static final Draw OBJECTS = Draw.die(Message.of("draw.objects"));
  static final Draw PACKET = Draw.die(Message.of("draw.packet"));
  static final Draw RESHUFFLE = Draw.die(Message.of("draw.reshuffle"));

  static final int FACES = 4;

  private Draws() {}

  /** The d4 of the die rose, from 0 for north. */
  static Direction direction(Chance chance, Draw draw) {
    return Direction.ALL.get(chance.below(FACES, draw));
  }

  /** A d4 from 1. */
  static int d4(Chance chance, Draw draw) {
    return 1 + chance.below(FACES, draw);
  }

  /** R79: place 0 is the top. */
  static void shuffle(int[] cards, Chance chance, Draw draw) {
    for (int i = cards.length - 1; i > 0; i--) {
      int j = chance.below(i + 1, draw);
      int card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
  }

  static int[] joined(int[] upper, int[] lower) {
    int[] all = Arrays.copyOf(upper, upper.length + lower.length);
    System.arraycopy(lower, 0, all, upper.length, lower.length);
    return all;
  }
}
