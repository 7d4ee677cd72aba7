package plateau.page.build;

import org.teavm.extension.spi.reflection.SimpleReflectionPolicy;

/** Our records become JSON by their fields, in the page too. */
public final class OurRecords extends SimpleReflectionPolicy {

  @Override
  protected void setup() {
    selectClasses(extending("java.lang.Record")).reflectableFields(not(STATIC));
  }
}
