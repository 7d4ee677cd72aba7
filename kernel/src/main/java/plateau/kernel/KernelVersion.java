package plateau.kernel;

import java.util.List;

/** Which kernel this is. A game made for another may call what is not here. */
public final class KernelVersion {

  /** Whoever changes what games rest on, so that one of before does not fit, raises the second. */
  public static final String CURRENT = "0.1";

  /** What the manifest of a game's jar calls the kernel that it was made for. */
  public static final String ATTRIBUTE = "Plateau-Kernel";

  private KernelVersion() {}

  /** Whether what was made for this version fits; what stands behind the second dot never hurts. */
  public static boolean fits(String madeFor) {
    return parts(madeFor).equals(parts(CURRENT));
  }

  private static List<String> parts(String version) {
    return List.of(version.split("\\.", -1)).stream().limit(2).toList();
  }
}
