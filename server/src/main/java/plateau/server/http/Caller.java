package plateau.server.http;

/**
 * Whose request it is: the address at the other end, or whom a proxy on this machine names. A proxy
 * adds the address it saw behind those that were claimed, so the last one counts; from elsewhere
 * nobody is believed.
 */
final class Caller {

  private static final int LONGEST_ADDRESS = 64;

  private Caller() {}

  /**
   * The address to count requests by.
   *
   * @param peer the address at the other end
   * @param forwardedFor the header {@code X-Forwarded-For}, empty without one
   */
  static String address(String peer, String forwardedFor) {
    String named = forwardedFor.substring(forwardedFor.lastIndexOf(',') + 1).strip();
    return named.isEmpty() || named.length() > LONGEST_ADDRESS || !isThisMachine(peer)
        ? peer
        : named;
  }

  private static boolean isThisMachine(String peer) {
    return peer.startsWith("127.")
        || peer.equals("0:0:0:0:0:0:0:1")
        || peer.equals("[0:0:0:0:0:0:0:1]")
        || peer.equals("::1");
  }
}
