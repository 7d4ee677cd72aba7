package plateau.deadzone.jade.procedure;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.kernel.basis.Named;

/**
 * The fifteen kinds of action cards, in the order of B2.1, which is their basic order (R65): whom
 * each is about, and what a figure does, for both profiles (B7.2).
 */
public enum ActionCard implements Named {
  AIM_FOR_THE_BOSS(1, Candidates.ENEMY_LEADER),
  BODYGUARD(1, Candidates.FRIENDLY_LEADER, Candidates.ENEMIES_NEAREST_TO_LEADER),
  FINISH_THE_JOB(1, Candidates.INJURED_ENEMIES),
  RESCUE(1, Candidates.INJURED_FRIENDS, Candidates.ENEMIES_NEAREST_TO_INJURED_FRIENDS),
  TACTICAL_SHOT(1, Candidates.ENEMY_SPECIALISTS),
  MOST_URGENT(1, Candidates.ALL_ENEMIES, Plan.URGENT_SHOT, Plan.CHARGE),
  CLEAN_UP(1, Candidates.WEAKEST_ENEMIES),
  STOP_THEM(1, Candidates.ENEMIES_NEAREST_TO_OBJECTIVES),
  COVERING(1, Candidates.FRIENDS_NEAREST_TO_OBJECTIVES, Plan.MOVE_SHOOT, Plan.ASSAULT),
  LOGISTICS(1, Candidates.FASTEST_ENEMIES),
  CROSSFIRE(1, Candidates.ENEMIES_SEEN_BY_MOST),
  LOOTING(1, Candidates.ITEMS, Plan.MOVE_SHOOT_FIGHT, Plan.ASSAULT),
  FOCUS(2, Candidates.OBJECTIVES, Plan.MOVE_SHOOT_FIGHT, Plan.MOVE_SHOOT_FIGHT),
  COMMAND(3, Candidates.ALL_ENEMIES, Plan.AGAIN, Plan.AGAIN),
  UNPREDICTABLE(1, Candidates.ALL_ENEMIES, Plan.AGAIN, Plan.AGAIN);

  /** The cards of one action deck in basic order. A card is its place in this list. */
  public static final List<ActionCard> DECK = deck();

  private final int copies;
  private final Candidates ofShooter;
  private final Candidates ofFighter;
  private final Plan shooting;
  private final Plan combat;

  ActionCard(int copies, Candidates enemies) {
    this(copies, enemies, Plan.SHOT, Plan.CHARGE);
  }

  ActionCard(int copies, Candidates friends, Candidates enemiesNearThem) {
    this(copies, friends, enemiesNearThem, Plan.MOVE_SHOOT, Plan.CHARGE);
  }

  ActionCard(int copies, Candidates both, Plan shooting, Plan combat) {
    this(copies, both, both, shooting, combat);
  }

  ActionCard(int copies, Candidates ofShooter, Candidates ofFighter, Plan shooting, Plan combat) {
    this.copies = copies;
    this.ofShooter = ofShooter;
    this.ofFighter = ofFighter;
    this.shooting = shooting;
    this.combat = combat;
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
    return shooting != Plan.AGAIN;
  }

  /** Whether this figure can be: there is nothing for a beast to loot. */
  public boolean isPlayedBy(FigureType figure) {
    return isPlayed() && !(this == LOOTING && figure.has(Keyword.BESTIAL));
  }

  public Candidates candidates(Profile profile) {
    return profile == Profile.SHOOTING ? ofShooter : ofFighter;
  }

  public Plan plan(Profile profile) {
    return profile == Profile.SHOOTING ? shooting : combat;
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
