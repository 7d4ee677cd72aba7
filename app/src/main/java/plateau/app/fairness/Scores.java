package plateau.app.fairness;

/** The scores of a match as one of its players sees them. */
record Scores(int own, int other) {

  Scores ofOther() {
    return new Scores(/* own= */ other, /* other= */ own);
  }

  int lead() {
    return own - other;
  }

  /** What was at stake: all points, whichever sign they have. */
  int points() {
    return Math.abs(own) + Math.abs(other);
  }
}
