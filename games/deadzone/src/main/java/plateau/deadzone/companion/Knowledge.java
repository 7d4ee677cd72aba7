package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.roster.Item;

/** All that the companion knows of the table (C2.2): the rosters, and what it was told. */
final class Knowledge implements Telling.Reception {

  private final Force force;
  private final Optional<List<Foe>> foes;
  private final boolean objectives;
  private boolean casualtiesMarked;
  private boolean quick;
  private @Nullable TableActivation activation;

  Knowledge(TableSetup setup) {
    force = new Force(setup);
    foes = setup.enemy().map(team -> team.figures().stream().map(Foe::new).toList());
    objectives = setup.objectives();
  }

  Force force() {
    return force;
  }

  /** The enemies that are alive as far as it was told, if their roster was entered. */
  Optional<List<Foe>> livingFoes() {
    return foes.map(all -> all.stream().filter(foe -> !foe.isDead()).toList());
  }

  Optional<List<Foe>> foes() {
    return foes;
  }

  boolean hasObjectives() {
    return objectives;
  }

  /** C2.6, 1: then nobody is asked about. */
  boolean areCasualtiesMarked() {
    return casualtiesMarked;
  }

  boolean isQuick() {
    return quick;
  }

  Optional<TableActivation> activation() {
    return Optional.ofNullable(activation);
  }

  void beginRound() {
    casualtiesMarked = false;
    force.members().forEach(member -> member.activate(false));
  }

  void begin(TableActivation next) {
    activation = next;
  }

  void endActivation() {
    activation = null;
  }

  @Override
  public void hear(Entry.Report report) {
    switch (report.fact()) {
      case DEAD, ALIVE -> hearOfLife(report);
      case ALL_ALIVE -> casualtiesMarked = true;
      case WOUNDS -> hearOfWounds(report);
      case RELOAD -> member(report).ifPresent(one -> one.reload(isOn(report)));
      case ITEM -> member(report).ifPresent(one -> one.carry(item(report.value())));
      case OVER -> stopIf(activation != null);
      case QUICK -> quick = isOn(report);
    }
  }

  private void hearOfLife(Entry.Report report) {
    boolean dead = report.fact() == Fact.DEAD;
    if (report.figure().startsWith(Entry.ENEMY)) {
      String id = report.figure().substring(Entry.ENEMY.length());
      foes.stream()
          .flatMap(List::stream)
          .filter(foe -> foe.type().id().equals(id))
          .forEach(foe -> foe.isDead(dead));
    } else if (dead) {
      casualtiesMarked = true;
      member(report).ifPresent(Member::die);
      stopTheDead();
    } else {
      member(report).ifPresent(Member::live);
    }
  }

  private void hearOfWounds(Entry.Report report) {
    member(report).ifPresent(one -> one.suffer(Integer.parseInt(report.value())));
    stopTheDead();
  }

  private void stopTheDead() {
    stopIf(activation != null && activation.figure().isDead());
  }

  private static void stopIf(boolean over) {
    if (over) {
      throw new TableActivation.Over();
    }
  }

  private Optional<Member> member(Entry.Report report) {
    return force.find(report.figure());
  }

  private static boolean isOn(Entry.Report report) {
    return report.value().equals(Fact.ON);
  }

  private static Optional<Item> item(String id) {
    return Item.ALL.stream().filter(item -> item.id().equals(id)).findFirst();
  }
}
