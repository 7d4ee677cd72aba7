package plateau.browser;

import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * The same Chromium for all classes that one JVM tests, ended after the last: to start one costs as
 * much as a test. The store is the session's, since each class is a run of its own where several
 * JVMs share the classes out. What visitors must not share is in their contexts. Empty where no
 * Chromium is installed.
 */
final class OneChromium implements ParameterResolver {

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Optional.class;
  }

  @Override
  public Optional<Chromium> resolveParameter(ParameterContext parameter, ExtensionContext context) {
    ExtensionContext.Store store =
        context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(OneChromium.class));
    return Chromium.program()
        .map(
            program ->
                store.computeIfAbsent(
                    Chromium.class, _ -> Chromium.start(program), Chromium.class));
  }
}
