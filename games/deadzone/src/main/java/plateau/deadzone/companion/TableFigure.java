package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.Budget.Kind;
import plateau.deadzone.companion.TableActivation.Change;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Actor;
import plateau.deadzone.jade.procedure.Help;
import plateau.deadzone.jade.procedure.Opponent;
import plateau.deadzone.jade.procedure.Procedure;
import plateau.deadzone.jade.procedure.Progress;
import plateau.deadzone.jade.procedure.Stage;
import plateau.deadzone.jade.procedure.Step;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;

/**
 * A figure of JADE's at a real table, in its activation: what it must know of the table is asked,
 * what it does is told. Nothing is asked whose answer cannot matter any more (I25).
 */
final class TableFigure implements Actor<TableFigure.Done> {

  /** Whether it was told to do something, or does nothing more. */
  enum Done {
    TOLD,
    OVER
  }

  private static final Set<Step> MOVES = EnumSet.of(Step.SHOOT_OR_MOVE, Step.MOVE);
  private static final Set<Step> SHOTS = EnumSet.of(Step.SHOOT_OR_MOVE, Step.SHOOT);

  private final TableActivation a;
  private final @Nullable ActionCard card;
  private final Enemies enemies;
  private final CardTarget target;
  private final TableShooting shooting;
  private final TableItem items;
  private final TableMoving moving;
  private final TableFighting fighting;
  private final TableHelping helping;
  private final Progress progress = new Progress();
  private boolean hasPickedUp;
  private boolean hasMovedByChoice;
  private Optional<TableTarget> goal = Optional.empty();

  /**
   * @param card nothing for a sentry
   */
  TableFigure(TableActivation activation, @Nullable ActionCard card) {
    this.a = activation;
    this.card = card;
    enemies = new Enemies(a);
    shooting = new TableShooting(a, enemies);
    items = new TableItem(a, shooting);
    moving = new TableMoving(a, enemies);
    fighting = new TableFighting(a);
    helping = new TableHelping(a, enemies, moving);
    ActionCard about = card == null ? ActionCard.MOST_URGENT : card;
    target = new CardTarget(a, enemies, about.candidates(profile()));
    a.watch(this::fixTarget, target::mayHaveDied);
  }

  /** Does all that it does. */
  void act() {
    Procedure<Done> procedure = new Procedure<>(this, progress);
    Done last = Done.TOLD;
    while (last != Done.OVER) {
      last = procedure.next();
    }
  }

  private static @Nullable Done told(boolean isTold) {
    return isTold ? Done.TOLD : null;
  }

  @Override
  public FigureType type() {
    return a.figure().type();
  }

  @Override
  public Profile profile() {
    return a.figure().profile();
  }

  @Override
  public @Nullable ActionCard card() {
    return card;
  }

  @Override
  public @Nullable Item item() {
    return a.figure().item().orElse(null);
  }

  @Override
  public boolean hasPickedUp() {
    return hasPickedUp;
  }

  // The budget

  @Override
  public boolean canShoot() {
    return a.budget().canShort(Kind.SHOOT);
  }

  @Override
  public boolean canDoSpecial() {
    return a.budget().canShort(Kind.SPECIAL);
  }

  @Override
  public boolean isBudgetSpent() {
    return a.budget().isSpent();
  }

  // Conditions

  @Override
  public boolean isInMelee() {
    return a.inMelee();
  }

  // What is certain is done before anything is asked about the action that it comes before. But a
  // medic's own wound decides whom it helps, if it can do anything more.
  @Override
  public boolean isEnemyClose() {
    boolean isFirst = !type().has(Keyword.MEDIC) || !a.budget().canShortBesidesSpecial(Kind.SHOOT);
    if (isFirst && isMediPackCertain() && !a.inMelee()) {
      items.use(Item.MEDI_PACK);
    }
    return couldReact() && !a.inMelee() && a.yes(Fork.OPENING_CLOSE);
  }

  // Who carries one and is injured uses it before its first action without an enemy in its cube.
  private boolean isMediPackCertain() {
    return a.figure().carries(Item.MEDI_PACK) && a.figure().canBeHealed() && canDoSpecial();
  }

