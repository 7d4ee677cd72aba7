package plateau.app.fairness;

/**
 * One game played twice, the sides exchanged in between. The scores are those of whoever has the
 * first side.
 *
 * @param there as it is: the first side moves first
 * @param back exchanged: the first side moves second
 */
record Encounter(Scores there, Scores back) {

  /** What the first side was worth more than the second, in points a match. */
  double leadOfFirstSide() {
    return (there.lead() + back.lead()) / 2.0;
  }

  /** What it was worth to move first rather than second, in points a match. */
  double leadOfFirst() {
    return (there.lead() - back.lead()) / 2.0;
  }

  /** How many points a match was about. */
  double points() {
    return (there.points() + back.points()) / 2.0;
  }
}
