package plateau.app.command;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * For as long as it is open, Ctrl+C ends the work in order: what is under way is given up, and what
 * there is by then is told before the process ends.
 */
public final class OrderlyEnd implements AutoCloseable {

  private static final int SECONDS_TO_FINISH = 30;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  /**
   * @param giveUp asks the work to end soon; called by another thread
   */
  public OrderlyEnd(Runnable giveUp) {
    hook =
        Thread.ofPlatform()
            .unstarted(
                () -> {
                  giveUp.run();
                  waitForTheEnd();
                });
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void waitForTheEnd() {
    try {
      var _ = finished.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** All is told. */
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // It is running: the process ends.
      return;
    }
  }
}
