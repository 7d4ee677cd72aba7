package plateau.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import plateau.pig.Pig;

class LevelFileTest {

  private static final List<Graded> LEVELS =
      List.of(
          new Graded(
              Level.EASY,
              "careless:50:greedy",
              List.of(
                  new Strength(
                      Optional.of("random"), Optional.of("humans"), 10, 6, 1, "levels \"pig\""))),
          new Graded(
              Level.NORMAL,
              "greedy",
              List.of(new Strength(Optional.empty(), Optional.empty(), 10, 9, 0, "again"))),
          Graded.unmeasured(Level.HARD, "mcts:1"));

  @Test
  void whatIsWrittenIsReadBack() {
    String text = LevelFile.write(LEVELS);
    assertThat(LevelFile.read(text)).isEqualTo(LEVELS);
    assertThat(text.lines()).as("a line for each level, in brackets").hasSize(5);
  }

  @Test
  void aGameWithoutTheFileHasTheUsualPlayers() {
    assertThat(new Pig().levels()).isEqualTo(Graded.standard());
  }

  @Test
  void whatDoesNotFitIsSaid() {
    assertThatThrownBy(() -> LevelFile.read("[{\"level\":\"divine\"}]"))
        .hasMessage("levels.json: \"divine\" is no level");
    assertThatThrownBy(() -> LevelFile.read("[{\"level\":\"easy\",\"player\":7}]"))
        .hasMessage("levels.json: [0].player should be text, not \"7\"");
  }
}
