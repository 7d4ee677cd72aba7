package plateau.server.table;

import java.util.ArrayList;
import java.util.List;
import plateau.kernel.State;
import plateau.kernel.chance.RecordedChance;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.JsonObject;
import plateau.server.table.Refusal.Code;

/** What a move would do, in games where nothing is hidden or left to chance. */
final class Preview {

  private Preview() {}

  static <S extends State<S, M>, M> String write(
      Position<S, M> position, Telling<S, M> telling, String id, int seat, String text) {
    S state = position.match().state().copy();
    M move =
        position
            .game()
            .notation()
            .read(text)
            .filter(state::allows)
            .orElseThrow(() -> Refusal.of(Code.NO_PREVIEW));
    List<Entry> entries = new ArrayList<>();
    state.play(move, new RecordedChance(List.of()), Journal.into(entries));
    int step = position.match().lastStep() + 1;
    return JsonObject.ofType("preview")
        .put("id", id)
        .put("at", position.n())
        .put("view", position.game().view(state, seat))
        .rawList("journal", telling.journal(position.n() + 1, step, seat, seat, entries))
        .toString();
  }
}
