package plateau.iceberg.player;

import java.util.List;
import plateau.iceberg.engine.Ice;

/**
 * How good a position is for a player who ends its turn in it: points to come and points to be
 * lost, each with how likely it is. One thread at a time.
 */
final class Judgement {

  private static final int HORIZON = 20;
  // What comes a round later is worth so much less: much can happen until then.
  private static final double LATER = 0.96;
  private static final double NEARER = 0.02;

  private final int player;
  private final int round;
  private final Ground ground;
  private final List<Window> windows;
  private final Crowd crowd = new Crowd();
  private final Threats foesThreats;
  private final Threats ownThreats;
  private final Assignment own;
  private final Assignment foes;
  private final int[] counters;
  private boolean hasLookedAtFoes;
  private boolean hasLookedAtOwn;

  /** For turns of this player in the present round. */
  Judgement(Ice ice, int player, Atlas atlas) {
    this.player = player;
    this.round = ice.round();
    this.ground = atlas.ground();
    this.windows = Window.open(ice, atlas, HORIZON);
    this.foesThreats = new Threats(ground);
    this.ownThreats = new Threats(ground);
    this.own = new Assignment(windows);
    this.foes = new Assignment(windows);
    this.counters = new int[windows.size()];
  }

  double of(Ice ice) {
    crowd.look(ice);
    hasLookedAtFoes = false;
    hasLookedAtOwn = false;
    for (int w = 0; w < counters.length; w++) {
      counters[w] = ice.captureProgress(windows.get(w).alien());
    }
    // Player 1 still has its turn in this round when player 0's ends.
    own.search(crowd, player, round, counters);
    foes.search(crowd, 1 - player, player == 0 ? round - 1 : round, counters);
    double sum = 0;
    for (int w = 0; w < counters.length; w++) {
      sum += worth(w);
    }
    return sum;
  }

  private double worth(int w) {
    Window window = windows.get(w);
    if (window.points() <= 0) {
      return isOn(window.cell(), player) && window.first() == round ? window.points() : 0;
    }
    int start = Math.min(own.start(w), foes.start(w));
    if (start == Assignment.NEVER) {
      return 0;
    }
    double share = 2 * chance(w) - 1;
    double nearer = own.start(w) == Assignment.NEVER ? 0 : NEARER * own.way(w);
    return window.points() * (share * Math.pow(LATER, start - round) - nearer);
  }

  private boolean isOn(int cell, int who) {
    return crowd.agentOn(cell, who) >= 0;
  }

  /** How likely this player rather than the other gets the alien, if anybody does. */
  private double chance(int w) {
    Window window = windows.get(w);
    if (window.first() == round && isOn(window.cell(), player)) {
      return chanceToHold(w);
    }
    if (window.first() == round && isOn(window.cell(), 1 - player)) {
      return chanceToTake(w);
    }
    return chanceInRace(w);
  }

  // Our agent stands on an alien; the other player has so many turns before it is captured.
  private double chanceToHold(int w) {
    int left = Window.CAPTURE_ROUNDS - counters[w];
    int turns = player == 0 ? left : left - 1;
    Window window = windows.get(w);
    if (turns == 0 || foes.arrival(w) >= Window.finish(round, counters[w])) {
      return 1;
    }
    if (isThreatened(window.cell())) {
      return 0.4;
    }
    return ground.isShelter(window.cell()) ? 0.97 : 1 - 0.05 * (turns - 1);
  }

  // Their agent stands on an alien; we have so many turns before it is captured.
  private double chanceToTake(int w) {
    int turns = Window.CAPTURE_ROUNDS - counters[w] - 1;
    if (turns == 0) {
      return 0;
    }
    return threatens(windows.get(w).cell()) ? 0.4 : 0.05 * turns;
  }

  private double chanceInRace(int w) {
    if (foes.start(w) == Assignment.NEVER) {
      return 1;
    }
    if (own.start(w) == Assignment.NEVER) {
      return 0;
    }
    double lead = foes.start(w) - own.start(w);
    double earlier = foes.arrival(w) - own.arrival(w);
    return Math.clamp(0.5 + 0.14 * lead + 0.04 * Math.clamp(earlier, -2, 2), 0.05, 0.95);
  }

  private boolean isThreatened(int cell) {
    if (!hasLookedAtFoes) {
      foesThreats.look(crowd, 1 - player);
      hasLookedAtFoes = true;
    }
    return foesThreats.isOn(crowd, cell);
  }

  private boolean threatens(int cell) {
    if (!hasLookedAtOwn) {
      ownThreats.look(crowd, player);
      hasLookedAtOwn = true;
    }
    return ownThreats.isOn(crowd, cell);
  }
}
