package plateau.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.words.Language;
import plateau.table.Ports;
import plateau.table.Table;
import plateau.table.kept.Event;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;
import plateau.table.message.Tellings;
import plateau.table.order.NewTables.NewTable;

/** The tables of this browser that are open in this page. */
final class Tables {

  private final Outside outside;
  private final KeptTables kept;
  private final TimeOutside time;
  private final Questions decisions;
  private final Questions hints;
  private final Tellings tellings;
  private final Map<String, Table<?, ?>> open = new HashMap<>();
  private final Map<Integer, Visit> visits = new HashMap<>();

  private record Visit(Line line, Table<?, ?> table) {}

  Tables(Outside outside, Tellings tellings) {
    this.outside = outside;
    this.kept = new KeptTables(outside);
    this.time = new TimeOutside(outside);
    this.decisions = new Questions(outside, false);
    this.hints = new Questions(outside, true);
    this.tellings = tellings;
  }

  KeptTables kept() {
    return kept;
  }

  TimeOutside time() {
    return time;
  }

  void answered(boolean isHint, int question, String answer) {
    (isHint ? hints : decisions).answered(question, answer);
  }

  /** Whoever thinks has forgotten everything. */
  void forgotten(boolean isHint) {
    (isHint ? hints : decisions).forget();
  }

  // --- live tables ---

  void put(NewTable<?, ?> made) {
    kept.create(made.table(), made.events());
    open(made.table().id()).advance();
  }

  Table<?, ?> open(String id) {
    Table<?, ?> known = open.get(id);
    if (known != null) {
      return known;
    }
    StoredTable stored = stored(id);
    Table<?, ?> table = table(Games.named(stored.game()), stored);
    open.put(id, table);
    return table;
  }

  private <S extends State<S, M>, M> Table<S, M> table(Game<S, M> game, StoredTable stored) {
    if (!stored.rules().equals(game.info().rulesVersion())) {
      throw Refusal.of(Code.OTHER_RULES, "game", game.info().id());
    }
    Ports ports =
        new Ports(
            kept,
            new Alone(),
            time,
            new ThinkingElsewhere<>(game, stored.id(), kept, decisions, hints),
            tellings,
            new Watch(outside));
    return new Table<>(ports, game, stored, kept.events(stored.id()));
  }

  /** What is kept of a table. */
  StoredTable stored(String id) {
    return kept.table(id).orElseThrow(() -> Refusal.of(Code.UNKNOWN_TABLE));
  }

  List<Event> events(String id) {
    return kept.events(id);
  }

  Optional<StoredTable> maybe(String id) {
    return kept.table(id);
  }

  String describe(String id, Language language) {
    return open(id).describe(language);
  }

  // --- lines ---

  void hear(int number, String id, String text) {
    Line line = new Line(number, outside);
    try {
      Visit visit = visits.get(number);
      if (visit == null) {
        visit = new Visit(line, open(id));
        visits.put(number, visit);
        visit.table().advance();
      }
      visit.table().hear(visit.line(), Request.read(text));
    } catch (Refusal refusal) {
      line.refuse(refusal.code(), Answers.lastWord(refusal, tellings));
    }
  }

  void left(int number) {
    Visit visit = visits.remove(number);
    if (visit != null) {
      visit.table().left(visit.line());
    }
  }

  /** What was to be kept of a table is not: it is read again by whoever comes back. */
  void lost(String id) {
    Table<?, ?> table = open.remove(id);
    kept.forget(id);
    if (table != null) {
      visits.values().removeIf(visit -> visit.table() == table);
      table.dismiss(Code.GOING_DOWN);
    }
  }
}
