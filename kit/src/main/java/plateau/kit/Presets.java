package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.kernel.Game;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/** The ways to play that a game offers as a whole can be played, and are said in words. */
final class Presets<S extends State<S, M>, M> {

  private final Game<S, M> game;
  private final Sentences sentences;

  Presets(Game<S, M> game) {
    this.game = game;
    this.sentences = new Sentences(game);
  }

  void canBePlayed() {
    List<Preset> all = Stream.concat(game.presets().stream(), game.daily().stream()).toList();
    assertThat(all).extracting(Preset::id).doesNotHaveDuplicates();
    all.forEach(this::canBePlayed);
  }

  /** One person plays it, or there would be nobody to compare with others. */
  void theDailyIsForOne() {
    game.daily().ifPresent(daily -> assertThat(daily.seats()).containsOnlyOnce(PlayerKind.HUMAN));
  }

  private void canBePlayed(Preset preset) {
    sentences.assertSaid(Message.of(preset.nameKey()));
    sentences.assertSaid(Message.of(preset.nameKey() + ".about"));
    assertThat(seatable()).as("who may sit at %s", preset.id()).containsAll(preset.seats());
    assertThatCode(() -> game.start(seated(preset), new Seeded(0), Journal.OFF))
        .as("preset %s", preset.id())
        .doesNotThrowAnyException();
  }

  private Set<String> seatable() {
    Stream<String> levels = Stream.of(Level.values()).map(Level::id);
    Stream<String> own = game.players().stream().map(PlayerKind::id);
    return Stream.concat(Stream.of(PlayerKind.HUMAN), Stream.concat(levels, own))
        .collect(Collectors.toSet());
  }

  // Some players need a set-up of their own.
  private Setup seated(Preset preset) {
    Setup setup = preset.setup(game.info());
    for (int seat = 0; seat < preset.seats().size(); seat++) {
      String player = preset.seats().get(seat);
      for (PlayerKind<S, M> kind : game.players()) {
        setup = kind.id().equals(player) ? kind.seated(setup, seat) : setup;
      }
    }
    return setup;
  }
}
