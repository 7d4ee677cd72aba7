package plateau.deadzone;

import plateau.deadzone.command.Command;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.kit.Conformance;

class DeadzoneConformanceTest extends Conformance<DeadzoneState, Command> {

  DeadzoneConformanceTest() {
    super(new DeadzoneGame());
  }
}
