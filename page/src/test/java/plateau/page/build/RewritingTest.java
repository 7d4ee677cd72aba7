package plateau.page.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewritingTest {

  /** Calls two methods that the page has otherwise, one of an object and one of a class. */
  static final class Caller {
    long count(String text, long number) {
      return text.lines().count() + Math.unsignedMultiplyHigh(number, number) + text.length();
    }
  }

  /** Calls nothing that the page has otherwise. */
  static final class Bystander {
    int count(String text) {
      return text.length();
    }
  }

  @Test
  void callsGoToTheMethodsThatStandForThem() throws IOException {
    byte[] rewritten = Rewriting.of(UnsteadyTest.classFile(Caller.class)).orElseThrow();
    assertThat(calls(rewritten))
        .contains(
            "plateau/page/instead/Instead.lines(Ljava/lang/String;)Ljava/util/stream/Stream;",
            "plateau/page/instead/Instead.unsignedMultiplyHigh(JJ)J",
            "java/lang/String.length()I")
        .noneMatch(call -> call.startsWith("java/lang/String.lines"));
  }

  @Test
  void otherClassesStayAsTheyAre() throws IOException {
    assertThat(Rewriting.of(UnsteadyTest.classFile(Bystander.class))).isEmpty();
  }

  private static List<String> calls(byte[] classFile) {
    return ClassFile.of().parse(classFile).methods().stream()
        .flatMap(method -> method.code().stream())
        .flatMap(CodeModel::elementStream)
        .filter(InvokeInstruction.class::isInstance)
        .map(InvokeInstruction.class::cast)
        .map(
            call ->
                call.owner().asInternalName()
                    + "."
                    + call.name().stringValue()
                    + call.type().stringValue())
        .toList();
  }
}
