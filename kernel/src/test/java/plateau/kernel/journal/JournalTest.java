package plateau.kernel.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plateau.kernel.basis.Seat;

class JournalTest {

  record Happened(String what) implements Entry {}

  record Whispered(int to, String what) implements Entry {
    @Override
    public boolean visibleTo(int seat) {
      return seat == to;
    }
  }

  private static final List<Entry> ENTRIES =
      List.of(new Happened("a roll"), new Whispered(1, "a card"), new Happened("a pass"));

  @Test
  void aSeatReadsWhatIsMeantForIt() {
    assertThat(Journal.visibleTo(1, ENTRIES)).isEqualTo(ENTRIES);
    assertThat(Journal.visibleTo(0, ENTRIES))
        .containsExactly(new Happened("a roll"), new Happened("a pass"));
  }

  @Test
  void aSpectatorReadsWhatIsPublicAndARefereeEverything() {
    assertThat(Journal.visibleTo(Seat.SPECTATOR, ENTRIES)).hasSize(2);
    assertThat(Journal.visibleTo(Seat.REFEREE, ENTRIES)).isEqualTo(ENTRIES);
  }

  @Test
  void aJournalIntoAListKeepsItsEntriesAndOneThatIsOffKeepsNothing() {
    List<Entry> kept = new ArrayList<>();
    Journal on = Journal.into(kept);
    on.add(ENTRIES.getFirst());
    assertThat(on.isOn()).isTrue();
    assertThat(kept).containsExactly(ENTRIES.getFirst());
    assertThat(Journal.OFF.isOn()).isFalse();
  }
}
