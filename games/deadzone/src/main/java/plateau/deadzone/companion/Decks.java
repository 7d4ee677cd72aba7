package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.chance.Seeded;

/**
 * JADE's two decks (B2). Each has a stream of its own, so that correcting an answer never changes
 * the cards that come.
 */
final class Decks {

  // Numbers beyond an int are nobody's steps; see Seeded.derive.
  private static final long ACTION_STREAM = 1L << 40;
  private static final long GROUP_STREAM = ACTION_STREAM + 1;

  private final Seeded actionChance;
  private final Seeded groupChance;
  private final List<ActionCard> actions = new ArrayList<>();
  private final List<Member> group = new ArrayList<>();

  Decks(long seed) {
    actionChance = new Seeded(Seeded.derive(seed, ACTION_STREAM));
    groupChance = new Seeded(Seeded.derive(seed, GROUP_STREAM));
    rebuildActions();
  }

  /** All eighteen cards, shuffled. */
  void rebuildActions() {
    actions.clear();
    actions.addAll(ActionCard.DECK);
    actionChance.shuffle(actions);
  }

  ActionCard drawAction() {
    return actions.removeLast();
  }

  /** A card for each living figure, shuffled. */
  void rebuildGroup(Force force) {
    group.clear();
    force.living().forEach(group::add);
    groupChance.shuffle(group);
  }

  /** R67: where an engineer is, remote figures are dealt last. */
  void dealRemotesLast(Force force) {
    if (force.hasLiving(Keyword.ENGINEER)) {
      List<Member> remotes = group.stream().filter(one -> one.has(Keyword.REMOTE)).toList();
      group.removeAll(remotes);
      group.addAll(0, remotes);
    }
  }

  /** The next figure that is alive, as far as it was told. */
  Optional<Member> drawFigure() {
    while (!group.isEmpty()) {
      Member next = group.removeLast();
      if (!next.isDead()) {
        return Optional.of(next);
      }
    }
    return Optional.empty();
  }

  boolean hasFigures() {
    return group.stream().anyMatch(one -> !one.isDead());
  }
}
