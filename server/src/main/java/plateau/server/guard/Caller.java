package plateau.server.guard;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Whose request it is: the address at the other end, or whom a proxy on this machine names. A proxy
 * adds the address it saw behind those that were claimed, so the last one counts; from elsewhere
 * nobody is believed.
 */
final class Caller {

  private static final int LONGEST_ADDRESS = 64;
  private static final int NETWORK_BYTES = 8;

  private Caller() {}

  /**
   * The address to count requests by.
   *
   * @param peer the address at the other end
   * @param forwardedFor the header {@code X-Forwarded-For}, empty without one
   */
  static String address(String peer, String forwardedFor) {
    String named = forwardedFor.substring(forwardedFor.lastIndexOf(',') + 1).strip();
    boolean isPeer = named.isEmpty() || named.length() > LONGEST_ADDRESS || !isThisMachine(peer);
    return network(isPeer ? peer : named);
  }

  // Whoever has one address of IPv6 has all that begin alike: 64 bits name the network, and the
  // others any machine in it.
  private static String network(String address) {
    String bare = address.replaceAll("[\\[\\]]|%.*", "");
    if (bare.contains(":") && literal(bare) instanceof Inet6Address six) {
      return HexFormat.of().formatHex(six.getAddress(), 0, NETWORK_BYTES) + "::/64";
    }
    return address;
  }

  private static @Nullable InetAddress literal(String text) {
    try {
      return InetAddress.ofLiteral(text);
    } catch (IllegalArgumentException noAddress) {
      return null;
    }
  }

  private static boolean isThisMachine(String peer) {
    return peer.startsWith("127.")
        || peer.equals("0:0:0:0:0:0:0:1")
        || peer.equals("[0:0:0:0:0:0:0:1]")
        || peer.equals("::1");
  }
}
