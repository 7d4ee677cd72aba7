package plateau.deadzone.companion;

import plateau.deadzone.command.CommandDie;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;

/** JADE's two dice (C2.1): rolled by the program, or by the person who types what they show. */
final class Rolls {

  private static final int D8 = 8;
  private static final int D6 = 6;

  private final Chance chance;
  private final boolean real;
  private final Telling telling;

  Rolls(Chance chance, boolean real, Telling telling) {
    this.chance = chance;
    this.real = real;
    this.telling = telling;
  }

  /** B8.4: the die before a shot with a rapid-fire weapon. */
  int rapidFire(Member figure) {
    return roll(Question.D8, D8, figure);
  }

  CommandDie command(Member figure) {
    return CommandDie.values()[roll(Question.COMMAND_DIE, D6, figure) - 1];
  }

  private int roll(Question question, int sides, Member figure) {
    if (!real) {
      return 1 + chance.below(sides);
    }
    Message text = Message.of(question.nameKey(), "F", figure.type());
    return Integer.parseInt(telling.ask(Prompt.die(question, text, sides)));
  }
}
