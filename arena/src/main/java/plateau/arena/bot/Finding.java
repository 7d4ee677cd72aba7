package plateau.arena.bot;

import plateau.kernel.basis.Named;
import plateau.kernel.words.Message;

/**
 * What one check of a program found.
 *
 * @param check the id of the check; its title stands under {@code check.} and the id
 * @param message what was seen, and what to change when something is wrong
 */
public record Finding(String check, Grade grade, Message message) {

  /** How well a program did. */
  public enum Grade implements Named {
    /** As it should be. */
    PASS,
    /** It plays, but something could be better. */
    ADVICE,
    /** It would be out, or lose turns. */
    FAIL;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  public Message title() {
    return Message.of("check." + check);
  }
}
