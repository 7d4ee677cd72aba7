package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import plateau.deadzone.companion.TableTarget.Kind;
import plateau.deadzone.jade.procedure.Candidates;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Role;

/**
 * The question of each card that fixes T (C2.7): asked when T is first needed, but before anything
 * changes that could make it another one (R35); again only if T has ceased to exist (B4.2).
 */
final class CardTarget {

  private final TableActivation a;
  private final Enemies enemies;
  private final Candidates candidates;
  private boolean isChosen;
  private boolean mayBeGone;
  private boolean standsOnItem;
  private Optional<TableTarget> fixed = Optional.empty();

  CardTarget(TableActivation activation, Enemies enemies, Candidates candidates) {
    this.a = activation;
    this.enemies = enemies;
    this.candidates = candidates;
  }

  /** T; empty when no enemy is left. */
  Optional<TableTarget> get() {
    if (!exists()) {
      mayBeGone = false;
      standsOnItem = false;
      isChosen = true;
      fixed = candidate().or(() -> enemies.whichIfAny(Question.NEAREST));
    }
    return fixed;
  }

  // What has ceased to exist is forgotten.
  private boolean exists() {
    fixed = fixed.filter(TableTarget::exists);
    if (mayBeGone && fixed.isPresent()) {
      mayBeGone = false;
      fixed = fixed.filter(this::isStillThere);
    }
    return fixed.isPresent();
  }

  private boolean isStillThere(TableTarget target) {
    if (target.kind() == Kind.ITEM) {
      return a.yes(Fork.TARGET_ITEM_LEFT);
    }
    boolean lives = a.yes(Fork.TARGET_ALIVE, "F", target.name());
    if (!lives) {
      target.bury().run();
    }
    return lives;
  }

  /** R76: whether an item is left where it stands must be known before it stands elsewhere. */
  void lookAround() {
    if (standsOnItem && mayBeGone) {
      standsOnItem = exists();
    }
  }

  boolean isChosen() {
    return isChosen;
  }

  /** T, if it is an enemy. */
  Optional<TableTarget> enemy() {
    return get().filter(TableTarget::isEnemy);
  }

  /** The figure has attacked this one, or somebody: whether T lives is not known any more. */
  void mayHaveDied(Optional<TableTarget> attacked) {
    // Only those of a roster can be told apart.
    boolean isAnother =
        fixed.isPresent()
            && attacked.isPresent()
            && fixed.get().name() instanceof FigureType
            && !fixed.get().name().equals(attacked.get().name());
    mayBeGone |= fixed.filter(TableTarget::isEnemy).isPresent() && !isAnother;
  }

  /** R76: it has taken the item that it stood on, its target, or one of them. */
  void hasPickedUp() {
    if (candidates == Candidates.ITEMS && !isChosen) {
      isChosen = true;
      mayBeGone = true;
      standsOnItem = true;
      fixed = Optional.of(TableTarget.unnamed(Kind.ITEM, "item"));
    }
  }

  /**
   * Whether a shot at T can be another one than at the nearest enemy: when it is already fixed, or
   * the card picks enemies out.
   */
  boolean isWorthAShot() {
    return fixed.isPresent() || (canBeEnemy() && candidates != Candidates.ALL_ENEMIES);
  }

  /** Whether T can be an enemy, be it because there is no candidate. */
  boolean canBeEnemy() {
    return switch (candidates) {
      case FRIENDLY_LEADER -> ownLeader().isEmpty();
      case INJURED_FRIENDS -> injuredFriends().isEmpty();
      case FRIENDS_NEAREST_TO_OBJECTIVES -> !a.known().hasObjectives() || friends().isEmpty();
      case OBJECTIVES -> !a.known().hasObjectives();
      default -> true;
    };
  }

  /** Whether it is known, without asking, that the figure stands on T: an objective, an item. */
  boolean isUnderfoot() {
    boolean isOnIt =
        candidates == Candidates.OBJECTIVES
            ? a.known().hasObjectives() && a.facts().isOnObjective()
            : standsOnItem && exists();
    return isOnIt && !a.mayHaveMoved();
  }

