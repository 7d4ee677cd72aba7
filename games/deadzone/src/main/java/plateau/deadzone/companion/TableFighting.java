package plateau.deadzone.companion;

import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.kernel.words.Message;

/** FIGHT of C2.5. */
final class TableFighting {

  private static final Message NEAREST_THERE = Message.of("companion.target.in-cube");
  private static final Message TARGET_IF_THERE = Message.of("companion.target.in-cube-first");

  private final TableActivation a;

  TableFighting(TableActivation activation) {
    this.a = activation;
  }

  /** [fight affordable and enemy in cube] i-fight. */
  boolean fight(boolean targetFirst) {
    if (!a.figure().type().canFight() || !a.budget().canLong() || !a.inMelee()) {
      return false;
    }
    a.budget().payLong();
    hit(targetFirst);
    return true;
  }

  /** A free-fight die. */
  boolean forFree() {
    if (!a.dice().has(CommandDie.FREE_FIGHT) || !a.figure().type().canFight() || !a.inMelee()) {
      return false;
    }
    a.dice().take(CommandDie.FREE_FIGHT);
    hit(true);
    return true;
  }

  private void hit(boolean targetFirst) {
    a.change(Change.ANY);
    a.tell(Instruction.FIGHT, "T", targetFirst ? TARGET_IF_THERE : NEAREST_THERE);
    a.addExtraDie();
    a.hasFought();
  }
}
