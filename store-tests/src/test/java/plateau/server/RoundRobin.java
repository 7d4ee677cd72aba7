package plateau.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A small proxy that gives each connection to the next server in turn, and passes over those that
 * do not answer; below HTTP, so WebSockets go through as they are.
 */
final class RoundRobin implements AutoCloseable {

  private static final int PATIENCE_MS = 2_000;

  private final ServerSocket door;
  private final List<Integer> ports = new CopyOnWriteArrayList<>();
  private final AtomicInteger next = new AtomicInteger();

  RoundRobin() throws IOException {
    door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  void add(int port) {
    ports.add(port);
  }

  void remove(int port) {
    ports.removeIf(known -> known == port);
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        Thread.startVirtualThread(() -> serve(client));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void serve(Socket client) {
    try (client;
        Socket server = connect()) {
      Thread back = Thread.startVirtualThread(() -> copy(server, client));
      copy(client, server);
      back.join();
    } catch (IOException hungUp) {
      // Whoever called calls again.
      Thread.onSpinWait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Socket connect() throws IOException {
    IOException last = new IOException("no server");
    for (int tried = 0; tried < ports.size(); tried++) {
      int port = ports.get(Math.floorMod(next.getAndIncrement(), ports.size()));
      Socket server = new Socket();
      try {
        server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MS);
        return server;
      } catch (IOException gone) {
        server.close();
        last = gone;
      }
    }
    throw last;
  }

  // When one side hangs up, so does the other.
  private static void copy(Socket from, Socket to) {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      in.transferTo(out);
    } catch (IOException hungUp) {
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
