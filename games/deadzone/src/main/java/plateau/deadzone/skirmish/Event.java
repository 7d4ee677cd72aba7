package plateau.deadzone.skirmish;

import java.util.List;
import plateau.deadzone.board.Direction;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Patch;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.SpecialOrder;
import plateau.kernel.journal.Entry;

/**
 * What can happen in a skirmish, for the journal. Everybody may read all of it; each sentence ends
 * with the section of the rules page that it follows.
 */
public sealed interface Event extends Entry {

  /** An event that a short account leaves out. */
  sealed interface Detail extends Event {
    @Override
    default boolean isDetail() {
      return true;
    }
  }

  // Set-up (A13)

  record TokensLaid(int count) implements Detail {}

  record ActionDeckShuffled(Side side) implements Detail {}

  record GroupDeckShuffled(Side side) implements Detail {}

  record InitiativeTaken(Side side) implements Event {}

  record Deployed(FigureId figure, String cube) implements Event {}

  // Dice (A5)

  record Tested(FigureId figure, Roll roll, int stat, List<Integer> dice, int successes)
      implements Detail {
    public Tested {
      dice = List.copyOf(dice);
    }
  }

  record DiceFell(Roll roll, int stat, List<Integer> dice, int successes) implements Detail {
    public DiceFell {
      dice = List.copyOf(dice);
    }
  }

  // Rounds and turns (A6)

  record RoundBegan(int round) implements Event {
    @Override
    public boolean isHeading() {
      return true;
    }
  }

  record CommandDiceRolled(Side side, List<CommandDie> dice) implements Event {
    public CommandDiceRolled {
      dice = List.copyOf(dice);
    }
  }

  record CommandDiceKept(Side side) implements Detail {}

  record CommandDiceRerolled(Side side, List<CommandDie> before, List<CommandDie> after)
      implements Event {
    public CommandDiceRerolled {
      before = List.copyOf(before);
      after = List.copyOf(after);
    }
  }

  record Activated(FigureId figure) implements Event {}

  record OutOfControl(FigureId figure) implements Event {}

  record Passed(Side side) implements Event {}

  record ActivationEnded(FigureId figure) implements Detail {}

  record SmokeCleared(String cube, int die) implements Event {}

  record SmokeStayed(String cube, int die) implements Detail {}

  record ObjectiveHeld(Side side, String cube, int points) implements Event {}

  record Scored(int south, int north) implements Event {}

  record Conceded(Side side) implements Event {}

  record Won(Side side, int south, int north) implements Event {}

  record Drawn(int points) implements Event {}

  // Moving (A7.1 to A7.3)

  record StoodUp(FigureId figure) implements Event {}

  record Moved(FigureId figure, String from, List<String> path) implements Event {
    public Moved {
      path = List.copyOf(path);
    }
  }

  record Sprinted(FigureId figure, String from, List<String> path) implements Event {
    public Sprinted {
      path = List.copyOf(path);
    }
  }

  record LeaverAttacked(FigureId figure, FigureId leaver, WeaponId weapon) implements Event {}

  record LeaverLetGo(FigureId leaver) implements Event {}

  record BrokeAway(FigureId leaver) implements Event {}

  record HeldBack(FigureId leaver) implements Event {}

  // Shooting and fighting (A7.4 to A7.6)

  record RapidFireRolled(FigureId figure, int die) implements Event {}

  record Shot(FigureId figure, FigureId target, WeaponId weapon, int dice, List<Modifier> modifiers)
      implements Event {
    public Shot {
      modifiers = List.copyOf(modifiers);
    }
  }

  record SuppressiveFireOpened(
      FigureId figure, FigureId target, WeaponId weapon, int dice, List<Modifier> modifiers)
      implements Event {
    public SuppressiveFireOpened {
      modifiers = List.copyOf(modifiers);
    }
  }

  record Fought(
      FigureId figure, FigureId enemy, WeaponId weapon, int dice, List<Modifier> modifiers)
      implements Event {
    public Fought {
      modifiers = List.copyOf(modifiers);
    }
  }

  record FoughtBack(FigureId figure, WeaponId weapon, int dice, List<Modifier> modifiers)
      implements Event {
    public FoughtBack {
      modifiers = List.copyOf(modifiers);
    }
  }

  record Survived(FigureId figure, int dice, List<Modifier> modifiers) implements Detail {
    public Survived {
      modifiers = List.copyOf(modifiers);
    }
  }

  record Missed(FigureId figure, FigureId target) implements Event {}

  record Unhurt(FigureId figure, int potential) implements Event {}

  record WasInjured(FigureId figure, int points, int total) implements Event {}

  record Died(FigureId figure, Side scorer, int points) implements Event {}

  record WasPinned(FigureId figure) implements Event {}

  record MustReload(FigureId figure) implements Detail {}

  // Grenades and effects (A7.5, A7.9)

  record GrenadeThrown(FigureId figure, Item item, String cube) implements Event {}

  record GrenadeStrayed(Direction direction, String cube) implements Event {}

  record SmokeSpread(String cube) implements Event {}

  record Exploded(String cube) implements Event {}

  record MineWentOff(String cube, Side owner) implements Event {}

  record Pushed(FigureId figure, Direction direction, String cube) implements Event {}

  record NotPushed(FigureId figure, Direction direction) implements Detail {}

  record Slammed(FigureId figure, Direction direction) implements Event {}

  record Fell(FigureId figure, int levels) implements Event {}

  // Special and free actions (A7.7, A7.8)

  record Healed(FigureId figure, FigureId patient) implements Event {}

  record MediPackUsed(FigureId figure, FigureId patient) implements Event {}

  record Reloaded(FigureId figure, FigureId loaded) implements Event {}

  record MineLaid(FigureId figure, String cube) implements Event {}

  record MineDisarmed(FigureId figure, String cube) implements Event {}

  record SentryDeployed(FigureId figure, FigureId sentry, String cube) implements Event {}

  record SentryPacked(FigureId figure, FigureId sentry) implements Event {}

  record TokenRevealed(String cube, Item item) implements Event {}

  record PickedUp(FigureId figure, Item item) implements Event {}

  record IntelFound(FigureId figure, Side side) implements Event {}

  record TrapDefused(FigureId figure) implements Event {}

  record ItemDropped(FigureId figure, Item item, String cube) implements Event {}

  record AmmoUsed(FigureId figure) implements Detail {}

  // Command dice (A9)

  record DieSpent(Side side, CommandDie die) implements Event {}

  record OrderGiven(FigureId figure, SpecialOrder order) implements Event {}

  record Patched(FigureId figure, Patch patch) implements Event {}
}
