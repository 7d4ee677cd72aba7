package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.dice.Attempt;
import plateau.deadzone.dice.OpposedOdds;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** The exact odds of an attack, with the very modifiers and re-rolls of the rules. */
final class AttackOdds {

  private final DeadzoneState state;
  private final Attack attack;
  private final Function<Command, String> notation;

  /** Of the attack that is declared in a copy of a position, which may be changed. */
  AttackOdds(DeadzoneState copy, Function<Command, String> notation) {
    state = copy;
    attack = copy.attack;
    this.notation = notation;
  }

  /** An attack that nobody has declared yet. */
  static AttackOdds declared(
      DeadzoneState state,
      Function<Command, String> notation,
      AttackKind kind,
      int attacker,
      int defender,
      int weapon) {
    DeadzoneState copy = state.copy();
    copy.attack.declare(kind, attacker, defender, weapon);
    if (kind == AttackKind.FIGHT && copy.figures.isPinned(defender)) {
      copy.attack.setWasPinned();
    }
    return new AttackOdds(copy, notation);
  }

  AttackOdds withAmmo() {
    attack.useAmmo();
    return this;
  }

  /** The fight of one who enters the cube where it now stands. */
  AttackOdds movedIn() {
    attack.setMovedIn();
    return this;
  }

  /** How the defender has chosen to answer. */
  AttackOdds answeredWith(int weapon) {
    attack.answerWith(weapon);
    return this;
  }

  /** The dice of the attacker, and what changes their number. */
  Message diceOfAttacker() {
    return dice(modifiersOfAttacker());
  }

  Message diceOfDefender() {
    return dice(modifiersOfDefender());
  }

  private static Message dice(int modifiers) {
    int dice = Math.max(1, Modifier.diceWith(modifiers));
    List<Message> changes = new ArrayList<>();
    for (Modifier modifier : Modifier.listOf(modifiers)) {
      if (modifier != Modifier.NONE) {
        String change = (modifier.dice() > 0 ? "+" : "−") + Math.abs(modifier.dice());
        changes.add(Message.of("outlook.modifier", "modifier", modifier, "change", change));
      }
    }
    return changes.isEmpty()
        ? Message.of("outlook.dice", "dice", dice)
        : Message.of("outlook.dice-changed", "dice", dice, "changes", changes);
  }

  /** What the dice may do, for each answer that the defender may give. */
  List<Odds> odds() {
    return odds(null, List.of());
  }

  /**
   * The same of an attack further off.
   *
   * @param lead which attack it is
   * @param before the moves that lead there
   */
  List<Odds> odds(@Nullable Message lead, List<String> before) {
    List<Odds> odds = new ArrayList<>();
    for (int answer : answers()) {
      Optional<Message> when = when(lead, answer);
      List<String> assuming = new ArrayList<>(before);
      if (isAnswerOpen()) {
        assuming.add(notation.apply(command(answer)));
      }
      assuming.add(notation.apply(Commands.NO_DIE));
      attack.answerWith(answer);
      List<Share> shares = shares(attack.isAnswered());
      attack.answerWith(Scenario.NO_WEAPON);
      if (!shares.isEmpty()) {
        odds.add(new Odds(when, assuming, shares));
      }
    }
    return odds;
  }

  /** The same of an attack whose answer is settled, for the one attacked: both by their names. */
  List<Odds> oddsForBoth() {
    List<Share> shares = shares(true);
    return shares.isEmpty()
        ? List.of()
        : List.of(new Odds(Optional.empty(), List.of(notation.apply(Commands.NO_DIE)), shares));
  }

  private Optional<Message> when(@Nullable Message lead, int answer) {
    if (!isAnswerOpen()) {
      return Optional.ofNullable(lead);
    }
    Message answered =
        answer == Scenario.NO_WEAPON
            ? Message.of("outlook.survives")
            : Message.of("outlook.fights-back", "weapon", WeaponId.of(state.weapon(answer)));
    return Optional.of(
        lead == null ? answered : Message.of("outlook.then", "first", lead, "then", answered));
  }

  private Command command(int answer) {
    return answer == Scenario.NO_WEAPON
        ? Commands.SURVIVE
        : state.scenario.commands().defendWith(answer);
  }

  private boolean isAnswerOpen() {
    return attack.kind() == AttackKind.FIGHT
        && state.isBeforeDefence()
        && Fighting.mayFightBack(state);
  }

  /** The defender's weapons, as far as it has not chosen; Survive is no weapon. */
  private List<Integer> answers() {
    if (!isAnswerOpen()) {
      return List.of(attack.defence());
    }
    int defender = attack.defender();
    if (state.scenario.isJade(Side.of(defender))) {
      return List.of(answerOfJade(defender));
    }
    List<Integer> answers = new ArrayList<>(List.of(Scenario.NO_WEAPON));
    for (byte weapon : state.scenario.melee(defender)) {
      answers.add((int) weapon);
    }
    return answers;
  }

