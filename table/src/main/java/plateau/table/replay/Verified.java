package plateau.table.replay;

import java.util.Optional;
import java.util.function.Function;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.match.Divergence;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayFault;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Words;
import plateau.table.kept.StoredTable;

/** Whether the steps of a match fit the rules, and its draws the seed: an answer in words. */
public final class Verified {

  private Verified() {}

  /** Of a match that lies in a file. */
  public static <S extends State<S, M>, M> JsonObject file(
      Game<S, M> game, Replay replay, Words words) {
    String key = replay.header().seed().isPresent() ? "verified" : "verified.no-seed";
    return answer(game, replay, words, key, 0, true);
  }

  /**
   * Of a match that was played at a table.
   *
   * @param tables those here; the dice of others are taken as they fell
   */
  public static <S extends State<S, M>, M> JsonObject table(
      Game<S, M> game,
      Replay replay,
      StoredTable table,
      Function<String, Optional<StoredTable>> tables,
      Words words) {
    String key =
        table
            .fork()
            .map(fork -> fork.isFromElsewhere() ? "verified.elsewhere" : "verified.fork")
            .orElse("verified");
    int fork = table.fork().map(StoredTable.Fork::step).orElse(0);
    boolean isExplained = new ForkedDice(tables).explain(table, replay.steps());
    return answer(game, replay, words, key, fork, isExplained);
  }

  private static <S extends State<S, M>, M> JsonObject answer(
      Game<S, M> game, Replay replay, Words words, String key, int fork, boolean isExplained) {
    try {
      Verification.verify(game, replay);
    } catch (ReplayFault | Divergence fault) {
      return answer(false, words.say(fault.message()));
    }
    if (!isExplained) {
      return answer(false, words.say("replay.other-draws"));
    }
    int draws = replay.steps().stream().mapToInt(step -> step.draws().size()).sum();
    int steps = replay.steps().size() - 1;
    return answer(true, words.say(key, "steps", steps, "draws", draws, "fork", fork));
  }

  private static JsonObject answer(boolean isSo, String words) {
    return new JsonObject().put("verified", isSo).put("words", words);
  }
}
