package plateau.kernel.tabletop;

import plateau.kernel.basis.Recognisable;

/**
 * A thing on a table. Its name for people stands in the message files of the game under what it is
 * and its id: {@code pile.stock}, {@code card.star-7}. Where many differ in a number alone, one
 * name serves all: {@code card.star={number} of stars}.
 */
public sealed interface Item extends Recognisable
    permits Counter, Dealt, Die, Figure, Grid, Ground, Hand, Pile, Track {

  /**
   * In {@code lower-case-kebab}. It may tell no more than the seat that reads the view may know.
   */
  String id();
}
