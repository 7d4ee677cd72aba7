package plateau.server.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;
import plateau.server.operations.Settings;

/** Why a server cannot listen where it should, in a sentence that says what to type instead. */
final class Unbound {

  private Unbound() {}

  static Problem why(Settings settings, Exception cause) {
    return new Problem(message(settings), cause);
  }

  private static Message message(Settings settings) {
    String host = settings.host();
    try {
      InetAddress address = InetAddress.getByName(host);
      if (!isOurs(address)) {
        return Message.of("serve.foreign-host", "host", host, "known", addresses());
      }
      return Message.of("serve.port", "host", host, "port", settings.port());
    } catch (UnknownHostException unknown) {
      return Message.of("serve.unknown-host", "host", host);
    } catch (SocketException untold) {
      return Message.of("serve.port", "host", host, "port", settings.port());
    }
  }

  private static boolean isOurs(InetAddress address) throws SocketException {
    return address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || NetworkInterface.getByInetAddress(address) != null;
  }

  private static List<String> addresses() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(address -> !address.isLinkLocalAddress())
        .map(address -> address.getHostAddress().replaceFirst("%.*", ""))
        .sorted()
        .toList();
  }
}
