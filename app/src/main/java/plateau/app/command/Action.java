package plateau.app.command;

/**
 * What a command does once its arguments are read. The words of all commands stand in the message
 * files beside this type.
 */
public interface Action {

  /** Does it, and answers with an {@link plateau.app.session.ExitCode}. */
  int run();
}
