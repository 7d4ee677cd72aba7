package plateau.codroid.terminal;

import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Place;

/** The signs that stand beside a house's name. */
final class Marks {

  static final String RETURN_MARKER = "◆";
  static final String CLOSED_STATION = "×";

  private Marks() {}

  static String of(CodroidView view, Place place) {
    String marker = place.ordinal() == view.marker() ? RETURN_MARKER : "";
    return view.closedStations().contains(place) ? marker + CLOSED_STATION : marker;
  }
}
