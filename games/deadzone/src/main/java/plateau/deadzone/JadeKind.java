package plateau.deadzone;

import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kernel.Game;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;

/**
 * JADE in a seat list. What it does is part of the rules of its side, so whoever sits down as JADE
 * makes the side a JADE side, and plays the one command that is offered.
 */
final class JadeKind implements PlayerKind<DeadzoneState, Command> {

  @Override
  public String id() {
    return "jade";
  }

  @Override
  public Setup seated(Setup setup, int seat) {
    return DeadzoneOptions.withJade(setup, seat);
  }

  @Override
  public Player<DeadzoneState, Command> create(
      Game<DeadzoneState, Command> game, String argument, Chance chance) {
    return decision -> decision.moves().getFirst();
  }
}
