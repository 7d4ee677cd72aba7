package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.ActionCard;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.Named;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/**
 * One activation of a JADE figure: its budget, its dice, and what the person said about it. Asks
 * and tells for the sub-dialogues; whether the figure still lives, and whether an enemy is in its
 * cube, is asked only when something depends on it (I25).
 */
final class Activation {

  /** The figure does no more. Not an error, hence without a stack trace. */
  static final class Over extends RuntimeException {

    private static final long serialVersionUID = 1;

    Over() {
      super("over", null, false, false);
    }
  }

  /** What is known about an enemy in the figure's cube. */
  private enum Melee {
    NO,
    YES,
    NOT_ASKED,
    AFTER_A_FIGHT,
    AFTER_A_BREAK_AWAY
  }

  private final Knowledge known;
  private final Telling telling;
  private final Member figure;
  private final Rolls rolls;
  private final Budget budget = new Budget();
  private final Facts facts = new Facts();
  private final PendingDice dice = new PendingDice();
  private Melee melee = Melee.NOT_ASKED;
  private Optional<ActionCard> card = Optional.empty();
  private boolean mayBeDead;
  private boolean hasActed;
  private int rush;

  Activation(Knowledge known, Telling telling, Member figure, Rolls rolls) {
    this.known = known;
    this.telling = telling;
    this.figure = figure;
    this.rolls = rolls;
  }

  Knowledge known() {
    return known;
  }

  Member figure() {
    return figure;
  }

  Budget budget() {
    return budget;
  }

  Facts facts() {
    return facts;
  }

  PendingDice dice() {
    return dice;
  }

  Rolls rolls() {
    return rolls;
  }

  void play(ActionCard dealt) {
    card = Optional.of(dealt);
  }

  Optional<ActionCard> card() {
    return card;
  }

  /** Whether it was told to do anything. */
  boolean hasActed() {
    return hasActed;
  }

  /** All that it does was told at once. */
  void announce() {
    hasActed = true;
  }

  int advance() {
    return figure.type().advance() + rush;
  }

  int sprint() {
    return figure.type().sprint() + rush;
  }

  void rush() {
    rush = 1;
  }

  // Asking and telling

  boolean yes(Fork fork, Object... namesAndValues) {
    makeSureItLives();
    return answer(fork, namesAndValues);
  }

  private boolean answer(Fork fork, Object... namesAndValues) {
    Message text = sentence(fork.question(), namesAndValues);
    Facts.About about = about(fork.question(), text);
    boolean yes =
        facts
            .answer(about)
            .orElseGet(() -> telling.ask(Prompt.yesNo(fork.question(), text)).equals(Prompt.YES));
    facts.learn(about, yes);
    telling.pass(fork, yes ? Prompt.YES : Prompt.NO);
    return yes;
  }

  private static Facts.About about(Question question, Message text) {
    int cubes =
        text.values().values().stream()
            .filter(Integer.class::isInstance)
            .mapToInt(Integer.class::cast)
            .findFirst()
            .orElse(0);
    return new Facts.About(question, text.values().getOrDefault("T", "").toString(), cubes);
  }

  /** One of these, or nobody where that can be. */
  String which(Question question, Ask.Kind kind, List<Choice> choices) {
    makeSureItLives();
    String value = telling.ask(new Prompt(question, kind, sentence(question), choices));
    telling.pass(question, value);
    return value;
  }

  private Message sentence(Named what, Object... namesAndValues) {
    List<Object> values = new ArrayList<>(List.of("F", figure.type()));
    values.addAll(Arrays.asList(namesAndValues));
    return Message.of(what.nameKey(), values.toArray());
  }

  void tell(Instruction instruction, Object... namesAndValues) {
    makeSureItLives();
    hasActed = true;
    telling.tell(new Line.Told(instruction, sentence(instruction, namesAndValues)));
  }

  /** The same for something that the figure does to itself: the sentence is another one. */
  void tellOwn(Instruction instruction) {
    tellVariant(instruction, "own");
  }

  private void tellVariant(Instruction instruction, String variant) {
    makeSureItLives();
    hasActed = true;
    String key = instruction.nameKey() + "." + variant;
    telling.tell(new Line.Told(instruction, Message.of(key, "F", figure.type())));
  }

  /** A figure that needs no card. */
  void introduce() {
    telling.tell(new Line.Heading(Message.of("companion.dealt.alone", "F", figure.type())));
  }

  void note(Message message) {
    telling.tell(new Line.Noted(message));
  }

  // C2.5: any answer "no longer alive" jumps to END.
  private void makeSureItLives() {
    if (mayBeDead) {
      mayBeDead = false;
      if (!answer(Fork.SURVIVED)) {
        figure.die();
        throw new Over();
      }
    }
  }

  // What has happened to it

  boolean inMelee() {
    makeSureItLives();
    melee =
        switch (melee) {
          case NO, YES -> melee;
          case NOT_ASKED -> of(answer(Fork.OPENING_MELEE));
          case AFTER_A_FIGHT -> of(answer(Fork.FOE_LEFT));
          case AFTER_A_BREAK_AWAY -> of(!answer(Fork.MELEE_BROKE));
        };
    return melee == Melee.YES;
  }

  private static Melee of(boolean foe) {
    return foe ? Melee.YES : Melee.NO;
  }

  /** Whether it is known, without asking, that an enemy is in its cube. */
  boolean isKnownInMelee() {
    return melee == Melee.YES;
  }

  void hasFought() {
    facts.forgetAll();
    melee = Melee.AFTER_A_FIGHT;
    mayBeDead = true;
  }

  void hasMoved() {
    facts.forgetAll();
    melee = Melee.NO;
  }

  void hasBrokenAway() {
    facts.forgetAll();
    melee = Melee.AFTER_A_BREAK_AWAY;
    mayBeDead = true;
  }

  /** B3.4: an extra die goes to the first Shoot or Fight test. */
  void addExtraDie() {
    if (dice.take(CommandDie.EXTRA_DIE)) {
      tell(Instruction.EXTRA_DIE);
    }
  }

  /** A sprint may end in a fight or not: the person sees which. */
  void addExtraDieIfItFights() {
    if (dice.take(CommandDie.EXTRA_DIE)) {
      tellVariant(Instruction.EXTRA_DIE, "if-it-fights");
    }
  }

  /** B3.4: the special order, if it is the leader's and this is its moment. */
  boolean giveOrder(SpecialOrder order) {
    if (known.force().order() != order
        || known.force().leader().isDead()
        || !dice.take(CommandDie.SPECIAL_ORDER)) {
      return false;
    }
    tell(Instruction.ORDER);
    return true;
  }

  void loseItem() {
    figure.carry(Optional.empty());
  }
}
