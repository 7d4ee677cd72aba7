package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/** The flow of a game (C2.3): deployment, then rounds of alternating turns. */
final class TableRounds {

  private static final int LAST = 6;
  private static final int NEEDS_ROOM = 2;
  private static final String JADE = "jade";
  private static final String YOU = "you";

  private final Knowledge known;
  private final Telling telling;
  private final Decks decks;
  private final Rolls rolls;
  private int round;
  private boolean personHasPlayed;

  TableRounds(Knowledge known, Telling telling, Decks decks, Rolls rolls) {
    this.known = known;
    this.telling = telling;
    this.decks = decks;
    this.rolls = rolls;
  }

  /** From 1; 0 during deployment. */
  int round() {
    return round;
  }

  void play() {
    telling.begin();
    deploy();
    do {
      round++;
      playRound();
    } while (goesOn());
    note("over");
    telling.end();
  }

  private void deploy() {
    heading(Message.of("companion.deployment"));
    decks.rebuildGroup(known.force());
    decks.dealRemotesLast(known.force());
    for (Optional<Member> next = decks.drawFigure(); next.isPresent(); next = decks.drawFigure()) {
      deploy(next.get());
    }
  }

  private void deploy(Member figure) {
    boolean remote = figure.has(Keyword.REMOTE) && known.force().hasLiving(Keyword.ENGINEER);
    tell(remote ? Instruction.DEPLOY_REMOTE : Instruction.DEPLOY, figure);
    if (figure.type().size() < NEEDS_ROOM) {
      goOn(Question.DEPLOYED, figure);
      return;
    }
    while (!yes(Question.FITS, "F", figure.type())) {
      tell(Instruction.NEXT_CUBE, figure);
    }
  }

  private void playRound() {
    known.beginRound();
    decks.rebuildGroup(known.force());
    heading(Message.of("companion.round", "round", round));
    if (!jadeStarts()) {
      waitForPerson();
    }
    while (decks.hasFigures()) {
      new Turn(known, telling, decks, rolls, personHasPlayed).play();
      if (decks.hasFigures()) {
        waitForPerson();
      }
    }
    note("finished");
  }

  private boolean jadeStarts() {
    Message text = Message.of(Question.INITIATIVE.nameKey());
    List<Choice> choices =
        List.of(
            new Choice(JADE, Message.of("companion.jade")),
            new Choice(YOU, Message.of("companion.you")));
    return telling.ask(new Prompt(Question.INITIATIVE, Ask.Kind.WHICH, text, choices)).equals(JADE);
  }

  private void waitForPerson() {
    telling.ask(Prompt.goOn(Question.YOUR_TURN, Message.of(Question.YOUR_TURN.nameKey())));
    personHasPlayed = true;
  }

  // A10.3. The person sees the score; here only the last round and the last figure are known.
  private boolean goesOn() {
    personHasPlayed = true;
    return round < LAST
        && known.force().living().anyMatch(one -> !one.isSentry())
        && yes(Question.NEW_ROUND, "round", round + 1);
  }

  private boolean yes(Question question, Object... namesAndValues) {
    Message text = Message.of(question.nameKey(), namesAndValues);
    return telling.ask(Prompt.yesNo(question, text)).equals(Prompt.YES);
  }

  private void goOn(Question question, Member figure) {
    telling.ask(Prompt.goOn(question, Message.of(question.nameKey(), "F", figure.type())));
  }

  private void tell(Instruction instruction, Member figure) {
    telling.tell(
        new SpokenLine.Told(instruction, Message.of(instruction.nameKey(), "F", figure.type())));
  }

  private void heading(Message text) {
    telling.tell(new SpokenLine.Heading(text));
  }

  private void note(String what) {
    telling.tell(new SpokenLine.Noted(Message.of("companion." + what)));
  }
}
