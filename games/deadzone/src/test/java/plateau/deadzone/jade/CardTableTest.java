package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.jade.procedure.ActionCard;

/**
 * Every card for both profiles (B7.2), on one table: whom it is about, and what a shooter (hand-1,
 * Advance 1) and a fighter (boss, 1-2) do with it.
 */
class CardTableTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");

  @BeforeEach
  void setTheTable() {
    table
        .put("warden-captain", "D1")
        .put("warden-rifle-1", "A2")
        .injure("warden-rifle-1", 1)
        .put("warden-marksman", "H2")
        .put("warden-breacher", "F4")
        .put("crew-hand-1", "B8")
        .put("crew-boss", "C7")
        .put("crew-cannoneer", "E6")
        .injure("crew-cannoneer", 1)
        .put("crew-engineer", "H6")
        .carrying("crew-engineer", null)
        .tokenIn("A5")
        .tokenIn("D6");
  }

  @ParameterizedTest(name = "{0}: {1} aims at {2} and does {3}")
  @CsvSource({
    "AIM_FOR_THE_BOSS, crew-hand-1, warden-captain, move B7",
    "AIM_FOR_THE_BOSS, crew-boss, warden-captain, sprint E5",
    "BODYGUARD, crew-hand-1, crew-boss, move C7 + shoot warden-breacher carbine",
    "BODYGUARD, crew-boss, warden-breacher, sprint E5",
    "FINISH_THE_JOB, crew-hand-1, warden-rifle-1, move B7",
    "FINISH_THE_JOB, crew-boss, warden-rifle-1, sprint A6",
    "RESCUE, crew-hand-1, crew-cannoneer, move C8 + shoot warden-breacher carbine",
    "RESCUE, crew-boss, warden-breacher, sprint E5",
    "TACTICAL_SHOT, crew-hand-1, warden-marksman, shoot warden-marksman carbine",
    "TACTICAL_SHOT, crew-boss, warden-marksman, sprint E5",
    "MOST_URGENT, crew-hand-1, warden-breacher, shoot warden-breacher carbine",
    "MOST_URGENT, crew-boss, warden-breacher, sprint E5",
    "CLEAN_UP, crew-hand-1, warden-marksman, shoot warden-marksman carbine",
    "CLEAN_UP, crew-boss, warden-marksman, sprint E5",
    "STOP_THEM, crew-hand-1, warden-breacher, shoot warden-breacher carbine",
    "STOP_THEM, crew-boss, warden-breacher, sprint E5",
    "COVERING, crew-hand-1, crew-cannoneer, move C8 + shoot warden-breacher carbine",
    "COVERING, crew-boss, crew-cannoneer, sprint E6",
    "LOGISTICS, crew-hand-1, warden-breacher, shoot warden-breacher carbine",
    "LOGISTICS, crew-boss, warden-breacher, sprint E5",
    "CROSSFIRE, crew-hand-1, warden-breacher, shoot warden-breacher carbine",
    "CROSSFIRE, crew-boss, warden-breacher, sprint E5",
    "LOOTING, crew-hand-1, D6, move C7 + shoot warden-breacher carbine",
    "LOOTING, crew-boss, D6, move D6 + pick-up",
    "FOCUS, crew-hand-1, B5, move B7",
    "FOCUS, crew-boss, E5, sprint E5"
  })
  void aCardTellsAFigureWhomToAimAtAndWhatToDo(
      ActionCard card, String figure, String target, String commands) {
    table.activate(figure, card);
    assertThat(table.target()).isEqualTo(target);
    assertThat(String.join(" + ", table.all())).isEqualTo(commands);
  }
}
