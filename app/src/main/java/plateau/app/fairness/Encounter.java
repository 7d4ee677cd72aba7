package plateau.app.fairness;

/**
 * One map played twice, the players' start cells exchanged in between. The scores are those of who
 * starts on the cells that the map gives to Blue, whoever that is.
 *
 * @param there on the map as it is: who starts on Blue's cells moves first
 * @param back with the start cells exchanged: who starts on Blue's cells moves second
 */
record Encounter(Scores there, Scores back) {

  /** What Blue's start cells were worth more than Red's, in points a match. */
  double leadOfBlue() {
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
