package plateau.codroid.rules;

import java.util.List;

/**
 * What the group decides in step 5 (§6.5): play one card after another, then declare that it is
 * done.
 */
public sealed interface CodroidMove {

  Done DONE = new Done();

  /** The one move for each measure, at the measure's ordinal. */
  List<PlayMeasure> PLAYS = Measure.ALL.stream().map(PlayMeasure::new).toList();

  record PlayMeasure(Measure measure) implements CodroidMove {}

  record Done() implements CodroidMove {}
}
