package plateau.arena;

import java.util.List;
import java.util.Optional;
import plateau.kernel.replay.ReplayForm;

/** The forms of replays that games bring, besides our own. */
public final class ReplayForms {

  private ReplayForms() {}

  /** The form that this text means to have; empty for our own, or for none. */
  public static Optional<ReplayForm> of(String text) {
    return all().stream().filter(form -> form.isOf(text)).findFirst();
  }

  public static List<ReplayForm> all() {
    return Games.services(ReplayForm.class);
  }
}
