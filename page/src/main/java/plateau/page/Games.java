package plateau.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import plateau.kernel.Game;
import plateau.kernel.companion.Companion;
import plateau.kernel.replay.ReplayForm;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;

/** What games are in the page: those that were on the class path when it was made. */
final class Games {

  private static final List<Game<?, ?>> ALL = new ArrayList<>();
  private static final List<Companion> COMPANIONS = new ArrayList<>();
  private static final List<ReplayForm> FORMS = new ArrayList<>();

  // The page's library wants to see the classes of services by name.
  static {
    ServiceLoader.load(Game.class).forEach(ALL::add);
    ServiceLoader.load(Companion.class).forEach(COMPANIONS::add);
    ServiceLoader.load(ReplayForm.class).forEach(FORMS::add);
  }

  private Games() {}

  static List<Game<?, ?>> all() {
    return ALL;
  }

  static Game<?, ?> named(String id) {
    return ALL.stream()
        .filter(game -> game.info().id().equals(id))
        .findFirst()
        .orElseThrow(() -> Refusal.of(Code.UNKNOWN_GAME, "game", id));
  }

  static List<Companion> companions() {
    return COMPANIONS;
  }

  static Companion companion(String game) {
    return COMPANIONS.stream()
        .filter(companion -> companion.game().equals(game))
        .findFirst()
        .orElseThrow(() -> Refusal.of(Code.NO_COMPANION, "game", game));
  }

  /** The form of another program in which this text is written, if it is one. */
  static Optional<ReplayForm> form(String text) {
    return FORMS.stream().filter(form -> form.isOf(text)).findFirst();
  }
}
