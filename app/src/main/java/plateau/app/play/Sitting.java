package plateau.app.play;

import java.util.function.IntSupplier;

/**
 * A conversation that may be ended from outside at any moment, by Ctrl-C or a closed window: even
 * then it says how to go on.
 */
public record Sitting(IntSupplier conversation, Runnable farewell) {

  public int run() {
    Thread leaving = new Thread(farewell, "farewell");
    Runtime.getRuntime().addShutdownHook(leaving);
    int code = conversation.getAsInt();
    Runtime.getRuntime().removeShutdownHook(leaving);
    return code;
  }
}
