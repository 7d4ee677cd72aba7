package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.command.CommandDie;

/** The command dice of one activation that have found no use yet (B3.4). */
final class PendingDice {

  private final List<CommandDie> dice = new ArrayList<>();

  /** The second of a face is lost, but for extra dice. */
  void add(CommandDie die) {
    if (die == CommandDie.EXTRA_DIE || !dice.contains(die)) {
      dice.add(die);
    }
  }

  boolean has(CommandDie die) {
    return dice.contains(die);
  }

  /** Uses one up; false when there is none. */
  boolean take(CommandDie die) {
    return dice.remove(die);
  }

  List<CommandDie> left() {
    return List.copyOf(dice);
  }
}
