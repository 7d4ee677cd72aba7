package plateau.page.build;

import java.util.Collection;
import org.teavm.extension.ExtensionEnvironment;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** What lies beside our classes goes with them. */
public final class OurResources implements ResourcesPolicy {

  /** The property with the names of all of it, each on a line. */
  static final String LIST = "plateau.resources";

  private String[] names = {};

  @Override
  public void initialize(ExtensionEnvironment environment) {
    names = environment.property(LIST).split("\n", -1);
  }

  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    return names;
  }
}
