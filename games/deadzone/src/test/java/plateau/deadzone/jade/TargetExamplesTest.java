package plateau.deadzone.jade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plateau.deadzone.jade.procedure.ActionCard;

/** The worked example 34: whom each card is about, by who draws it. */
class TargetExamplesTest {

  private final Tabletop table = Tabletop.of("wardens", "ironworks");

  @BeforeEach
  void setTheTable() {
    table
        .put("warden-captain", "D3")
        .put("warden-rifle-1", "A3")
        .put("warden-marksman", "H2")
        .put("warden-breacher", "F4")
        .put("crew-hand-1", "A6")
        .put("crew-boss", "C7")
        .put("crew-cannoneer", "E6")
        .put("crew-engineer", "H6");
  }

  @ParameterizedTest(name = "{0}, drawn by {1}, is about {2}")
  @Tag("X34")
  @Tag("R49")
  @Tag("R50")
  @CsvSource({
    "CROSSFIRE,      crew-hand-1,    warden-breacher",
    "CLEAN_UP,       crew-hand-1,    warden-marksman",
    "CLEAN_UP,       crew-boss,      warden-marksman",
    "LOGISTICS,      crew-hand-1,    warden-rifle-1",
    "LOGISTICS,      crew-boss,      warden-breacher",
    "STOP_THEM,      crew-hand-1,    warden-captain",
    "STOP_THEM,      crew-boss,      warden-breacher",
    "FOCUS,          crew-hand-1,    B5",
    "FOCUS,          crew-boss,      E5",
    "FOCUS,          crew-cannoneer, E5",
    "FOCUS,          crew-engineer,  G4",
    "COVERING,       crew-hand-1,    crew-cannoneer",
    "BODYGUARD,      crew-hand-1,    crew-boss",
    "BODYGUARD,      crew-boss,      warden-breacher",
    "FINISH_THE_JOB, crew-hand-1,    warden-rifle-1"
  })
  void theTargetOfACardDependsOnWhoDrawsIt(ActionCard card, String figure, String target) {
    assertThat(table.activate(figure, card).target()).isEqualTo(target);
  }
}
