package plateau.codroid.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plateau.kernel.chance.Drawn;

/**
 * One line of the tables of §11.1 and §11.2, cell by cell as the page writes them. The last two
 * columns, points left over and the trust bank after the event, spell out the page's remarks.
 */
record GoldenRound(
    int round,
    List<Integer> goOut,
    String totalsAfterStep2,
    String markerAfterStep3,
    List<Integer> care,
    String totals,
    String hospital,
    String marker,
    String placesCrisisBudget,
    List<Measure> played,
    String event,
    String leftOverAndBank) {

  static List<GoldenRound> table(String text) {
    return text.lines().map(GoldenRound::line).toList();
  }

  private static GoldenRound line(String line) {
    String[] cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toArray(String[]::new);
    String[] afterStep4 = cells[5].split("; ", -1);
    return new GoldenRound(
        Integer.parseInt(cells[0]),
        dice(cells[1]),
        cells[2],
        cells[3],
        dice(cells[4]),
        afterStep4[0],
        afterStep4[1],
        afterStep4[2],
        cells[6],
        measures(cells[7]),
        cells[8],
        cells[9]);
  }

  private static List<Integer> dice(String faces) {
    return Arrays.stream(BoardText.numbers(faces, ",")).boxed().toList();
  }

  private static List<Measure> measures(String ids) {
    return ids.isEmpty()
        ? List.of()
        : Arrays.stream(ids.split(", ", -1)).map(id -> Measure.of(id).orElseThrow()).toList();
  }

  boolean isLast() {
    return event.isEmpty();
  }

  boolean eventHasNoEffect() {
    return event.endsWith("(no effect)");
  }

  int eventIndex() {
    return Integer.parseInt(event.split(" ", -1)[0]);
  }

  String eventId() {
    return event.split(" ", -1)[1];
  }

  /** What chance draws in this round. */
  List<Drawn> draws() {
    List<Drawn> draws = new ArrayList<>();
    goOut.forEach(face -> draws.add(new Drawn(6, face - 1)));
    care.forEach(face -> draws.add(new Drawn(6, face - 1)));
    if (!isLast()) {
      draws.add(new Drawn(12, eventIndex()));
    }
    return draws;
  }
}
