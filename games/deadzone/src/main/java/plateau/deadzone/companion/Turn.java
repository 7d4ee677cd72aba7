package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.words.Message;

/** A turn of JADE's: steps 1 and 3 and END of C2.6. */
final class Turn {

  private final Knowledge known;
  private final Telling telling;
  private final Decks decks;
  private final Rolls rolls;
  private final boolean somebodyMayHaveDied;

  /**
   * @param somebodyMayHaveDied whether the person has had a turn in this game
   */
  Turn(Knowledge known, Telling telling, Decks decks, Rolls rolls, boolean somebodyMayHaveDied) {
    this.known = known;
    this.telling = telling;
    this.decks = decks;
    this.rolls = rolls;
    this.somebodyMayHaveDied = somebodyMayHaveDied;
  }

  void play() {
    boolean again = activateNext();
    if (again && decks.hasFigures()) {
      telling.tell(new SpokenLine.Told(Instruction.AGAIN, Message.of(Instruction.AGAIN.nameKey())));
      activateNext();
    }
  }

  // Whether an extra activation was among the dice.
  private boolean activateNext() {
    Optional<Member> dealt = decks.drawFigure();
    while (dealt.isPresent() && !isAlive(dealt.get())) {
      dealt.get().die();
      dealt = decks.drawFigure();
    }
    return dealt.isPresent() && activate(dealt.get());
  }

  // 1
  private boolean isAlive(Member figure) {
    if (known.isQuick() || known.areCasualtiesMarked() || !somebodyMayHaveDied) {
      return true;
    }
    Message text = Message.of(Question.ALIVE.nameKey(), "F", figure.type());
    String answer = telling.ask(Prompt.yesNo(Question.ALIVE, text));
    telling.pass(Question.ALIVE, answer);
    // It may have been told while it was asked.
    return answer.equals(Prompt.YES) && !figure.isDead();
  }

  private boolean activate(Member figure) {
    figure.activate(true);
    TableActivation activation = new TableActivation(known, telling, figure, rolls);
    activate(known, activation, this::deal);
    return activation.dice().has(CommandDie.EXTRA_ACTIVATION);
  }

  /** Lets a figure act until it is done, or stopped by what was told about it. */
  static void activate(Knowledge known, TableActivation activation, Dealer dealer) {
    known.begin(activation);
    try {
      act(activation, dealer);
      if (!activation.hasActed()) {
        activation.tell(Instruction.NONE);
      }
    } catch (TableActivation.Over over) {
      // END of C2.6; what comes after the activation still applies (B3.3).
    }
    known.endActivation();
  }

  // 2. Without an engineer nobody controls a remote figure.
  private static void act(TableActivation activation, Dealer dealer) {
    if (activation.figure().isSentry()) {
      activation.introduce();
      new TableFigure(activation, null).act();
    } else if (isInControl(activation)) {
      ActionCard card = dealer.deal(activation);
      activation.play(card);
      if (activation.known().isQuick()) {
        new Checklist(activation, card).tell();
      } else {
        new TableFigure(activation, card).act();
      }
    } else {
      activation.tell(Instruction.IDLE);
    }
  }

  private static boolean isInControl(TableActivation activation) {
    return !activation.figure().has(Keyword.REMOTE)
        || (activation.known().force().hasLiving(Keyword.ENGINEER)
            && (activation.known().isQuick() || activation.yes(Fork.OPENING_REMOTE)));
  }

  // 3
  private ActionCard deal(TableActivation activation) {
    List<Object> chain = new ArrayList<>();
    ActionCard card = decks.drawAction();
    while (!card.isPlayedBy(activation.figure().type())) {
      chain.add(follow(card, activation));
      card = decks.drawAction();
    }
    chain.add(card);
    telling.tell(new SpokenLine.Heading(dealt(activation.figure(), chain)));
    return card;
  }

  // What the card does before another is drawn, in words.
  private Object follow(ActionCard card, TableActivation activation) {
    return switch (card) {
      case COMMAND -> {
        CommandDie die = rolls.command(activation.figure());
        activation.dice().add(die);
        yield Message.of("companion.command", "card", card, "die", die);
      }
      case UNPREDICTABLE -> {
        decks.rebuildActions();
        yield Message.of("companion.rebuilt", "card", card);
      }
      default -> Message.of("companion.bestial", "card", card);
    };
  }

  private static Message dealt(Member figure, List<Object> chain) {
    Message text = Message.of("companion.dealt.alone", "F", figure.type());
    for (Object card : chain) {
      text = Message.of("companion.dealt", "before", text, "card", card);
    }
    return text;
  }
}
