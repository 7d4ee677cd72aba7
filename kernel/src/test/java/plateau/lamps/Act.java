package plateau.lamps;

/** What a seat may do. Places in a hand are counted from 0. */
public sealed interface Act {

  /** Hangs up a lamp of its own, which it does not see. */
  record Hang(int place) implements Act {}

  /** Puts away a lamp of its own, for one more hint. */
  record PutAway(int place) implements Act {}

  /** Points at all lamps of this colour that another seat holds. */
  record TellColour(int seat, Lamp.Colour colour) implements Act {}

  /** Points at all lamps of this number that another seat holds. */
  record TellNumber(int seat, int number) implements Act {}
}
