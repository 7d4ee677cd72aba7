package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Placement;

/** Where the new room may be laid: for each cell the numbers of the moves that lay it there. */
final class Ghosts {

  private static final String TURNED = "↻";

  private final Map<Integer, List<String>> byCell = new LinkedHashMap<>();

  Ghosts(List<PanicMove> moves) {
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof PanicMove.PlaceRoom(int placement)) {
        String turned = Placement.rotation(placement) == 0 ? "" : TURNED;
        byCell
            .computeIfAbsent(Placement.cell(placement), cell -> new ArrayList<>())
            .add(i + 1 + turned);
      }
    }
  }

  Set<Integer> cells() {
    return byCell.keySet();
  }

  List<String> numbers(int cell) {
    return byCell.getOrDefault(cell, List.of());
  }
}
