package plateau.arena.tournament;

import java.nio.file.Path;
import java.util.function.Consumer;
import plateau.kernel.words.Message;

/**
 * Sees to it that the programs of a tournament stay what they were. Each match is played between
 * two looks at them, which cost little while nothing changes.
 */
final class ProgramWatch {

  private final Plan plan;
  private final Path folder;
  private final Programs begun;

  private ProgramWatch(Plan plan, Path folder, Programs begun) {
    this.plan = plan;
    this.folder = folder;
    this.begun = begun;
  }

  /**
   * Compares the programs with those of the ledger, or writes them there.
   *
   * @param news told when the ledger is older than its fingerprints
   * @throws ProgramChanged when one has changed since the tournament was begun
   */
  static ProgramWatch begin(Ledger ledger, Plan plan, Path folder, Consumer<Message> news) {
    Programs now = Programs.now(plan);
    Programs begun = ledger.view().programs().orElse(now);
    now.changedSince(begun, plan)
        .ifPresent(
            change -> {
              throw new ProgramChanged("tournament.other-program", folder, change);
            });
    if (!now.isEmpty() && ledger.view().programs().isEmpty() && !ledger.view().isOver()) {
      if (!ledger.played().isEmpty()) {
        news.accept(Message.of("tournament.no-fingerprints", "matches", ledger.played().size()));
      }
      ledger.register(now);
    }
    return new ProgramWatch(plan, folder, begun);
  }

  /**
   * Looks again.
   *
   * @throws ProgramChanged when a program is not what it was
   */
  void check() {
    Programs.now(plan)
        .changedSince(begun, plan)
        .ifPresent(
            change -> {
              throw new ProgramChanged("tournament.program-changed", folder, change);
            });
  }
}
