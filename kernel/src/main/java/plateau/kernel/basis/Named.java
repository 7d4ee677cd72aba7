package plateau.kernel.basis;

/**
 * A thing of the rulebook with a stable id in {@code lower-case-kebab}, the same in code, files and
 * translations.
 */
public interface Named {

  String id();

  /**
   * The key of its name for people: {@code measure.lockdown} for the constant LOCKDOWN of the enum
   * Measure.
   */
  default String nameKey() {
    Class<?> type = this instanceof Enum<?> constant ? constant.getDeclaringClass() : getClass();
    return kebab(type.getSimpleName()) + "." + id();
  }

  /** {@code RING_1} and {@code RingOne} as {@code ring-1} and {@code ring-one}. */
  static String kebab(String name) {
    return Kebab.of(name);
  }
}