  private boolean couldReact() {
    return moving.isThinkable() || (a.figure().isShooter() && shooting.isPossible());
  }

  @Override
  public boolean hasClearShot() {
    return shooting.isClear();
  }

  @Override
  public boolean canShootTarget() {
    return shooting.isThinkable() && target.enemy().filter(shooting::canShoot).isPresent();
  }

  @Override
  public boolean isStoppedByReload() {
    return shooting.couldReloadFirst(moving.isThinkable())
        && target.enemy().filter(shooting::isStoppedByReload).isPresent();
  }

  @Override
  public boolean isReloading() {
    return a.figure().isReloading();
  }

  @Override
  public boolean couldUse(Item item) {
    return items.couldUse(item);
  }

  // What it does

  /** Asked later: when the target is needed, or before it could become another one. */
  @Override
  public void chooseTarget() {}

  private void fixTarget(Change change) {
    if (couldNeedTarget()) {
      target.lookAround();
      if (!target.isChosen() || change == Change.WITH_TARGET) {
        target.get();
      }
    }
  }

  // After what has just been paid for. Who has fled shoots whom it can first (B5.2).
  private boolean couldNeedTarget() {
    boolean hasFled = progress.isNext(Stage.CLOSE_SHOT_ITEM);
    return (isLeft(Kind.MOVE) && isToCome(MOVES))
        || (isLeft(Kind.SHOOT) && type().canShoot() && isToCome(SHOTS) && !hasFled)
        || (a.dice().has(CommandDie.FREE_MOVE) && progress.isToCome(Stage.FREE_MOVE))
        || (a.dice().has(CommandDie.FREE_SHOT)
            && progress.isToCome(Stage.FREE_SHOT)
            && type().canShoot()
            && target.canBeEnemy());
  }

  private boolean isLeft(Kind kind) {
    return isMediPackCertain()
        ? a.budget().canShortBesidesSpecial(kind)
        : a.budget().canShort(kind);
  }

  private boolean isToCome(Set<Step> steps) {
    if (card == null || !progress.isToCome(Stage.CARD_NEXT_STEP)) {
      return false;
    }
    int next = progress.step + (progress.isToCome(Stage.CARD_STEP) ? 0 : 1);
    return card.plan(profile()).steps().stream().skip(next).anyMatch(steps::contains);
  }

  // It changes the numbers, so it must be known whether the leader lives.
  @Override
  public @Nullable Done rush() {
    boolean isRush = a.canGiveOrder(SpecialOrder.BLOOD_RUSH) && leaderLives();
    if (isRush) {
      a.giveOrder(SpecialOrder.BLOOD_RUSH);
      a.rush();
    }
    return told(isRush);
  }

  private boolean leaderLives() {
    Member leader = a.known().force().leader();
    if (leader == a.figure() || a.known().areCasualtiesMarked()) {
      return true;
    }
    boolean lives = a.yes(Fork.LEADER_ALIVE, "F", leader.type());
    if (!lives) {
      leader.die();
    }
    return lives;
  }

  @Override
  public @Nullable Done standUp() {
    boolean canBePinned = !type().has(Keyword.CONSTRUCT) && !type().has(Keyword.SOLID);
    if (!canBePinned || !a.yes(Fork.OPENING_PINNED)) {
      return null;
    }
    a.tell(Instruction.STAND);
    a.budget().payShort(Kind.STAND_UP);
    return Done.TOLD;
  }

  @Override
  public @Nullable Done pickUp(Stage when) {
    Fork fork = when == Stage.FIRST_PICK_UP ? Fork.OPENING_ITEM : Fork.CLOSING_ITEM;
    if (a.isKnownInMelee() || !a.yes(fork)) {
      return null;
    }
    a.tell(Instruction.PICK);
    a.facts().forgetItems();
    hasPickedUp = true;
    target.hasPickedUp();
    open(whichItem());
    return Done.TOLD;
  }

