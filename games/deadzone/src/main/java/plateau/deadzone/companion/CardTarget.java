package plateau.deadzone.companion;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import plateau.deadzone.companion.Target.Kind;
import plateau.deadzone.jade.ActionCard;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Role;

/**
 * The question of each card that fixes T (C2.7), asked when T is first needed; again only if T has
 * ceased to exist (B4.2).
 */
final class CardTarget {

  private final Activation a;
  private final Enemies enemies;
  private final ActionCard card;
  private Optional<Target> fixed = Optional.empty();

  CardTarget(Activation activation, Enemies enemies, ActionCard card) {
    this.a = activation;
    this.enemies = enemies;
    this.card = card;
  }

  /** T; empty when no enemy is left. */
  Optional<Target> get() {
    if (fixed.filter(Target::exists).isEmpty()) {
      fixed = candidate().or(() -> enemies.which(Question.NEAREST));
    }
    return fixed;
  }

  /**
   * T if a shot at it can be another one than at the nearest enemy: when it is already fixed, or
   * the card picks enemies out.
   */
  Optional<Target> toShoot() {
    return fixed.isPresent() || picksAnEnemy() ? get().filter(Target::isEnemy) : Optional.empty();
  }

  /** Whether it is known, without asking, that the figure stands on T: an objective. */
  boolean isUnderfoot() {
    return card == ActionCard.FOCUS && a.known().hasObjectives() && a.facts().isOnObjective();
  }

  private boolean picksAnEnemy() {
    return switch (card) {
      case AIM_FOR_THE_BOSS, FINISH_THE_JOB, TACTICAL_SHOT, CLEAN_UP, LOGISTICS, CROSSFIRE -> true;
      case STOP_THEM -> a.known().hasObjectives();
      case BODYGUARD, RESCUE -> !a.figure().isShooter();
      case MOST_URGENT, COVERING, LOOTING, FOCUS, COMMAND, UNPREDICTABLE -> false;
    };
  }

  /** T has died in the figure's cube: it is looked for anew. */
  void forget() {
    fixed = Optional.empty();
  }

  private Optional<Target> candidate() {
    return switch (card) {
      case AIM_FOR_THE_BOSS -> enemyLeader();
      case BODYGUARD -> a.figure().isShooter() ? ownLeader() : enemyOfOwnLeader();
      case FINISH_THE_JOB -> enemies.whichIfAny(Question.INJURED_ENEMY);
      case RESCUE -> a.figure().isShooter() ? injuredFriend() : enemyOfInjuredFriend();
      case TACTICAL_SHOT -> specialist();
      case MOST_URGENT, COMMAND, UNPREDICTABLE -> Optional.empty();
      case CLEAN_UP -> weakest();
      case STOP_THEM -> ifObjectives(() -> enemies.which(Question.NEAREST_TO_OBJECTIVE));
      case COVERING -> ifObjectives(this::friendNearObjective);
      case LOGISTICS -> fastest();
      case CROSSFIRE -> enemies.which(Question.MOST_SEEN);
      case LOOTING -> item();
      case FOCUS ->
          ifObjectives(() -> enemies.named(Question.NEAREST_OBJECTIVE, Kind.OBJECTIVE, false));
    };
  }

  private Optional<Target> enemyLeader() {
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
            .map(known -> Target.of(known.getFirst()))
            .orElseGet(() -> Target.unnamed(Kind.ENEMY, "enemy-leader")));
  }

  private Optional<Target> ownLeader() {
    Member leader = a.known().force().leader();
    return leader == a.figure() || leader.isDead()
        ? Optional.empty()
        : Optional.of(Target.of(leader));
  }

  // R50: a leader is its own bodyguard, so the enemy nearest to it is simply the nearest.
  private Optional<Target> enemyOfOwnLeader() {
    return ownLeader().flatMap(leader -> enemies.which(Question.NEAREST_TO_LEADER));
  }

  private List<Member> injuredFriends() {
    return a.known().force().friendsOf(a.figure()).filter(Member::isInjured).toList();
  }

  private Optional<Target> injuredFriend() {
    List<Member> injured = injuredFriends();
    return injured.isEmpty()
        ? Optional.empty()
        : Optional.of(Target.of(enemies.friend(Question.INJURED_FRIEND, injured)));
  }

  private Optional<Target> enemyOfInjuredFriend() {
    return injuredFriends().isEmpty()
        ? Optional.empty()
        : enemies.which(Question.NEAREST_TO_INJURED);
  }

  private Optional<Target> specialist() {
    return living(Role.SPECIALIST)
        .map(known -> enemies.among(Question.SPECIALIST, known))
        .orElseGet(() -> enemies.whichIfAny(Question.SPECIALIST));
  }

  // R49: the lowest Armour; among them the worst Survive.
  private Optional<Target> weakest() {
    return best(
        Question.WEAKEST,
        Comparator.comparingInt(FigureType::armour)
            .thenComparing(Comparator.comparingInt(FigureType::survive).reversed()));
  }

  // The highest Sprint; among them the highest Advance.
  private Optional<Target> fastest() {
    return best(
        Question.FASTEST, highest(FigureType::sprint).thenComparing(highest(FigureType::advance)));
  }

  private static Comparator<FigureType> highest(ToIntFunction<FigureType> stat) {
    return Comparator.comparingInt(stat).reversed();
  }

  private Optional<Target> best(Question question, Comparator<FigureType> order) {
    Optional<List<Foe>> living = a.known().livingFoes();
    if (living.isEmpty()) {
      return enemies.which(question);
    }
    Comparator<Foe> ofFoes = Comparator.comparing(Foe::type, order);
    return living.get().stream()
        .min(ofFoes)
        .flatMap(
            first ->
                enemies.among(
                    question,
                    living.get().stream()
                        .filter(foe -> ofFoes.compare(foe, first) == 0)
                        .collect(Collectors.toList())));
  }

  private Optional<Target> friendNearObjective() {
    List<Member> friends = a.known().force().friendsOf(a.figure()).toList();
    return friends.isEmpty()
        ? Optional.empty()
        : Optional.of(Target.of(enemies.friend(Question.FRIEND_NEAR_OBJECTIVE, friends)));
  }

  private Optional<Target> item() {
    return a.figure().item().isPresent()
        ? Optional.empty()
        : enemies.named(Question.NEAREST_ITEM, Kind.ITEM, true);
  }

  private interface Choice {
    Optional<Target> make();
  }

  // R60: without objectives there is no candidate.
  private Optional<Target> ifObjectives(Choice choice) {
    return a.known().hasObjectives() ? choice.make() : Optional.empty();
  }

  private Optional<List<Foe>> living(Role role) {
    return a.known()
        .livingFoes()
        .map(foes -> foes.stream().filter(foe -> foe.type().role() == role).toList());
  }
}
