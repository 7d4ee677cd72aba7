package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.companion.FigureStatus;
import plateau.kernel.words.Message;

/** How one of JADE's figures is, in a few words each. */
final class Condition {

  private Condition() {}

  static List<Message> of(FigureStatus figure) {
    if (figure.dead()) {
      return List.of(Message.of("companion.state.dead"));
    }
    List<Message> states = new ArrayList<>();
    states.add(
        Message.of(figure.activated() ? "companion.state.activated" : "companion.state.ready"));
    states.add(Message.of(figure.profile().nameKey()));
    if (figure.wounds() > 0) {
      states.add(Message.of("companion.state.wounds", "wounds", figure.wounds()));
    }
    if (figure.reloading()) {
      states.add(Message.of("companion.state.reloading"));
    }
    figure.item().ifPresent(item -> states.add(Message.of("companion.state.item", "item", item)));
    return states;
  }
}
