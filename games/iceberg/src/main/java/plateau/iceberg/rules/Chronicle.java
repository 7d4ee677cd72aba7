package plateau.iceberg.rules;

import java.util.function.Consumer;
import plateau.iceberg.engine.AlienState;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Contestant.Position;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.Alien;
import plateau.iceberg.map.IceMap;
import plateau.kernel.journal.Journal;

/**
 * Runs a match forward and tells the journal what happened. The engine itself tells nothing: with
 * the journal on, positions before and after are compared; with the journal off, nothing is spent.
 */
final class Chronicle {

  private final Ice ice;
  private final Journal journal;

  Chronicle(Ice ice, Journal journal) {
    this.ice = ice;
    this.journal = journal;
  }

  void act(IcebergMove.OfAgent action) {
    tellingWhatChanges(() -> perform(action), before -> tellAction(action, before));
  }

  /** Ends the turn, and the round after player 1's turn; the next round begins at once. */
  void endTurn() {
    Side side = Side.ALL.get(ice.player());
    tellingWhatChanges(ice::endTurn, before -> tellEndOfTurn(side, before));
    if (ice.player() == Ice.NOBODY && !ice.isOver()) {
      beginRound();
    }
  }

  void beginRound() {
    tellingWhatChanges(ice::beginRound, this::tellArrivals);
  }

  private void tellingWhatChanges(Runnable change, Consumer<Ice> telling) {
    if (journal.isOn()) {
      Ice before = ice.copy();
      change.run();
      telling.accept(before);
    } else {
      change.run();
    }
  }

  private void perform(IcebergMove.OfAgent action) {
    int code = ice.act(action.type().ordinal(), action.agent(), action.direction().ordinal());
    if (code != Code.OK) {
      throw new IllegalArgumentException(action + " is not legal: " + Code.id(code));
    }
  }

  private void tellAction(IcebergMove.OfAgent action, Ice before) {
    int player = ice.player();
    Side side = Side.ALL.get(player);
    int agent = action.agent();
    Direction direction = action.direction();
    Position from = cellOf(before, player, agent);
    Position to = cellOf(ice, player, agent);
    switch (action.type()) {
      case MOVE -> journal.add(new Happening.Moved(side, agent, direction, to));
      case SLIDE ->
          journal.add(
              from.equals(to)
                  ? new Happening.SlideHeld(side, agent, direction, from)
                  : new Happening.Slid(side, agent, direction, from, to));
      case PUSH -> tellPush(side, agent, direction, before);
    }
    tellLostCapture(before);
  }

  private void tellPush(Side side, int agent, Direction direction, Ice before) {
    int pushed = pushedBy(side.ordinal(), agent, direction, before);
    int player = pushed / IceMap.AGENTS;
    int number = pushed % IceMap.AGENTS;
    Side owner = Side.ALL.get(player);
    Position from = cellOf(before, player, number);
    Position to = cellOf(ice, player, number);
    journal.add(
        from.equals(to)
            ? new Happening.PushHeld(side, agent, direction, owner, number, from)
            : new Happening.Pushed(side, agent, direction, owner, number, from, to));
  }

  private static int pushedBy(int player, int agent, Direction direction, Ice before) {
    int target = direction.from(before.cellOf(player, agent));
    int pushed = 0;
    while (before.cellOf(pushed / IceMap.AGENTS, pushed % IceMap.AGENTS) != target) {
      pushed++;
    }
    return pushed;
  }

  private void tellLostCapture(Ice before) {
    for (int alien = 0; alien < aliens(); alien++) {
      if (ice.captureProgress(alien) < before.captureProgress(alien)) {
        journal.add(new Happening.CaptureLost(alien, cellOf(alien), before.captureProgress(alien)));
      }
    }
  }

  private void tellEndOfTurn(Side side, Ice before) {
    journal.add(new Happening.TurnEnded(side));
    if (ice.round() == before.round()) {
      return;
    }
    for (int alien = 0; alien < aliens(); alien++) {
      if (ice.captureProgress(alien) > before.captureProgress(alien)) {
        tellProgress(alien);
      }
    }
    journal.add(new Happening.RoundEnded(before.round(), ice.score(0), ice.score(1)));
  }

  private void tellProgress(int alien) {
    int cell = alien(alien).cell();
    for (int agent = 0; agent < IceMap.ALL_AGENTS; agent++) {
      int player = agent / IceMap.AGENTS;
      int number = agent % IceMap.AGENTS;
      if (ice.cellOf(player, number) == cell) {
        journal.add(progress(Side.ALL.get(player), number, alien));
      }
    }
  }

  private Happening progress(Side side, int agent, int alien) {
    return ice.alienState(alien) == AlienState.CAPTURED
        ? new Happening.Captured(side, agent, alien, cellOf(alien), alien(alien).points())
        : new Happening.CaptureAdvanced(
            side, agent, alien, cellOf(alien), ice.captureProgress(alien));
  }

  private void tellArrivals(Ice before) {
    journal.add(new Happening.RoundBegan(ice.round()));
    for (int alien = 0; alien < aliens(); alien++) {
      if (ice.alienState(alien) != before.alienState(alien)) {
        journal.add(
            ice.isOnIce(alien)
                ? new Happening.AlienArrived(
                    alien, cellOf(alien), alien(alien).points(), alien(alien).duration())
                : new Happening.AlienLeft(alien, cellOf(alien), ice.captureProgress(alien)));
      }
    }
  }

  private int aliens() {
    return ice.map().aliens().size();
  }

  private Alien alien(int number) {
    return ice.map().aliens().get(number);
  }

  private Position cellOf(int alien) {
    return Position.ofCell(alien(alien).cell());
  }

  private static Position cellOf(Ice ice, int player, int agent) {
    return Position.ofCell(ice.cellOf(player, agent));
  }
}
