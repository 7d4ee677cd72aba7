package plateau.iceberg.rules;

import plateau.kernel.Hints;

/** What a search should know of Iceberg: a match is far too long to be played out at random. */
public final class SearchHints implements Hints<IcebergState, IcebergMove> {

  @Override
  public int round(IcebergState state) {
    return state.ice().round();
  }

  @Override
  public int horizon() {
    return 10;
  }
}
