package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Role;
import plateau.deadzone.skirmish.TrueTable;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/** Answers what the companion asks from what there is to see on a table. */
final class Onlooker {

  private final TrueTable table;

  Onlooker(TrueTable table) {
    this.table = table;
  }

  String answer(Prompt prompt, List<Telling.Passage> passages) {
    return switch (prompt.kind()) {
      case YES_NO -> isTrue(prompt, passages) ? Prompt.YES : Prompt.NO;
      case WHICH, NAME -> which(prompt, passages);
      case DIE -> Integer.toString(table.rapidFireDie());
      case GO_ON -> throw new AssertionError("nothing to go on with: " + prompt);
    };
  }

  private boolean isTrue(Prompt prompt, List<Telling.Passage> passages) {
    return switch (prompt.question()) {
      case REMOTE -> table.isControlled();
      case PINNED -> table.isPinned();
      case ITEM_HERE -> table.isItemHere();
      case MELEE, FOE_LEFT -> table.isEnemyHere();
      case BROKE -> !table.isEnemyHere();
      case SURVIVED -> table.isAlive(table.figure(), true);
      case CLOSE -> table.isClose();
      case CLEAR -> table.hasClearShot(cubes(prompt, "R"));
      case SHOT_T -> table.sees(name(prompt), cubes(prompt, "R"));
      case SHOT_ANY -> table.seesAnyone(cubes(prompt, "R"));
      case WITHIN -> table.isWithin(name(prompt), cubes(prompt, "R"));
      case OBJECTIVE -> table.isOnObjective();
      case EXPOSED -> table.isExposed();
      case REACH -> table.canReach(goal(prompt), cubes(prompt, "a"));
      case SAFE -> table.isSafe(goal(prompt), cubes(prompt, "a"));
      case CLOSER -> table.canComeCloser(goal(prompt), cubes(prompt, "n"));
      case AWAY -> table.canGetAway(isFromMelee(passages), cubes(prompt, "a"));
      case NEAREST_IN_REACH -> table.canReachNearestEnemy(cubes(prompt, "n"));
      case IN_CONTROL, KEEPS_DRONE -> isInControl(prompt, passages);
      case HURT_FRIEND -> table.isAnybodyHurt();
      case RELOAD_FRIEND -> table.isAnyFriendReloading();
      case SAME_CUBE -> table.isHere(goal(prompt));
      case FRAG -> table.hasCubeForFrag();
      case FOE_NEAR -> table.isFoeNear();
      case FOE_SEEN -> table.isPlaceForSentry();
      case ENEMY_LEADER -> table.isLeaderAlive(false);
      case HELD -> table.isEnemyAt(goal(prompt));
      case ALIVE -> isAlive(name(value(prompt, "F")));
      default -> throw new AssertionError("not a yes/no question: " + prompt);
    };
  }

  private boolean isAlive(String id) {
    return table.isAlive(id, table.figures(true).contains(id));
  }

  // "That move" is the one that the question before was about.
  private boolean isInControl(Prompt prompt, List<Telling.Passage> passages) {
    int allowance = cubes(prompt, "n");
    return switch ((Fork) passages.getLast().at()) {
      case MOVE_SAFE -> table.isSafeInControl(goal(prompt), allowance);
      case MELEE_AWAY -> table.canGetAwayInControl(true, allowance);
      case CLOSE_AWAY -> table.canGetAwayInControl(false, allowance);
      case ASSAULT -> table.canReachNearestEnemyInControl(allowance);
      default -> table.canComeCloserInControl(goal(prompt), allowance);
    };
  }

  // "Those enemies" are the ones that were asked about before.
  private static boolean isFromMelee(List<Telling.Passage> passages) {
    return passages.stream().noneMatch(one -> one.at() == Fork.OPENING_CLOSE);
  }