  private Item whichItem() {
    List<Choice> choices = new ArrayList<>();
    Item.ALL.forEach(one -> choices.add(new Choice(one.id(), one)));
    String id = a.which(Question.WHICH_ITEM, Ask.Kind.WHICH, choices);
    return Item.ALL.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
  }

  private void open(Item found) {
    switch (found) {
      case INTEL -> a.tell(Instruction.INTEL);
      case BOOBY_TRAP -> {
        a.tell(Instruction.TRAP);
        throw new TableActivation.Over();
      }
      case FRAG_GRENADE, SMOKE_GRENADE, MEDI_PACK, AMMO, MINE, SENTRY ->
          a.figure().carry(Optional.of(found));
    }
  }

  @Override
  public @Nullable Done use(Item item) {
    return told(items.use(item));
  }

  @Override
  public @Nullable Done flee(boolean fromMelee) {
    return told(
        fromMelee
            ? moving.flee(Fork.MELEE_AWAY)
            : a.yes(Fork.OPENING_CLOSE) && moving.flee(Fork.CLOSE_AWAY));
  }

  @Override
  public @Nullable Done chargeClose() {
    return told(
        moving.isThinkable()
            && !a.inMelee()
            && a.yes(Fork.OPENING_CLOSE)
            && moving.mayMove()
            && enemies.which(Question.WHICH).filter(moving::charge).isPresent());
  }

  @Override
  public @Nullable Done shoot(Opponent opponent) {
    return told(
        switch (opponent) {
          case NEAREST -> shooting.atAny();
          case NEAREST_CLEAR -> shooting.isClear() && shooting.atNearest();
          case TARGET, CHARGED -> shootTarget();
        });
  }

  private boolean shootTarget() {
    boolean can = canShootTarget();
    if (can) {
      target.enemy().ifPresent(shooting::at);
    }
    return can;
  }

  @Override
  public @Nullable Done fight(Opponent opponent) {
    return told(fighting.fight(opponent != Opponent.NEAREST));
  }

  @Override
  public @Nullable Done move() {
    return told(
        moving.isThinkable()
            && !target.isUnderfoot()
            && target.get().filter(this::moveTo).isPresent());
  }

  // After the first movement a free move may follow (B3.4). Who has entered the cube of an enemy
  // has got where it wanted to; a sprint that has not is gone on with at the end, where nothing has
  // changed.
  private boolean moveTo(TableTarget where) {
    if (!moving.towards(where)) {
      return false;
    }
    boolean goesOn = !hasMovedByChoice && !(where.isEnemy() && a.mayHaveFought());
    goal = goesOn ? Optional.of(where) : Optional.empty();
    hasMovedByChoice = true;
    return true;
  }

  @Override
  public @Nullable Done assault() {
    return told(moving.assault());
  }

  @Override
  public @Nullable Done reloadItself() {
    shooting.reload();
    return Done.TOLD;
  }

  // B8

  @Override
  public boolean choosePatient(Help help) {
    return helping.choose(help);
  }

  @Override
  public boolean isPatientHere(Help help) {
    return helping.isHere(help);
  }

  @Override
  public @Nullable Done goToPatient(Help help) {
    return told(helping.isAlive() && moveTo(helping.target()));
  }

  @Override
  public @Nullable Done help(Help help) {
    return told(helping.help(help));
  }

  // Command dice

  @Override
  public @Nullable Done freeMoveOn() {
    Optional<TableTarget> towards = goal;
    goal = Optional.empty();
    return told(towards.isPresent() && moving.canUseFreeMove() && moving.forFree(towards.get()));
  }

  @Override
  public @Nullable Done freeMove() {
    return told(
        moving.canUseFreeMove()
            && !target.isUnderfoot()
            && target.get().filter(moving::forFree).isPresent());
  }

  @Override
  public @Nullable Done freeShot() {
    return told(shooting.forFree(() -> target.isWorthAShot() ? target.enemy() : Optional.empty()));
  }

  @Override
  public @Nullable Done freeFight() {
    return told(fighting.forFree());
  }

  @Override
  public @Nullable Done fieldPatch() {
    return told(helping.patchUp());
  }

  @Override
  public Done end() {
    return Done.OVER;
  }
}
