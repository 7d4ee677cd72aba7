package plateau.deadzone.companion;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.skirmish.TrueTable;

/**
 * What a person told the companion about a table before an activation. Some leave out what they
 * will be asked about in any case.
 */
final class ToldBefore {

  private final boolean wounds;
  private final boolean ownLeader;
  private final boolean enemyLeader;
  private final Map<String, Integer> damage = new HashMap<>();
  private final Map<String, Optional<Item>> items = new HashMap<>();
  private final Set<String> reloading = new HashSet<>();
  private final Set<String> dead = new HashSet<>();
  private final Set<String> deadEnemies = new HashSet<>();
  private final String figure;

  ToldBefore(TrueTable table, Random mood) {
    boolean hasOrder = table.dice().contains(CommandDie.SPECIAL_ORDER);
    boolean dependsOnWounds =
        hasOrder
            || table.isItemHere()
            || table.card() == ActionCard.RESCUE
            || table.item(table.figure()).filter(Item.MEDI_PACK::equals).isPresent();
    wounds = dependsOnWounds || mood.nextInt(3) > 0;
    ownLeader = !hasOrder || table.jade().order() != SpecialOrder.BLOOD_RUSH || mood.nextBoolean();
    enemyLeader = table.card() != ActionCard.AIM_FOR_THE_BOSS || mood.nextBoolean();
    figure = table.figure();
    for (String id : table.figures(true)) {
      damage.put(id, table.damage(id));
      items.put(id, table.item(id));
      if (table.isReloading(id)) {
        reloading.add(id);
      }
      if (!table.isAlive(id, true)) {
        dead.add(id);
      }
    }
    table.figures(false).stream().filter(id -> !table.isAlive(id, false)).forEach(deadEnemies::add);
  }

  /** Whether wounds and counters are told. */
  boolean hasWounds() {
    return wounds;
  }

  boolean wasDead(String id) {
    return dead.contains(id) || deadEnemies.contains(id);
  }

  void tell(Knowledge known) {
    items.keySet().stream().sorted().forEach(id -> tell(known, id));
    for (Foe foe : known.foes().orElse(List.of())) {
      boolean isTold = enemyLeader || foe.type().role() != Role.LEADER;
      foe.isDead(isTold && deadEnemies.contains(foe.type().id()));
    }
    if (ownLeader) {
      known.hear(new Entry.Report(Fact.ALL_ALIVE, "", "", 0));
    }
  }

  private void tell(Knowledge known, String id) {
    if (known.force().find(id).isEmpty()) {
      known.force().deploySentry();
    }
    Member member = known.force().find(id).orElseThrow();
    member.carry(items.getOrDefault(id, Optional.empty()));
    if (dead.contains(id)) {
      if (ownLeader || !member.isLeader()) {
        member.die();
      }
      return;
    }
    if (wounds) {
      member.suffer(damage.getOrDefault(id, 0));
    }
    if (wounds || id.equals(figure)) {
      member.reload(reloading.contains(id));
    }
  }

  @Override
  public String toString() {
    return "told: wounds %s, own leader %s, enemy leader %s"
        .formatted(wounds, ownLeader, enemyLeader);
  }
}