  private String which(Prompt prompt, List<Telling.Passage> passages) {
    return switch (prompt.question()) {
      case WHICH_ITEM -> table.found().id();
      case WHICH -> nearest(prompt, passages);
      case NEAREST -> foe(prompt, table.nearestEnemy());
      case NEAREST_TO_LEADER -> foe(prompt, table.nearestEnemyTo(this::isJadesLeader));
      case NEAREST_TO_INJURED -> foe(prompt, table.nearestEnemyTo(this::isInjuredFriend));
      case INJURED_ENEMY -> foe(prompt, table.injuredEnemy());
      case SPECIALIST -> foe(prompt, table.specialist());
      case WEAKEST -> foe(prompt, table.weakest());
      case FASTEST -> foe(prompt, table.fastest());
      case NEAREST_TO_OBJECTIVE -> foe(prompt, table.nearestToObjective());
      case MOST_SEEN -> foe(prompt, table.mostSeen());
      case INJURED_FRIEND -> table.nearest(choices(prompt)).orElseThrow();
      case FRIEND_NEAR_OBJECTIVE -> table.friendNearObjective().orElseThrow();
      case NEAREST_OBJECTIVE -> foe(prompt, table.nearestObjective());
      case NEAREST_ITEM -> foe(prompt, table.nearestItem());
      default -> throw new AssertionError("which? " + prompt);
    };
  }

  private boolean isJadesLeader(String id) {
    return table.jade().figures().stream()
        .anyMatch(one -> one.id().equals(id) && one.role() == Role.LEADER);
  }

  private boolean isInjuredFriend(String id) {
    return !id.equals(table.figure()) && table.damage(id) > 0;
  }

  // "Which one is nearest" is about those of the last question that was about some.
  private String nearest(Prompt prompt, List<Telling.Passage> passages) {
    Fork about =
        passages.reversed().stream()
            .map(Telling.Passage::at)
            .filter(Fork.class::isInstance)
            .map(Fork.class::cast)
            .filter(
                fork ->
                    switch (fork) {
                      case OPENING_CLEAR,
                          SHOOT_ANY,
                          OPENING_CLOSE,
                          ASSAULT,
                          MEDIC_HURT,
                          GUNNER_RELOADING ->
                          true;
                      default -> false;
                    })
            .findFirst()
            .orElse(Fork.MEDIC_HURT);
    List<String> friends = table.figures(true);
    if (friends.contains(choices(prompt).getFirst())) {
      return switch (about) {
        case MEDIC_HURT -> nearestAmong(prompt, table.nearestHurt());
        case GUNNER_RELOADING -> nearestAmong(prompt, table.nearestReloading());
        default -> table.nearest(choices(prompt)).orElseThrow();
      };
    }
    return foe(
        prompt,
        switch (about) {
          case OPENING_CLEAR -> table.nearestClear();
          case OPENING_CLOSE -> table.nearestClose();
          case ASSAULT -> table.nearestEnemy();
          default -> table.nearestSeen();
        });
  }

  private String nearestAmong(Prompt prompt, Optional<String> told) {
    return told.filter(choices(prompt)::contains)
        .orElseGet(() -> table.nearest(choices(prompt)).orElseThrow());
  }

  private static List<String> choices(Prompt prompt) {
    return prompt.choices().stream().map(Choice::value).toList();
  }

  private static String foe(Prompt prompt, Optional<String> one) {
    if (one.isEmpty()) {
      return Choice.NONE;
    }
    return Stream.of(one.get(), Choice.named(one.get()))
        .filter(prompt::accepts)
        .findFirst()
        .orElse(one.get());
  }

  private int goal(Prompt prompt) {
    return cube(value(prompt, "T"));
  }

  /** Where a target is that the companion speaks of. */
  int cube(Object target) {
    String name = name(target);
    return table.cubeOf(name, table.figures(true).contains(name) && target instanceof FigureType);
  }

  private String name(Prompt prompt) {
    return name(value(prompt, "T"));
  }

  /** What a target is called on the table. */
  String name(Object target) {
    return switch (target) {
      case FigureType figure -> figure.id();
      case Message message when message.key().endsWith("enemy-leader") -> table.enemyLeader();
      case Message message when message.key().endsWith("item") -> table.cubeOfFound();
      default -> target.toString();
    };
  }

  private static Object value(Prompt prompt, String name) {
    return value(prompt.text(), name);
  }

  static Object value(Message message, String name) {
    return message.values().getOrDefault(name, "");
  }

  private static int cubes(Prompt prompt, String name) {
    return (int) value(prompt, name);
  }
}
