package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Entry.Report;
import plateau.deadzone.companion.Fact;
import plateau.deadzone.companion.FigureStatus;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.companion.TableSituation;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Telling;
import plateau.kernel.words.Message;

/** What can be told without being asked at one moment (C2.2), of each figure and of none. */
final class Reports {

  private final TableSetup setup;
  private final TableSituation now;

  Reports(TableSetup setup, TableSituation now) {
    this.setup = setup;
    this.now = now;
  }

  List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    now.figures().forEach(figure -> pieces.add(own(figure)));
    setup.enemy().ifPresent(team -> team.figures().forEach(foe -> pieces.add(enemy(foe))));
    return pieces;
  }

  private static Piece own(FigureStatus figure) {
    return new Piece(
        figure.type().id(),
        Message.of("companion.side.jade"),
        figure.type(),
        figure.dead(),
        Condition.of(figure),
        figure.dead() ? List.of(alive(figure.type().id())) : ofLiving(figure));
  }

  private Piece enemy(FigureType foe) {
    boolean dead = now.deadEnemies().contains(foe);
    String id = Entry.ENEMY + foe.id();
    return new Piece(
        id,
        Message.of("companion.side.enemy"),
        foe,
        dead,
        dead ? List.of(Message.of("companion.state.dead")) : List.of(),
        List.of(dead ? alive(id) : dead(id)));
  }

  private static Telling dead(String figure) {
    return telling(Fact.DEAD, figure, "", "dead");
  }

  private static Telling alive(String figure) {
    return telling(Fact.ALIVE, figure, "", "alive");
  }

  private static List<Telling> ofLiving(FigureStatus figure) {
    String id = figure.type().id();
    List<Telling> tellings = new ArrayList<>(List.of(dead(id)));
    // A5.3: one wound more than its Size would be dead.
    for (int wounds = figure.wounds() + 1; wounds <= figure.type().size(); wounds++) {
      tellings.add(telling(Fact.WOUNDS, id, Integer.toString(wounds), "injured", "wounds", wounds));
    }
    if (figure.wounds() > 0) {
      tellings.add(telling(Fact.WOUNDS, id, "0", "healed"));
    }
    tellings.add(
        figure.reloading()
            ? telling(Fact.RELOAD, id, Fact.OFF, "reload-off")
            : telling(Fact.RELOAD, id, Fact.ON, "reload-on"));
    tellings.addAll(items(figure));
    return tellings;
  }

  private static List<Telling> items(FigureStatus figure) {
    String id = figure.type().id();
    List<Telling> tellings = new ArrayList<>();
    if (figure.item().isPresent()) {
      tellings.add(telling(Fact.ITEM, id, Choice.NONE, "item-none"));
    }
    for (Item item : Item.ALL) {
      if (item.isCarried() && !figure.item().equals(Optional.of(item))) {
        tellings.add(telling(Fact.ITEM, id, item.id(), "item", "item", item));
      }
    }
    return tellings;
  }

  List<Telling> ofNone() {
    List<Telling> tellings = new ArrayList<>();
    if (now.active().isPresent()) {
      tellings.add(telling(Fact.OVER, "", "", "over"));
    }
    if (now.round() > 0) {
      tellings.add(telling(Fact.ALL_ALIVE, "", "", "all-alive"));
    }
    tellings.add(
        now.quick()
            ? telling(Fact.QUICK, "", Fact.OFF, "quick-off")
            : telling(Fact.QUICK, "", Fact.ON, "quick-on"));
    return tellings;
  }

  /** The report that this telling stands for; empty when it is not offered now. */
  Optional<Report> of(String telling) {
    boolean isOffered =
        ofNone().stream().anyMatch(one -> one.value().equals(telling))
            || pieces().stream()
                .flatMap(piece -> piece.tellings().stream())
                .anyMatch(one -> one.value().equals(telling));
    return isOffered ? Optional.of(read(telling.split(" ", -1))) : Optional.empty();
  }

  private Report read(String[] words) {
    Fact fact =
        List.of(Fact.values()).stream()
            .filter(one -> one.id().equals(words[0]))
            .findFirst()
            .orElseThrow();
    return new Report(fact, words[1], words[2], now.linesSinceAnswer());
  }

  // A fact, a figure and a value, with blanks between them; the last two may be empty.
  private static Telling telling(
      Fact fact, String figure, String value, String label, Object... facts) {
    return new Telling(
        String.join(" ", fact.id(), figure, value), Message.of("companion.tell." + label, facts));
  }
}
