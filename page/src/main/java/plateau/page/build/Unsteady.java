package plateau.page.build;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What may come out otherwise in a page than on a JVM, though it compiles: rules and players must
 * not rest on it.
 *
 * @param where the class and the method
 * @param what was seen there
 * @param instead what to do
 */
record Unsteady(String where, String what, String instead) {

  private static final Set<String> INEXACT =
      Set.of(
          "exp", "expm1", "log", "log10", "log1p", "pow", "sin", "cos", "tan", "asin", "acos",
          "atan", "atan2", "sinh", "cosh", "tanh", "cbrt", "hypot");
  private static final Set<String> MATHS = Set.of("java/lang/Math", "java/lang/StrictMath");
  private static final Set<String> HASHED = Set.of("java/util/HashMap", "java/util/HashSet");
  private static final Set<String> HASHING_COLLECTORS = Set.of("toSet", "groupingBy");
  private static final Set<String> MAPS = Set.of("java/util/Map", "java/util/HashMap");
  private static final Set<String> SETS = Set.of("java/util/Set", "java/util/HashSet");
  private static final Set<String> MAP_WALKS = Set.of("entrySet", "keySet", "values", "forEach");
  private static final Set<String> SET_WALKS = Set.of("iterator", "stream", "forEach", "toArray");

  /** All of it in a class. */
  static List<Unsteady> in(byte[] classFile) {
    ClassModel type = ClassFile.of().parse(classFile);
    List<Unsteady> found = new ArrayList<>();
    for (MethodModel method : type.methods()) {
      method.code().ifPresent(code -> search(type, method, code, found));
    }
    walksInHashOrder(type).ifPresent(found::add);
    return found;
  }

  private static void search(
      ClassModel type, MethodModel method, CodeModel code, List<Unsteady> found) {
    String where = name(type) + "." + method.methodName().stringValue();
    calls(code)
        .filter(call -> MATHS.contains(owner(call)) && INEXACT.contains(called(call)))
        .map(
            call ->
                new Unsteady(
                    where,
                    "calls Math." + called(call),
                    "multiply, add and Math.sqrt are exact everywhere; its last bits are not"))
        .forEach(found::add);
    calls(code)
        .filter(call -> owner(call).equals("java/lang/System"))
        .filter(call -> called(call).equals("identityHashCode"))
        .map(call -> new Unsteady(where, "asks for an identityHashCode", "number things yourself"))
        .forEach(found::add);
    code.exceptionHandlers().stream()
        .flatMap(handler -> handler.catchType().stream())
        .filter(caught -> caught.asInternalName().equals("java/lang/ArithmeticException"))
        .map(
            _ ->
                new Unsteady(
                    where,
                    "catches an ArithmeticException",
                    "look at the divisor before: a division by zero ends a page"))
        .forEach(found::add);
  }

  // Whether what is walked through is what was made here nobody can tell from outside: whoever
  // does both in one class says why it is all right, or takes a LinkedHashMap.
  private static Optional<Unsteady> walksInHashOrder(ClassModel type) {
    Optional<String> made =
        elements(type).filter(Unsteady::makesHashed).map(_ -> "hashed").findFirst();
    return made.flatMap(
        _ ->
            elements(type)
                .filter(Unsteady::walks)
                .findFirst()
                .map(
                    _ ->
                        new Unsteady(
                            name(type),
                            "makes a HashMap or HashSet, and walks through a map or set",
                            "LinkedHashMap, LinkedHashSet, TreeMap and EnumMap have an order")));
  }

  private static boolean makesHashed(CodeElement element) {
    return switch (element) {
      case NewObjectInstruction made -> HASHED.contains(made.className().asInternalName());
      case InvokeInstruction call ->
          owner(call).equals("java/util/stream/Collectors")
              && HASHING_COLLECTORS.contains(called(call));
      default -> false;
    };
  }

  private static boolean walks(CodeElement element) {
    return element instanceof InvokeInstruction call
        && ((MAPS.contains(owner(call)) && MAP_WALKS.contains(called(call)))
            || (SETS.contains(owner(call)) && SET_WALKS.contains(called(call))));
  }

  private static Stream<CodeElement> elements(ClassModel type) {
    return type.methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(CodeModel::elementStream);
  }

  private static Stream<InvokeInstruction> calls(CodeModel code) {
    return code.elementStream()
        .filter(InvokeInstruction.class::isInstance)
        .map(InvokeInstruction.class::cast);
  }

  private static String owner(InvokeInstruction call) {
    return call.owner().asInternalName();
  }

  private static String called(InvokeInstruction call) {
    return call.name().stringValue();
  }

  private static String name(ClassModel type) {
    return type.thisClass().asInternalName().replace('/', '.');
  }

  @Override
  public String toString() {
    return where + " " + what + ". " + instead + ".";
  }
}
