package plateau.deadzone.companion.talk;

import java.util.Optional;
import java.util.stream.Stream;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Entry.Report;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.StrikeTeam;
import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/** Says back what was reported, so that a slip is seen at once. */
record Receipt(TableSetup setup, Report report) {

  Message message() {
    return Message.of(
        "companion.noted." + report.fact().id(), "figure", figure(), "value", value());
  }

  private Object figure() {
    boolean isEnemy = report.figure().startsWith(Entry.ENEMY);
    Stream<StrikeTeam> team = isEnemy ? setup.enemy().stream() : Stream.of(setup.jade());
    String id = isEnemy ? report.figure().substring(Entry.ENEMY.length()) : report.figure();
    Optional<? extends Named> found =
        team.flatMap(one -> one.figures().stream())
            .filter(figure -> figure.id().equals(id))
            .findFirst();
    // A sentry that was deployed is on no roster.
    return found.isPresent() ? found.get() : id;
  }

  private Object value() {
    Optional<Item> item =
        Item.ALL.stream().filter(one -> one.id().equals(report.value())).findFirst();
    if (item.isPresent()) {
      return item.get();
    }
    boolean isNumber = report.value().matches("[0-9]*");
    return isNumber ? report.value() : Message.of("companion.value." + report.value());
  }
}
