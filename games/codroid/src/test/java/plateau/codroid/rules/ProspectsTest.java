package plateau.codroid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import plateau.codroid.CodroidGame;
import plateau.kernel.Setup;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** What the group is told of its moves, and of cards that it cannot play. */
class ProspectsTest {

  private final CodroidGame game = new CodroidGame();
  private CodroidState state = SetUp.emptyBoard(Setup.of(game.info(), 1, Map.of()));

  @BeforeEach
  void begin() {
    state = game.start(Setup.of(game.info(), 1, Map.of()), new Seeded(7), Journal.OFF);
    state.pointsLeft = 6;
  }

  private Prospect of(String move) {
    return game.outlook(state).orElseThrow().of(move).orElseThrow();
  }

  @Test
  void aCardTouchesThePlacesWhereItWorksAndThoseThatItChangesAtOnce() {
    assertThat(of("shopping-good-practice").touches())
        .containsExactly("places.market-1", "places.market-2");
    assertThat(of("lockdown").touches()).hasSize(Board.HOUSES + 1).contains("places.market-1");
    assertThat(of("transport-closure").touches()).hasSize(3);
    assertThat(of("military-hospital").touches()).containsExactly("extraRowOpen");
  }

  @Test
  void aCardSaysWhatIsLeftAndWhoSetsOutAtOnce() {
    assertThat(of("lockdown").notes())
        .extracting(Message::key)
        .containsExactly("outlook.walk", "outlook.left");
    assertThat(of("treatment").notes()).containsExactly(Message.of("outlook.left", "points", 0));
  }

  @Test
  void whoIsDoneKnowsHowLikelyTheNextEventIsAverted() {
    assertThat(of("done").odds()).isEmpty();
    state.taken = Measure.LOCKDOWN.bit() | Measure.MARKET_CLOSURE.bit();
    Share averted = of("done").odds().getFirst().shares().getFirst();
    assertThat(averted.chance()).isEqualTo(2.0 / 12);
    assertThat(averted.entries())
        .containsExactly(
            new Happening.EventAverted(EventCard.FESTIVAL_SEASON, Measure.LOCKDOWN),
            new Happening.EventAverted(EventCard.MARKET_CONTAMINATION, Measure.MARKET_CLOSURE));
  }

  @Test
  void aCardOutOfReachSaysWhyAndOneWithinReachDoesNot() {
    state.pointsLeft = 2;
    assertThat(game.view(state, 0).outOfReach()).contains(Measure.TREATMENT, Measure.LOCKDOWN);
    assertThat(why("outOfReach.treatment")).contains("refused.cost");
    assertThat(why("outOfReach.barrier-gestures-2")).contains("refused.requires");
    assertThat(why("limit-clockwise")).isEmpty();
    assertThat(why("places.bar")).isEmpty();
    state.taken = Measure.LOCKDOWN.bit();
    assertThat(why("taken.lockdown")).contains("refused.taken");
  }

  private List<String> why(String thing) {
    Optional<Message> reason = game.whyNot(state, 0, thing);
    return reason.map(Message::key).stream().toList();
  }
}
