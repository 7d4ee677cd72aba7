package plateau.codroid.rules;

import plateau.kernel.Hints;

/**
 * What a search should know of Codroid: two rounds ahead the {@link CodroidEvaluation} says more of
 * a position than chance would by playing it to the end.
 */
public final class SearchHints implements Hints<CodroidState, CodroidMove> {

  @Override
  public int round(CodroidState state) {
    return state.round;
  }

  @Override
  public int horizon() {
    return 2;
  }
}
