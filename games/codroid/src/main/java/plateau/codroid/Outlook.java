package plateau.codroid;

import plateau.kernel.player.Evaluation;

/** How good a position looks to the group. */
final class Outlook implements Evaluation<CodroidState> {

  @Override
  public double of(CodroidState state, int seat) {
    return 0.5;
  }
}
