package plateau.page.build;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;
import plateau.page.instead.InsteadOf;
import plateau.page.instead.java.lang.Character.UnicodeScript;
import plateau.page.instead.java.text.Normalizer;
import plateau.page.instead.java.util.HexFormat;
import plateau.page.instead.plateau.kernel.basis.Component;
import plateau.page.instead.plateau.kernel.basis.Sha256;

/** Classes of the page that stand for others, below a package that tells for which. */
public final class OurClasses implements SubstitutionPolicy {

  private static final String BELOW = InsteadOf.class.getPackageName() + ".";

  private static final Set<String> STOOD_FOR =
      List.of(
              Component.class,
              Sha256.class,
              HexFormat.class,
              Normalizer.class,
              Normalizer.Form.class,
              UnicodeScript.class)
          .stream()
          .map(type -> type.getName().substring(BELOW.length()))
          .collect(Collectors.toSet());

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(STOOD_FOR::contains).packagePrefix(BELOW);
  }
}
