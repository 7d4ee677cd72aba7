package plateau.pig;

import java.util.List;
import plateau.kernel.tabletop.Participant;

/** All there is to know about a position; Pig has no secrets, so everybody gets the same. */
record PigView(
    int target, OneCosts one, List<Integer> banked, int pot, Participant turn, int round) {}
