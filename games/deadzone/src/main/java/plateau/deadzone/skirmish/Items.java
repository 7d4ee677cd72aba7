package plateau.deadzone.skirmish;

import java.util.Optional;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;

/** A7.8: pick up and drop. */
final class Items {

  private static final int INTEL_POINTS = 1;

  private Items() {}

  static void offerPickUps(DeadzoneState state, CommandList list) {
    if (!mayPickUp(state)) {
      return;
    }
    Tokens tokens = state.tokens;
    int cube = state.figures.cube(state.activation.figure());
    int before = list.size();
    for (int token = tokens.next(0, cube); token < tokens.count(); ) {
      Command command = Commands.pickUp(tokens, token);
      if (!list.subList(before, list.size()).contains(command)) {
        list.append(command);
      }
      token = tokens.next(token + 1, cube);
    }
  }

  static boolean mayPickUp(DeadzoneState state) {
    int figure = state.activation.figure();
    return state.tokens.isIn(state.figures.cube(figure))
        && !state.activation.hasPickedUp()
        && !state.figures.isCarrying(figure)
        && !state.has(figure, Keyword.BESTIAL)
        && !state.isInMelee(figure);
  }

  static void offerDrop(DeadzoneState state, CommandList list) {
    if (state.figures.isCarrying(state.activation.figure())) {
      list.append(Commands.DROP_ITEM);
    }
  }

  static void drop(DeadzoneState state, Referee referee) {
    int figure = state.activation.figure();
    int cube = state.figures.cube(figure);
    Item item = state.figures.item(figure);
    state.activation.setActed();
    if (item == null) {
      return;
    }
    state.figures.setItem(figure, null);
    state.tokens.layFaceUp(item, cube);
    if (referee.isTelling()) {
      referee.tell(new Event.ItemDropped(state.id(figure), item, Cube.name(cube)));
    }
  }

  static void pickUp(DeadzoneState state, Optional<Item> wanted, Referee referee) {
    int figure = state.activation.figure();
    int cube = state.figures.cube(figure);
    int token = find(state.tokens, cube, wanted);
    boolean isRevealed = state.tokens.isFaceDown(token);
    Item item = state.tokens.take(token);
    state.activation.setPickedUp();
    state.activation.setActed();
    if (isRevealed && referee.isTelling()) {
      referee.tell(new Event.TokenRevealed(Cube.name(cube), item));
    }
    if (item == Item.INTEL) {
      findIntel(state, figure, referee);
    } else if (item == Item.BOOBY_TRAP) {
      springTrap(state, figure, referee);
    } else {
      state.figures.setItem(figure, item);
      if (referee.isTelling()) {
        referee.tell(new Event.PickedUp(state.id(figure), item));
      }
    }
  }

  /** The token in a cube that one wants: an open one of this item, or the first face down. */
  static int find(Tokens tokens, int cube, Optional<Item> wanted) {
    int token = tokens.next(0, cube);
    while (tokens.isFaceDown(token) != wanted.isEmpty()
        || (wanted.isPresent() && tokens.item(token) != wanted.get())) {
      token = tokens.next(token + 1, cube);
    }
    return token;
  }

  private static void findIntel(DeadzoneState state, int figure, Referee referee) {
    int side = Side.of(figure);
    state.score(side, INTEL_POINTS);
    if (referee.isTelling()) {
      referee.tell(new Event.IntelFound(state.id(figure), Side.ALL.get(side)));
    }
  }

  private static void springTrap(DeadzoneState state, int figure, Referee referee) {
    if (state.has(figure, Keyword.ENGINEER)) {
      if (referee.isTelling()) {
        referee.tell(new Event.TrapDefused(state.id(figure)));
      }
    } else {
      // R74: as if the one who picked it up had thrown it.
      Explosions.explode(state, state.figures.cube(figure), Side.of(figure), referee);
    }
    state.activation.end();
  }
}
