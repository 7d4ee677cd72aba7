package plateau.panic.rules;

import org.jspecify.annotations.Nullable;

/**
 * What has happened to hands since the deal, newest first: all that seats can reason from beside
 * what lies on the table. Immutable, and shared by copies of a position, so that a copy costs one
 * reference however long the game.
 *
 * @param seat who drew, played, traded, scanned or was eliminated; infected counted by a heat scan
 * @param other the other trader, the player scanned, who dealt the last wound to the one
 *     eliminated; the not infected counted by a heat scan
 * @param card the card drawn or played, or that {@code seat} gave in a trade, by number; the number
 *     of bullets fired
 * @param otherCard the card that {@code other} gave
 * @param room where a trade took place
 * @param cards the hand that was scanned or left the game, or the cards of a new deck
 * @param turn the number of the turn, from 1; 0 for the deal
 * @param length how many facts there are, this one included
 * @param digest of this fact and all before it
 */
record History(
    Fact fact,
    int seat,
    int other,
    int card,
    int otherCard,
    int room,
    long cards,
    int turn,
    int length,
    long digest,
    @Nullable History earlier) {

  static final int NONE = -1;

  private static final long PRIME = 0x100000001B3L;

  enum Fact {
    /** Known to {@code seat}; that it was a parasite alert, to all. */
    DREW,
    /** To the table, the discard pile or into the Hive. Known to all. */
    PLAYED,
    /** Bullets were spent, and with the last of a card the card. Known to all. */
    FIRED,
    /** The cards are known to the two traders, the trade to all. */
    TRADED,
    /** The hand is known to {@code seat}, the scan to all. */
    SCANNED,
    /** Known to all. */
    HEAT_SCAN,
    /** Hand and table left the game. Known to all, the hand to its owner. */
    ELIMINATED,
    /** The discard pile became the deck. Known to all. */
    RESHUFFLED
  }

  static History after(
      @Nullable History earlier,
      Fact fact,
      int seat,
      int other,
      int card,
      int otherCard,
      int room,
      long cards,
      int turn) {
    long digest = earlier == null ? 0 : earlier.digest;
    long numbers =
        (long) turn << 40
            ^ (long) fact.ordinal() << 36
            ^ (long) (seat & 0xF) << 32
            ^ (long) (other & 0xFF) << 24
            ^ (card & 0xFF) << 16
            ^ (otherCard & 0xFF) << 8
            ^ (room & 0xFF);
    digest = ((digest ^ numbers) * PRIME ^ cards) * PRIME;
    int length = earlier == null ? 1 : earlier.length + 1;
    return new History(
        fact, seat, other, card, otherCard, room, cards, turn, length, digest, earlier);
  }

  /** This fact with other cards, after another past. */
  History with(int newCard, int newOtherCard, long newCards, @Nullable History past) {
    return after(past, fact, seat, other, newCard, newOtherCard, room, newCards, turn);
  }

  /** The number of facts, and a digest of them all. */
  static String summary(@Nullable History latest) {
    return latest == null ? "0" : latest.length + "-" + Long.toHexString(latest.digest);
  }
}
