package plateau.server.operations;

import java.util.concurrent.Future;

/** What time it is, and what is done later. A test lets it pass by hand. */
public interface Time extends AutoCloseable {

  /** In milliseconds since 1970. */
  long now();

  /** Does something quick when so much time has passed; nothing any more once this is closed. */
  Future<?> after(long ms, Runnable task);

  @Override
  void close();
}
