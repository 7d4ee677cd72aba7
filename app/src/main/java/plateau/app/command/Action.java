package plateau.app.command;

/** What a command does once its arguments are read. */
interface Action {

  /** Does it, and answers with an {@link plateau.app.ExitCode}. */
  int run();
}
