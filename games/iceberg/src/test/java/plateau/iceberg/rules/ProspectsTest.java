package plateau.iceberg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import plateau.iceberg.IcebergGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;

/** What a side is told of its moves, and of what it cannot choose. */
class ProspectsTest {

  private static final int SEED = 11;

  private final IcebergGame game = new IcebergGame();
  private final IcebergState state =
      game.start(Setup.of(game.info(), 2, Map.of()), new Seeded(SEED), Journal.OFF);

  @Test
  void everyMoveOfAnAgentSaysWhereItEndsAsTheJournalThenDoes() {
    List<Prospect> prospects = game.outlook(state).orElseThrow().prospects();
    assertThat(prospects).hasSameSizeAs(state.moves());
    for (IcebergMove move : state.moves()) {
      if (move instanceof IcebergMove.Move step) {
        List<Entry> told = new ArrayList<>();
        state.copy().play(move, new Seeded(0), Journal.into(told));
        Happening.Moved moved = (Happening.Moved) told.getFirst();
        Prospect prospect = prospectOf(prospects, move);
        assertThat(prospect.notes())
            .as("seed %d", SEED)
            .contains(Message.of("outlook.ends", "cell", moved.to()));
        assertThat(prospect.touches()).contains("agents.0." + step.agent());
      }
    }
  }

  private Prospect prospectOf(List<Prospect> prospects, IcebergMove move) {
    String text = game.notation().write(move);
    return prospects.stream().filter(one -> one.move().equals(text)).findFirst().orElseThrow();
  }

  @Test
  void anAgentOfTheOtherSideAndAnAlienSayWhyTheyAreNotChosen() {
    assertThat(why("agents.1.2")).containsExactly("refused.not-yours");
    assertThat(why("aliens.0")).containsExactly("refused.alien");
    assertThat(why("agents.0.2")).isEmpty();
    assertThat(why("scores.0")).isEmpty();
  }

  private List<String> why(String thing) {
    return game.whyNot(state, 0, thing).map(Message::key).stream().toList();
  }
}
