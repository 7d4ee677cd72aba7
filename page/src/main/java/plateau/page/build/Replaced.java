package plateau.page.build;

import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import plateau.page.instead.Instead;
import plateau.page.instead.InsteadOf;

/**
 * A method of {@link Instead} that is called in place of another one.
 *
 * @param type with the object that the other one was called on, if it was
 */
record Replaced(String name, MethodTypeDesc type) {

  private static final Map<String, Replaced> BY_CALL = new HashMap<>();

  static {
    for (Method method : Instead.class.getDeclaredMethods()) {
      Optional.ofNullable(method.getAnnotation(InsteadOf.class))
          .ifPresent(of -> add(of.value(), method));
    }
  }

  /** What this is to be replaced by, if it is a call that is. */
  static Optional<Replaced> by(CodeElement element) {
    return element instanceof InvokeInstruction call
        ? Optional.ofNullable(
            BY_CALL.get(
                call.owner().asInternalName()
                    + "."
                    + call.name().stringValue()
                    + call.type().stringValue()))
        : Optional.empty();
  }

  private static void add(Class<?> owner, Method method) {
    MethodTypeDesc type = type(method.getReturnType(), method.getParameterTypes());
    MethodTypeDesc original = isOfObject(owner, method) ? type.dropParameterTypes(0, 1) : type;
    String call =
        owner.getName().replace('.', '/') + "." + method.getName() + original.descriptorString();
    BY_CALL.put(call, new Replaced(method.getName(), type));
  }

  private static boolean isOfObject(Class<?> owner, Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    return parameters[0] == owner
        && Arrays.stream(owner.getMethods())
            .filter(other -> !Modifier.isStatic(other.getModifiers()))
            .anyMatch(
                other ->
                    other.getName().equals(method.getName())
                        && Arrays.equals(
                            other.getParameterTypes(),
                            Arrays.copyOfRange(parameters, 1, parameters.length)));
  }

  private static MethodTypeDesc type(Class<?> returned, Class<?>[] parameters) {
    return MethodTypeDesc.ofDescriptor(
        java.lang.invoke.MethodType.methodType(returned, parameters).descriptorString());
  }
}
