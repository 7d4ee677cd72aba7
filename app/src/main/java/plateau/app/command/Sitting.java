package plateau.app.command;

import plateau.app.play.Conversation;

/**
 * A conversation that may be ended from outside at any moment, by Ctrl-C or a closed window: even
 * then it says how to go on.
 */
record Sitting(Conversation<?, ?> conversation) {

  int run() {
    Thread farewell = new Thread(conversation::leave, "farewell");
    Runtime.getRuntime().addShutdownHook(farewell);
    int code = conversation.run();
    Runtime.getRuntime().removeShutdownHook(farewell);
    return code;
  }
}
