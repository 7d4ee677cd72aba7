package plateau.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/**
 * Stands between a browser and a server. When it swallows, connections stay open and nothing comes
 * through, as behind a router that lost its way; what it has swallowed it may let through later.
 */
final class SwallowingProxy implements AutoCloseable {

  private static final int PATIENCE_SECONDS = 60;

  // The first byte of a WebSocket's frames from a browser: the end of a text, and the farewell.
  private static final int LAST_OF_TEXT = 0x81;
  private static final int FAREWELL = 0x88;
  private static final int MASK_BYTES = 4;

  private final ServerSocket door;
  private final int server;
  private final List<Pipe> pipes = new CopyOnWriteArrayList<>();
  private boolean swallows;

  /** To this port of this machine. */
  SwallowingProxy(int server) {
    this.server = server;
    try {
      this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::open);
  }

  String address() {
    return "http://127.0.0.1:" + door.getLocalPort();
  }

  /** From now on nothing comes through, on new connections neither. */
  synchronized void swallow() {
    swallows = true;
  }

  /** New connections work again; those from before stay dead. */
  synchronized void flow() {
    swallows = false;
    pipes.forEach(Pipe::giveUp);
  }

  /**
   * What the browser said into dead connections arrives after all, except that it hangs up: a
   * server that hears so answers nothing any more. Returns with this answer.
   */
  void letThroughUntil(String answer) {
    pipes.forEach(Pipe::release);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    synchronized (this) {
      while (pipes.stream().noneMatch(pipe -> pipe.hasSwallowed(answer))) {
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        assertThat(left).as("milliseconds left to wait for %s", answer).isPositive();
        try {
          wait(left);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    }
  }

  private void open() {
    while (!door.isClosed()) {
      try {
        Socket browser = door.accept();
        Socket behind = new Socket(InetAddress.getLoopbackAddress(), server);
        start(new Pipe(browser, behind, true));
        start(new Pipe(behind, browser, false));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void start(Pipe pipe) {
    pipes.add(pipe);
    Thread.startVirtualThread(pipe);
  }

  private final class Pipe implements Runnable {

    private final Socket from;
    private final Socket to;
    private final boolean isToServer;
    private final ByteArrayOutputStream swallowed = new ByteArrayOutputStream();
    private boolean isDead;

    Pipe(Socket from, Socket to, boolean isToServer) {
      this.from = from;
      this.to = to;
      this.isToServer = isToServer;
    }

    @Override
    public void run() {
      byte[] bytes = new byte[8192];
      try {
        InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream();
        for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
          pass(bytes, count, out);
        }
        hangUp();
      } catch (IOException closed) {
        // One of the two has hung up.
      }
    }

    private void pass(byte[] bytes, int count, OutputStream out) throws IOException {
      synchronized (SwallowingProxy.this) {
        isDead |= swallows;
        if (isDead) {
          swallowed.write(bytes, 0, count);
          SwallowingProxy.this.notifyAll();
          return;
        }
      }
      out.write(bytes, 0, count);
    }

    // Nobody is told of the end of a dead connection either.
    private void hangUp() throws IOException {
      synchronized (SwallowingProxy.this) {
        if (!isDead) {
          to.close();
        }
      }
    }

    void giveUp() {
      isDead = true;
    }

    boolean hasSwallowed(String text) {
      return swallowed.toString(StandardCharsets.ISO_8859_1).contains(text);
    }

    void release() {
      byte[] late;
      synchronized (SwallowingProxy.this) {
        late = isToServer ? beforeFarewell(swallowed.toByteArray()) : new byte[0];
      }
      try {
        to.getOutputStream().write(late);
      } catch (IOException closed) {
        // A connection that never came about, and that the server has ended.
      }
    }
  }

  // From frame to frame; what is no frame is somebody asking for a page.
  private static byte[] beforeFarewell(byte[] said) {
    int at = 0;
    while (at + 1 < said.length && (said[at] & 0xff) == LAST_OF_TEXT) {
      int length = said[at + 1] & 0x7f;
      assertThat(length).as("bytes of a message, more than this proxy reads").isLessThan(127);
      boolean isLong = length == 126;
      int bytes = isLong ? ((said[at + 2] & 0xff) << 8) | (said[at + 3] & 0xff) : length;
      at += 2 + (isLong ? 2 : 0) + MASK_BYTES + bytes;
    }
    boolean isFarewell = at < said.length && (said[at] & 0xff) == FAREWELL;
    return isFarewell ? Arrays.copyOf(said, at) : said;
  }

  @Override
  public void close() {
    try {
      door.close();
      for (Pipe pipe : pipes) {
        pipe.from.close();
        pipe.to.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
