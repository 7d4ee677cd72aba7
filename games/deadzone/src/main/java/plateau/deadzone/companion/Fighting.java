package plateau.deadzone.companion;

import plateau.deadzone.command.CommandDie;
import plateau.kernel.words.Message;

/** FIGHT of C2.5. */
final class Fighting {

  private static final Message WHOEVER_IS_THERE = Message.of("companion.target.in-cube");

  private final Activation a;

  Fighting(Activation activation) {
    this.a = activation;
  }

  boolean isAffordable() {
    return a.figure().type().canFight() && a.budget().canLong();
  }

  /** [fight affordable and enemy in cube] i-fight. */
  void fight() {
    if (isAffordable() && a.inMelee()) {
      a.budget().payLong();
      hit();
    }
  }

  /** A free-fight die. */
  void forFree() {
    if (a.dice().has(CommandDie.FREE_FIGHT) && a.figure().type().canFight() && a.inMelee()) {
      a.dice().take(CommandDie.FREE_FIGHT);
      hit();
    }
  }

  private void hit() {
    a.tell(Instruction.FIGHT, "T", WHOEVER_IS_THERE);
    a.addExtraDie();
    a.hasFought();
  }
}
