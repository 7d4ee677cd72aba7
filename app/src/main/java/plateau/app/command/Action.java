package plateau.app.command;

/** What a command does once its arguments are read. */
public interface Action {

  /** Does it, and answers with an {@link plateau.app.session.ExitCode}. */
  int run();
}
