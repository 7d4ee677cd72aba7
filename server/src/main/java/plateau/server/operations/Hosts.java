package plateau.server.operations;

import java.net.InetAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The names under which a server answers. A page from elsewhere can let its own name lead to this
 * machine (DNS rebinding): for a browser it is then of our origin, and only the name that the
 * browser asked for tells it from ours. So we answer to names that nobody else can give away: those
 * of this machine, its addresses, and what the one who runs the server has added.
 */
public final class Hosts {

  private static final String LOOPBACK = "localhost";
  private static final Pattern NAME =
      Pattern.compile("(?!.*\\.\\.)[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_])?");

  private final Set<String> names = new HashSet<>();
  private final Set<InetAddress> addresses = new HashSet<>();
  private final List<InetAddress> listening;

  private Hosts(List<InetAddress> listening) {
    this.listening = listening;
    addresses.addAll(listening);
  }

  /**
   * Those of a server that listens there.
   *
   * @param added more names and addresses, each as {@link #read} gives it
   */
  public static Hosts of(String listening, Collection<String> added) {
    Hosts hosts = new Hosts(resolved(listening));
    Stream.concat(Stream.of(listening), added.stream()).forEach(hosts::add);
    if (hosts.isOpen()) {
      ownName().ifPresent(hosts::addOwnName);
    }
    return hosts;
  }

  private static List<InetAddress> resolved(String listening) {
    try {
      return Arrays.asList(InetAddress.getAllByName(listening));
    } catch (UnknownHostException nowhere) {
      // The server cannot listen there either, and says so.
      return List.of();
    }
  }

  private void add(String host) {
    names.add(nameIn(host));
    literal(nameIn(host)).ifPresent(addresses::add);
  }

  // In a house without a name server a machine is found as NAME.local.
  private void addOwnName(String name) {
    names.add(name);
    int dot = name.indexOf('.');
    names.add(dot < 0 ? name + ".local" : name.substring(0, dot));
  }

  private static Optional<String> ownName() {
    try {
      return Optional.of(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT))
          .filter(name -> literal(name).isEmpty() && !name.equals(LOOPBACK));
    } catch (UnknownHostException nameless) {
      return Optional.empty();
    }
  }

  /** Whether other machines may reach it. */
  public boolean isOpen() {
    return !listening.stream().allMatch(InetAddress::isLoopbackAddress);
  }

  /** Whether it answers to this header {@code Host}, with or without a port. */
  public boolean allows(String header) {
    String name = nameIn(header);
    return name.equals(LOOPBACK)
        || name.endsWith("." + LOOPBACK)
        || names.contains(name)
        || literal(name).filter(this::isOurs).isPresent();
  }

  // Asked for when it is needed: a machine that changes its network has other addresses then.
  private boolean isOurs(InetAddress address) {
    if (address.isLoopbackAddress() || addresses.contains(address)) {
      return true;
    }
    try {
      return isEverywhere() && NetworkInterface.getByInetAddress(address) != null;
    } catch (SocketException unknown) {
      return false;
    }
  }

  /** Under which names and addresses other machines find it, without those that were added. */
  public List<String> forOthers() {
    Stream<String> found = isEverywhere() ? interfaces() : listening.stream().map(Hosts::written);
    return Stream.concat(found, isOpen() ? ownName().stream() : Stream.empty()).toList();
  }

  private boolean isEverywhere() {
    return listening.stream().anyMatch(InetAddress::isAnyLocalAddress);
  }

  // Link-local addresses of IPv6 need the name of the interface, which differs on each machine.
  private static Stream<String> interfaces() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(one -> one.getInterfaceAddresses().stream())
          .map(InterfaceAddress::getAddress)
          .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
          .map(Hosts::written);
    } catch (SocketException unknown) {
      return Stream.empty();
    }
  }

  private static String written(InetAddress address) {
    String text = address.getHostAddress().replaceFirst("%.*", "");
    return text.contains(":") ? "[" + text + "]" : text;
  }

  /** The name or address in a header {@code Host}: without port, brackets and final dot. */
  public static String nameIn(String header) {
    String host = header.strip().toLowerCase(Locale.ROOT);
    if (host.startsWith("[")) {
      return host.substring(1, Math.max(1, host.indexOf(']')));
    }
    boolean hasPort = host.indexOf(':') >= 0 && host.indexOf(':') == host.lastIndexOf(':');
    String name = hasPort ? host.substring(0, host.indexOf(':')) : host;
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }

  /** A name or an address that somebody typed, without port; empty when it is neither. */
  public static Optional<String> read(String typed) {
    String name = typed.contains("]:") ? "" : nameIn(typed);
    boolean hasPort = literal(name).isEmpty() && typed.contains(":");
    boolean isHost = NAME.matcher(name).matches() || literal(name).isPresent();
    return isHost && !hasPort ? Optional.of(name) : Optional.empty();
  }

  private static Optional<InetAddress> literal(String name) {
    try {
      return Optional.of(InetAddress.ofLiteral(name));
    } catch (IllegalArgumentException noAddress) {
      return Optional.empty();
    }
  }
}
