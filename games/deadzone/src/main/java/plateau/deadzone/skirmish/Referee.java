package plateau.deadzone.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.Successes;
import plateau.deadzone.dice.Tray;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/**
 * Rolls the dice of one step and tells what happens. When nobody listens it makes no entries, and
 * rules ask {@link #isTelling} before they make one.
 */
final class Referee {

  private static final int SIDES = 8;
  private static final Draw COMMAND = Draw.among(Message.of("draw.command"), CommandDie.ALL);

  private final Chance chance;
  private final Journal journal;
  private final @Nullable Tray tray;

  Referee(Chance chance, Journal journal) {
    this.journal = journal;
    this.tray = journal.isOn() ? new Tray(chance) : null;
    this.chance = tray == null ? chance : tray;
  }

  boolean isTelling() {
    return tray != null;
  }

  void tell(Entry entry) {
    journal.add(entry);
  }

  /** For shuffles: what they draw is not told. */
  Chance chance() {
    return chance;
  }

  Journal journal() {
    return journal;
  }

  /** One die with eight sides. */
  int d8(Roll roll) {
    int die = 1 + chance.below(SIDES, roll.draw());
    faces();
    return die;
  }

  /** A7.9: the scatter die. */
  Direction scatter() {
    return Direction.scattered(d8(Roll.SCATTER));
  }

  CommandDie commandDie() {
    CommandDie die = CommandDie.ALL.get(chance.below(CommandDie.ALL.size(), COMMAND));
    faces();
    return die;
  }

  /** A test of the rules' own dice: a blast, a wall, gravity. */
  int test(Roll roll, Attempt test) {
    faces();
    int successes = Successes.roll(test.dice(), test.stat(), test.rerolls(), chance, roll.draw());
    if (isTelling()) {
      tell(new Event.DiceFell(roll, test.stat(), faces(), successes));
    }
    return successes;
  }

  /** A test of a figure. */
  int test(DeadzoneState state, int figure, Roll roll, int dice, int stat, int rerolls) {
    faces();
    int successes = Successes.roll(dice, stat, rerolls, chance, roll.draw());
    if (isTelling()) {
      tell(new Event.Tested(state.id(figure), roll, stat, faces(), successes));
    }
    return successes;
  }

  // The faces since the last time.
  private List<Integer> faces() {
    return tray == null ? List.of() : tray.takeFaces();
  }
}
