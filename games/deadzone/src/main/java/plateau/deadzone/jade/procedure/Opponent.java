package plateau.deadzone.jade.procedure;

/** Whom a figure shoots or fights. */
public enum Opponent {
  /** The nearest that can be shot, or that is in the cube. */
  NEAREST,
  /** The nearest that can be shot without anything in between (B5). */
  NEAREST_CLEAR,
  /** The target of the card; for a fight, the nearest in the cube if that is not there. */
  TARGET,
  /** The one that the figure has just charged (B5.2). */
  CHARGED
}
