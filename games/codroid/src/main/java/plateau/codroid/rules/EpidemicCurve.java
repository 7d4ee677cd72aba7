package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.Gauges;
import plateau.kernel.Tone;

/**
 * What simulations draw: robots by state over the rounds, and the round in which each measure was
 * taken.
 */
public final class EpidemicCurve implements Gauges<CodroidState> {

  private static final List<String> SERIES =
      List.of("healthy", "incubating", "sick", "hospital", "cured");
  private static final List<String> MARKS = Measure.ALL.stream().map(Measure::id).toList();

  /** §13: a game lost on time counts its last round. */
  @Override
  public int time(CodroidState state) {
    return Math.min(state.round, state.rounds);
  }

  @Override
  public List<String> series() {
    return SERIES;
  }

  @Override
  public Tone tone(String series) {
    return switch (series) {
      case "healthy" -> Tone.GOOD;
      case "incubating" -> Tone.WARNING;
      case "sick" -> Tone.BAD;
      case "cured" -> Tone.INFO;
      default -> Tone.PLAIN;
    };
  }

  @Override
  public void read(CodroidState state, int[] into) {
    into[0] = state.total(Pawn.H);
    into[1] = state.total(Pawn.I);
    into[2] = state.total(Pawn.S);
    into[3] = state.inColumn(Column.A) + state.inColumn(Column.B) + state.inColumn(Column.C);
    into[4] = state.total(Pawn.C);
  }

  @Override
  public boolean isPublic() {
    return true;
  }

  @Override
  public List<String> marks() {
    return MARKS;
  }

  @Override
  public String markKey(String mark) {
    return "measure." + mark;
  }

  @Override
  public long taken(CodroidState state) {
    return state.taken;
  }
}
