package plateau.kernel;

import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;

/** A sort of computer player, named in a seat list as {@code id} or {@code id:argument}. */
public interface PlayerKind<S extends State<S, M>, M> {

  /** In a seat list, a person. */
  String HUMAN = "human";

  String id();

  /**
   * The set-up as it has to be when such a player sits at this seat. Most sit down at any table;
   * one whose decisions the rules make for it has to be known to them.
   */
  default Setup seated(Setup setup, int seat) {
    return setup;
  }

  /**
   * A player for one match.
   *
   * @param argument what stands behind the colon, empty when nothing does; a wrong one throws
   *     {@link plateau.kernel.IllegalSetup}
   * @param chance the player's own; the dice of the match are not its business
   */
  Player<S, M> create(Game<S, M> game, String argument, Chance chance);

  /** For kinds that stand alone in a seat list: refuses whatever stands behind the colon. */
  default void takeNothing(String argument) {
    if (!argument.isEmpty()) {
      throw new IllegalSetup(Message.of("player.no-argument", "kind", id(), "found", argument));
    }
  }
}
