package plateau.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/** A connection on which any bytes can be sent, also such as no library would send. */
final class Wire implements AutoCloseable {

  private static final int PATIENCE_MS = 60_000;
  private static final int RECEIVE_BUFFER = 16 << 10;

  private final Socket socket;

  private Wire(Socket socket) {
    this.socket = socket;
  }

  static Wire to(int port) {
    try {
      Socket socket = new Socket();
      // Fixed, so that one who does not read is noticed on every system alike.
      socket.setReceiveBufferSize(RECEIVE_BUFFER);
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      socket.setSoTimeout(PATIENCE_MS);
      return new Wire(socket);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Whether it could still be sent. */
  boolean send(String text) {
    try {
      socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  /** All that the server says until it hangs up. */
  String readToEnd() {
    StringBuilder all = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      byte[] buffer = new byte[8192];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        all.append(new String(buffer, 0, n, StandardCharsets.ISO_8859_1));
      }
      return all.toString();
    } catch (SocketException reset) {
      return all.toString();
    } catch (IOException e) {
      throw new AssertionError("the server does not hang up after: " + all, e);
    }
  }

  /** What the server says, up to this text. */
  String readUntil(String expected) {
    StringBuilder all = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      while (all.indexOf(expected) < 0) {
        int sign = in.read();
        if (sign < 0) {
          throw new AssertionError("hung up before \"" + expected + "\", after: " + all);
        }
        all.append((char) sign);
      }
      return all.toString();
    } catch (IOException e) {
      throw new AssertionError("no \"" + expected + "\" came after: " + all, e);
    }
  }

  /** The answer to a request with this head, after which the connection is closed. */
  String ask(String... lines) {
    for (String line : lines) {
      send(line + "\r\n");
    }
    send("Host: 127.0.0.1\r\nConnection: close\r\n\r\n");
    return readToEnd();
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
