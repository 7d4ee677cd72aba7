package plateau.codroid.rules;

import java.util.List;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * An order of measures to walk through each round, playing every card that is legal at that moment
 * (§13). The simplest policy there is, and a game takes it some ten microseconds: what searches
 * over policies and imagined games are made of. Any thread may use it.
 */
public record MeasureOrder(List<Measure> measures) {

  /**
   * The best order that a search found: {@code plateau lab codroid --seed 1}; see docs/lab.md. It
   * wins three games of four.
   */
  public static final MeasureOrder BEST =
      new MeasureOrder(
          List.of(
              Measure.EMERGENCY_LIMITS,
              Measure.BARRIER_GESTURES_1,
              Measure.TREATMENT,
              Measure.BORDER_SCREENING,
              Measure.MILITARY_HOSPITAL,
              Measure.BARRIER_GESTURES_2,
              Measure.MANDATORY_MASKS,
              Measure.PUBLIC_PLACES_CLOSURE,
              Measure.LIMIT_ANTICLOCKWISE,
              Measure.SCHOOL_CLOSURE,
              Measure.SCHOOL_AWARENESS,
              Measure.LIMIT_CLOCKWISE));

  private static final int STREAMS = 16;

  public MeasureOrder {
    measures = List.copyOf(measures);
  }

  /** Walks the order once and plays what it can. */
  public void walk(CodroidState state) {
    for (int i = 0; i < measures.size(); i++) {
      Measure measure = measures.get(i);
      if (Measures.isPlayable(state, measure)) {
        Measures.play(state, measure, Journal.OFF);
      }
    }
  }

  /**
   * Ends the turn of this position, plays on in this order and tells whether the game was won. Each
   * round throws the dice of its own stream, so that two positions of one round meet mostly the
   * same luck, however differently their games go.
   *
   * @param number which of the games that belong to the seed
   */
  public boolean winsAfter(CodroidState done, Seeded dice, long seed, int number) {
    CodroidState state = done.copy();
    dice.restart(seed, number * STREAMS + state.round);
    Turn.finish(state, dice, Journal.OFF);
    while (state.status == Status.IN_PROGRESS) {
      walk(state);
      dice.restart(seed, number * STREAMS + state.round);
      Turn.finish(state, dice, Journal.OFF);
    }
    return state.status.isWon();
  }
}
