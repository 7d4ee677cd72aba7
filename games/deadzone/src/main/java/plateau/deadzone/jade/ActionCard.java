package plateau.deadzone.jade;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.Named;

/** The fifteen kinds of action cards, in the order of B2.1, which is their basic order (R65). */
public enum ActionCard implements Named {
  AIM_FOR_THE_BOSS(1),
  BODYGUARD(1),
  FINISH_THE_JOB(1),
  RESCUE(1),
  TACTICAL_SHOT(1),
  MOST_URGENT(1),
  CLEAN_UP(1),
  STOP_THEM(1),
  COVERING(1),
  LOGISTICS(1),
  CROSSFIRE(1),
  LOOTING(1),
  FOCUS(2),
  COMMAND(3),
  UNPREDICTABLE(1);

  /** The cards of one action deck in basic order. A card is its place in this list. */
  public static final List<ActionCard> DECK = deck();

  private final int copies;

  ActionCard(int copies) {
    this.copies = copies;
  }

  @Override
  public String id() {
    return Named.kebab(name());
  }

  /** How many of an action deck's cards are of this kind. */
  public int copies() {
    return copies;
  }

  /** The id of one card of {@link #DECK}: {@code looting}, but {@code focus-2}. */
  public static String idOf(int card) {
    ActionCard kind = DECK.get(card);
    return kind.copies == 1 ? kind.id() : kind.id() + "-" + (1 + card - DECK.indexOf(kind));
  }

  /** Whether a figure can be told to do this; the others lead to another draw (B3.4). */
  public boolean isPlayed() {
    return this != COMMAND && this != UNPREDICTABLE;
  }

  private static List<ActionCard> deck() {
    List<ActionCard> deck = new ArrayList<>();
    for (ActionCard kind : values()) {
      for (int copy = 0; copy < kind.copies; copy++) {
        deck.add(kind);
      }
    }
    return List.copyOf(deck);
  }
}