  private Optional<TableTarget> candidate() {
    if (candidates.needObjectives() && !a.known().hasObjectives()) {
      return Optional.empty(); // R60
    }
    return switch (candidates) {
      case ENEMY_LEADER -> enemyLeader();
      case FRIENDLY_LEADER -> ownLeader();
      // R50: a leader is its own bodyguard, so the enemy nearest to it is simply the nearest.
      case ENEMIES_NEAREST_TO_LEADER ->
          ownLeader().flatMap(leader -> enemies.whichIfAny(Question.NEAREST_TO_LEADER));
      case INJURED_ENEMIES -> enemies.whichOrNobody(Question.INJURED_ENEMY);
      case INJURED_FRIENDS -> friend(Question.INJURED_FRIEND, injuredFriends());
      case ENEMIES_NEAREST_TO_INJURED_FRIENDS ->
          injuredFriends().isEmpty()
              ? Optional.empty()
              : enemies.whichIfAny(Question.NEAREST_TO_INJURED);
      case ENEMY_SPECIALISTS -> specialist();
      case ALL_ENEMIES -> Optional.empty();
      case WEAKEST_ENEMIES -> least(Question.WEAKEST, Candidates::strength);
      case FASTEST_ENEMIES -> least(Question.FASTEST, type -> -Candidates.speed(type));
      case ENEMIES_NEAREST_TO_OBJECTIVES -> enemies.whichIfAny(Question.NEAREST_TO_OBJECTIVE);
      case FRIENDS_NEAREST_TO_OBJECTIVES -> friend(Question.FRIEND_NEAR_OBJECTIVE, friends());
      case ENEMIES_SEEN_BY_MOST -> enemies.whichOrNobody(Question.MOST_SEEN);
      case ITEMS ->
          a.figure().item().isPresent()
              ? Optional.empty()
              : enemies.named(Question.NEAREST_ITEM, Kind.ITEM, true);
      case OBJECTIVES -> enemies.named(Question.NEAREST_OBJECTIVE, Kind.OBJECTIVE, false);
    };
  }

  private Optional<TableTarget> enemyLeader() {
    Optional<List<Foe>> leaders = living(Role.LEADER);
    if (leaders.filter(List::isEmpty).isPresent()) {
      return Optional.empty();
    }
    if (!a.yes(Fork.CARD_ENEMY_LEADER)) {
      // It is no candidate for the nearest enemy either.
      leaders.stream().flatMap(List::stream).forEach(leader -> leader.isDead(true));
      return Optional.empty();
    }
    return Optional.of(
        leaders
            .map(known -> TableTarget.of(known.getFirst()))
            .orElseGet(() -> TableTarget.unnamed(Kind.ENEMY, "enemy-leader")));
  }

  private Optional<TableTarget> ownLeader() {
    Member leader = a.known().force().leader();
    return leader == a.figure() || leader.isDead()
        ? Optional.empty()
        : Optional.of(TableTarget.of(leader));
  }

  private List<Member> friends() {
    return a.known().force().friendsOf(a.figure()).toList();
  }

  private List<Member> injuredFriends() {
    return friends().stream().filter(Member::isInjured).toList();
  }

  private Optional<TableTarget> friend(Question question, List<Member> among) {
    return among.isEmpty()
        ? Optional.empty()
        : Optional.of(TableTarget.of(enemies.friend(question, among)));
  }

  private Optional<TableTarget> specialist() {
    return living(Role.SPECIALIST)
        .map(known -> enemies.among(Question.SPECIALIST, known))
        .orElseGet(() -> enemies.whichIfAny(Question.SPECIALIST));
  }

  private Optional<TableTarget> least(Question question, ToIntFunction<FigureType> amount) {
    Optional<List<Foe>> living = a.known().livingFoes();
    if (living.isEmpty()) {
      return enemies.whichIfAny(question);
    }
    int least =
        living.get().stream().mapToInt(foe -> amount.applyAsInt(foe.type())).min().orElse(0);
    return enemies.among(
        question,
        living.get().stream().filter(foe -> amount.applyAsInt(foe.type()) == least).toList());
  }

  private Optional<List<Foe>> living(Role role) {
    return a.known()
        .livingFoes()
        .map(foes -> foes.stream().filter(foe -> foe.type().role() == role).toList());
  }
}