  private int answerOfJade(int defender) {
    return JadeSide.defence(state, Journal.OFF) instanceof Command.DefendWithFight(var weapon)
        ? state.scenario.weapon(defender, weapon)
        : Scenario.NO_WEAPON;
  }

  private List<Share> shares(boolean areNamed) {
    OpposedOdds test = test();
    FateShares chances = new FateShares(state);
    switch (attack.kind()) {
      case SUPPRESSIVE_FIRE -> pin(chances, test.ahead());
      case SHOT -> {
        chances.of(shot(test));
        if (weapon().has(Keyword.SATURATION)) {
          pin(chances, 1 - now(attack.defender()).after(test, weapon().ap()).dead());
        }
      }
      case FIGHT -> {
        if (areNamed) {
          chances.ofEach(bothFates(test));
        } else {
          chances.of(fought(attack.defender(), test, weapon()));
        }
      }
      case BREAK_AWAY -> {
        chances.heldBack(attack.defender(), test.ahead());
        // One who gets away would set off the mine: what both do to it is not told together.
        if (!Moving.isMined(state)) {
          chances.of(now(attack.defender()).after(test, weapon().ap()));
        }
      }
    }
    return chances.all();
  }

  /** The chance that a shot harms its target. */
  double harm() {
    return shares(false).stream().mapToDouble(Share::chance).max().orElse(0);
  }

  // A4.4. When both sides have such a figure there, the journal does not say which was pinned.
  private void pin(FateShares chances, double chance) {
    int target = attack.defender();
    int twin = state.scenario.figure(Side.other(Side.of(target)), state.id(target));
    boolean isUnmistakable =
        twin == Figures.NOBODY || state.figures.cube(twin) != state.figures.cube(target);
    if (Pinning.canBePinned(state.type(target))
        && !state.figures.isPinned(target)
        && isUnmistakable) {
      chances.pinned(target, chance);
    }
  }

  // A8.2.
  private Fate shot(OpposedOdds test) {
    int target = attack.defender();
    int to = state.figures.cube(target);
    @Nullable Direction away = Shooting.away(state.figures.cube(attack.attacker()), to);
    UnaryOperator<Fate> push =
        weapon().has(Keyword.KNOCKBACK) && away != null
            ? fate -> new Mishaps(state, target).pushed(fate, to, away)
            : UnaryOperator.identity();
    return now(target).after(test, weapon().ap(), push);
  }

  private List<Fate> bothFates(OpposedOdds test) {
    List<Fate> fates = new ArrayList<>();
    fates.add(fought(attack.defender(), test, weapon()));
    if (attack.isAnswered()) {
      fates.add(fought(attack.attacker(), test.turned(), state.weapon(attack.defence())));
    }
    return fates;
  }

  // R15.
  private Fate fought(int figure, OpposedOdds test, Weapon against) {
    UnaryOperator<Fate> push =
        against.has(Keyword.KNOCKBACK)
            ? fate -> new Mishaps(state, figure).scattered(fate, state.figures.cube(figure))
            : UnaryOperator.identity();
    return now(figure).after(test, against.ap(), push);
  }

  private Fate now(int figure) {
    return new Fate(state, figure);
  }

  private Weapon weapon() {
    return state.weapon(attack.weapon());
  }

  private boolean isShot() {
    return attack.kind() == AttackKind.SHOT || attack.kind() == AttackKind.SUPPRESSIVE_FIRE;
  }

  private OpposedOdds test() {
    FigureType attacker = state.type(attack.attacker());
    FigureType defender = state.type(attack.defender());
    int dice = Modifier.diceWith(modifiersOfAttacker());
    Attempt attempt =
        isShot()
            ? new Attempt(dice, attacker.shoot(), Shooting.rerolls(state, attack))
            : new Attempt(
                dice, attacker.fight(), Fighting.frenzy(state, attack.attacker(), attack.weapon()));
    int defence = Modifier.diceWith(modifiersOfDefender());
    return OpposedOdds.of(
        attempt,
        attack.isAnswered()
            ? new Attempt(
                defence,
                defender.fight(),
                Fighting.frenzy(state, attack.defender(), attack.defence()))
            : Attempt.of(defence, defender.survive()));
  }

  private int modifiersOfAttacker() {
    return isShot()
        ? Shooting.modifiers(state, attack)
        : Fighting.modifiersOfAttacker(state, attack);
  }

  private int modifiersOfDefender() {
    return isShot()
        ? Shooting.modifiersOfTarget(attack)
        : Fighting.modifiersOfDefender(state, attack);
  }
}
