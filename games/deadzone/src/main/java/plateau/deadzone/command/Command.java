package plateau.deadzone.command;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.roster.Item;

/**
 * What a side decides, one record for each command of the rules page's "Decision points", in the
 * order of their ids. Whether a figure is a friend or an enemy follows from the command: both sides
 * may play the same team. Cubes are numbers of {@link plateau.deadzone.board.Cube}.
 */
public sealed interface Command {

  record Activate(FigureId figure) implements Command {}

  /** {@code activate} for a JADE side: its decks say who acts, and what it tries to do (B3.2). */
  record Deal() implements Command {}

  record DefendWithFight(WeaponId weapon) implements Command {}

  record DefendWithSurvive() implements Command {}

  record ChooseFoe(FigureId enemy, WeaponId weapon) implements Command {}

  record AttackLeaver(FigureId figure, WeaponId weapon) implements Command {}

  record LetLeave() implements Command {}

  record Concede() implements Command {}

  record Deploy(FigureId figure, int cube) implements Command {}

  record DisarmMine(int cube) implements Command {}

  record DropItem() implements Command {}

  record EmplaceSentry() implements Command {}

  record EndActivation() implements Command {}

  record Fight(FigureId enemy, WeaponId weapon) implements Command {}

  record Heal(FigureId figure) implements Command {}

  /**
   * A Move.
   *
   * @param via the cubes passed through, for one who does not want the path of A3; otherwise empty
   */
  record Move(int destination, List<Integer> via) implements Command {

    public Move {
      via = List.copyOf(via);
    }

    public Move(int destination) {
      this(destination, List.of());
    }
  }

  record PackSentry(FigureId sentry) implements Command {}

  record Pass() implements Command {}

  /**
   * Picks a token up.
   *
   * @param item the item of a token that lies face up; empty for one that lies face down
   */
  record PickUp(Optional<Item> item) implements Command {}

  record PlaceMine(int cube) implements Command {}

  record Reload(FigureId figure) implements Command {}

  /**
   * Rolls command dice again.
   *
   * @param dice those to roll again, in the order of their numbers; empty to keep all
   */
  record RerollCommand(List<CommandDie> dice) implements Command {

    public RerollCommand {
      dice = List.copyOf(dice);
    }
  }

  record Shoot(FigureId target, WeaponId weapon, boolean withAmmo) implements Command {}

  /** A die that needs no more to be said: extra activation, extra die, most special orders. */
  record SpendDie(CommandDie die) implements Command {}

  /** No extra die for this test. */
  record SpendNoDie() implements Command {}

  record FreeMove(int destination) implements Command {}

  record FreeShot(FigureId target, WeaponId weapon, boolean withAmmo) implements Command {}

  record FreeSuppressiveFire(FigureId target, WeaponId weapon) implements Command {}

  record FreeFight(FigureId enemy, WeaponId weapon) implements Command {}

  /** The special order {@code field-patch}. */
  record FieldPatch(FigureId figure, Patch patch) implements Command {}

  /**
   * A Sprint.
   *
   * @param via as for {@link Move}
   */
  record Sprint(int destination, List<Integer> via) implements Command {

    public Sprint {
      via = List.copyOf(via);
    }

    public Sprint(int destination) {
      this(destination, List.of());
    }
  }

  record StandUp() implements Command {}

  record SuppressiveFire(FigureId target, WeaponId weapon) implements Command {}

  record ThrowGrenade(int cube) implements Command {}

  record UseMediPack(FigureId figure) implements Command {}
}
