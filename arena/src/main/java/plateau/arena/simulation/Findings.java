package plateau.arena.simulation;

import plateau.kernel.State;

/** What an experiment found, and how long it took. */
public record Findings<S extends State<S, M>, M>(
    Experiment<S, M> experiment, Tally tally, double seconds) {

  public Summary summary() {
    return Summary.of(this);
  }
}
