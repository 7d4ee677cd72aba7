package plateau.app.db;

import java.util.List;
import java.util.Optional;
import plateau.arena.Games;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.server.store.Store;
import plateau.table.kept.StoredTable;

/**
 * Matches that were begun under other rules, played again under the present ones. One that comes to
 * the same positions may go on under them; any other stays under its own rules, for nobody can say
 * what its players would have done. See docs/decisions/0042-matches-under-new-rules.md.
 */
public final class Patch {

  /**
   * A match under other rules.
   *
   * @param rules the present ones
   * @param change the first thing that they change; empty when nothing does
   */
  public record Judged(StoredTable table, String rules, Optional<Difference> change) {}

  private final Store store;
  private final Audit audit;

  public Patch(Store store) {
    this.store = store;
    this.audit = new Audit(store);
  }

  /** Every match under other rules, oldest first. */
  public List<Judged> judge() {
    return store.ids().stream().flatMap(id -> judge(id).stream()).toList();
  }

  private Optional<Judged> judge(String id) {
    try {
      StoredTable table = store.table(id).orElseThrow();
      return judge(Games.named(table.game()), table);
    } catch (RuntimeException unreadable) {
      // Of a game that is not here, or damaged: "plateau db check" tells of it.
      return Optional.empty();
    }
  }

  private <S extends State<S, M>, M> Optional<Judged> judge(Game<S, M> game, StoredTable table) {
    if (Audit.isUnderPresentRules(game, table)) {
      return Optional.empty();
    }
    return Optional.of(new Judged(table, game.info().rulesVersion(), audit.replay(game, table)));
  }

  /** Lets a match that nothing changes go on under the present rules. */
  public void migrate(Judged judged) {
    if (judged.change().isPresent()) {
      throw new IllegalArgumentException("the rules change this match: " + judged);
    }
    store.putRules(judged.table().id(), judged.rules());
  }
}
