package plateau.table;

import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.match.Match;

/** A program from outside on a seat of a table, in whatever protocol it speaks. */
public interface Program<S extends State<S, M>, M> {

  /** It decides now, in the position after this event; a second call for the same one is none. */
  void ask(Match<S, M> match, int n);

  /** The match is over; behind that nothing is said to it. */
  void over(Object view, Result result);
}
