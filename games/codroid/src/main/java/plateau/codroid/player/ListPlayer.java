package plateau.codroid.player;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.Measure;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/**
 * Each round, walks a list of measures once from its top and plays every card that is legal at that
 * moment (§13). Remembers nothing: the cards taken but not yet in force are those of this round,
 * and tell how far it has walked.
 */
public final class ListPlayer implements Player<CodroidState, CodroidMove> {

  /** The list of §13. */
  public static final List<Measure> STANDARD =
      List.of(
          Measure.TREATMENT,
          Measure.EMERGENCY_LIMITS,
          Measure.MILITARY_HOSPITAL,
          Measure.SCHOOL_AWARENESS,
          Measure.MANDATORY_MASKS,
          Measure.BARRIER_GESTURES_1,
          Measure.BARRIER_GESTURES_2,
          Measure.BORDER_SCREENING,
          Measure.LOCKDOWN);

  static final String ID = "list";

  private final List<Measure> list;

  public ListPlayer(List<Measure> list) {
    this.list = List.copyOf(list);
  }

  @Override
  public CodroidMove decide(Decision<CodroidState, CodroidMove> decision) {
    List<CodroidMove> legal = decision.moves();
    for (Measure measure : list.subList(walked((CodroidView) decision.view()), list.size())) {
      CodroidMove card = CodroidMove.PLAYS.get(measure.ordinal());
      if (legal.contains(card)) {
        return card;
      }
    }
    return CodroidMove.DONE;
  }

  private int walked(CodroidView view) {
    for (int i = list.size(); i > 0; i--) {
      Measure measure = list.get(i - 1);
      if (view.taken().contains(measure) && !view.inForce().contains(measure)) {
        return i;
      }
    }
    return 0;
  }

  /** {@code list}, or {@code list:treatment+emergency-limits+...}. */
  public static final class Kind implements PlayerKind<CodroidState, CodroidMove> {

    @Override
    public String id() {
      return ID;
    }

    @Override
    public Player<CodroidState, CodroidMove> create(
        Game<CodroidState, CodroidMove> game, String argument, Chance chance) {
      return new ListPlayer(argument.isEmpty() ? STANDARD : read(argument));
    }

    private static List<Measure> read(String argument) {
      Set<Measure> seen = EnumSet.noneOf(Measure.class);
      List<Measure> list = new ArrayList<>();
      for (String id : argument.split("\\+", -1)) {
        Measure measure = Measure.of(id).orElseThrow(() -> new IllegalSetup(unknown(id)));
        if (!seen.add(measure)) {
          throw new IllegalSetup(Message.of("player.list.twice", "measure", measure.id()));
        }
        list.add(measure);
      }
      return list;
    }

    private static Message unknown(String id) {
      List<String> known = Measure.ALL.stream().map(Measure::id).toList();
      return Message.of(
          "player.list.unknown",
          "measure",
          id,
          "known",
          String.join(", ", known),
          "hint",
          Nearest.hint(id, known));
    }
  }
}
