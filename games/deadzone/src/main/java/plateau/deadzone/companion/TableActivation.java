package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.basis.Named;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.words.Message;

/**
 * One activation of a JADE figure: its budget, its dice, and what the person said about it. Asks
 * and tells for the sub-dialogues; whether the figure still lives, and whether an enemy is in its
 * cube, is asked only when something depends on it (I25).
 */
final class TableActivation {

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
  private int doubtfulDice;
  private boolean hasMoved;
  private Consumer<Change> beforeChange = change -> {};
  private Consumer<Optional<TableTarget>> afterAttack = target -> {};

  TableActivation(Knowledge known, Telling telling, Member figure, Rolls rolls) {
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
    String target = text.values().getOrDefault("T", "").toString();
    String move = text.values().getOrDefault(Facts.MOVE, "").toString();
    return new Facts.About(question, target + move, cubes);
  }

  /** One of these, or nobody where that can be. */
  String which(Question question, Ask.Kind kind, List<Choice> choices) {
    makeSureItLives();
    String value = telling.ask(new Prompt(question, kind, sentence(question), choices));
    telling.pass(question, value);
    return value;
  }

  private Message sentence(Named what, Object... namesAndValues) {
    return sentence(what.nameKey(), namesAndValues);
  }

  private Message sentence(String key, Object... namesAndValues) {
    List<Object> values = new ArrayList<>(List.of("F", figure.type()));
    values.addAll(Arrays.asList(namesAndValues));
    return Message.of(key, values.toArray());
  }

  void tell(Instruction instruction, Object... namesAndValues) {
    makeSureItLives();
    hasActed = true;
    telling.tell(new SpokenLine.Told(instruction, sentence(instruction, namesAndValues)));
  }

  /** The same for something that the figure does to itself: the sentence is another one. */
  void tellOwn(Instruction instruction) {
    tellVariant(instruction, "own");
  }

  /** Something done to one of JADE's figures, perhaps to itself. */
  void tellAbout(Instruction instruction, Member one) {
    if (one == figure) {
      tellOwn(instruction);
    } else {
      tell(instruction, "T", one.type());
    }
  }

  private void tellVariant(Instruction instruction, String variant, Object... namesAndValues) {
    makeSureItLives();
    hasActed = true;
    String key = instruction.nameKey() + "." + variant;
    telling.tell(new SpokenLine.Told(instruction, sentence(key, namesAndValues)));
  }

  /** How something on the table is about to change. */
  enum Change {
    /** By what has nothing to do with the target. */
    ANY,
    /** By what needs the target: a movement, a grenade (R81). */
    WITH_TARGET
  }

  /** What must be known before the table changes, and who may have died of an attack. */
  void watch(Consumer<Change> change, Consumer<Optional<TableTarget>> attack) {
    beforeChange = change;
    afterAttack = attack;
  }

  /** Something is going to change on the table that cannot be taken for the same afterwards. */
  void change(Change change) {
    makeSureItLives();
    beforeChange.accept(change);
  }

  /** A figure that needs no card. */
  void introduce() {
    telling.tell(new SpokenLine.Heading(Message.of("companion.dealt.alone", "F", figure.type())));
  }

  void note(Message message) {
    telling.tell(new SpokenLine.Noted(message));
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

  /** Whether it may have fought just now. */
  boolean mayHaveFought() {
    return melee == Melee.AFTER_A_FIGHT;
  }

  void hasFought() {
    facts.forgetAll();
    hasMoved = true;
    melee = Melee.AFTER_A_FIGHT;
    mayBeDead = true;
    afterAttack.accept(Optional.empty());
  }

  void hasShot(TableTarget target) {
    facts.forgetEnemies();
    afterAttack.accept(Optional.of(target));
  }

  void hasMoved() {
    facts.forgetAll();
    hasMoved = true;
    melee = Melee.NO;
  }

  /** Whether it may stand elsewhere than at the beginning. */
  boolean mayHaveMoved() {
    return hasMoved;
  }

  /** What exploded may have thrown an enemy into its cube, or hit itself. */
  void hasThrown() {
    facts.forgetAll();
    melee = Melee.NOT_ASKED;
    mayBeDead = true;
    afterAttack.accept(Optional.empty());
  }

  void hasBrokenAway() {
    facts.forgetAll();
    hasMoved = true;
    melee = Melee.AFTER_A_BREAK_AWAY;
    mayBeDead = true;
  }

  /** B3.4: an extra die goes to the first Shoot or Fight test. */
  void addExtraDie() {
    if (dice.take(CommandDie.EXTRA_DIE)) {
      tell(Instruction.EXTRA_DIE);
    } else if (doubtfulDice > 0) {
      doubtfulDice--;
      tellVariant(Instruction.EXTRA_DIE, "unless-used");
    }
  }

  /** A sprint may end in a fight or not: the person sees which. */
  void addExtraDieIfItFights() {
    if (dice.take(CommandDie.EXTRA_DIE)) {
      doubtfulDice++;
      tellVariant(Instruction.EXTRA_DIE, "if-it-fights");
    }
  }

  /** B3.4: the special order, if it is the leader's and this is its moment. */
  boolean giveOrder(SpecialOrder order) {
    boolean isGiven = canGiveOrder(order);
    if (isGiven) {
      dice.take(CommandDie.SPECIAL_ORDER);
      tell(Instruction.ORDER);
    }
    return isGiven;
  }

  /** The same on somebody in its cube, perhaps on itself. */
  void giveOrderOn(Member one) {
    dice.take(CommandDie.SPECIAL_ORDER);
    if (one == figure) {
      tell(Instruction.ORDER);
    } else {
      tellVariant(Instruction.ORDER, "friend", "T", one.type());
    }
  }

  /** Whether the leader may be there to give it, and a die for it is left. */
  boolean canGiveOrder(SpecialOrder order) {
    return known.force().order() == order
        && !known.force().leader().isDead()
        && dice.has(CommandDie.SPECIAL_ORDER);
  }

  /** Whether a short action would be left for something if it moves with one. */
  boolean hasUseForAnotherAction() {
    return figure.isReloading()
        || figure
            .item()
            .filter(
                item ->
                    switch (item) {
                      case FRAG_GRENADE, SMOKE_GRENADE -> figure.type().shoot() != FigureType.BLANK;
                      case MEDI_PACK, MINE -> true;
                      case SENTRY -> figure.has(Keyword.ENGINEER);
                      case AMMO, INTEL, BOOBY_TRAP -> false;
                    })
            .isPresent();
  }

  void loseItem() {
    figure.carry(Optional.empty());
  }
}
