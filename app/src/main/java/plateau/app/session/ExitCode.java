package plateau.app.session;

/** What the command tells the shell. docs/playing-in-the-terminal.md lists them for people. */
public final class ExitCode {

  /** All went well; a game that was left early counts as well too. */
  public static final int FINE = 0;

  /** A verification failed, or the program has a bug. */
  public static final int FAILURE = 1;

  /** What was asked for cannot be done as it was asked. */
  public static final int MISTAKE = 2;

  private ExitCode() {}
}
