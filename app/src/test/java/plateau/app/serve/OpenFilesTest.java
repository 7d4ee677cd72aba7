package plateau.app.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plateau.kernel.words.Problem;

/** What Linux tells of the limits of a process. */
class OpenFilesTest {

  private static String limits(String files) {
    return """
    Limit                     Soft Limit           Hard Limit           Units
    Max cpu time              unlimited            unlimited            seconds
    Max open files            %-20s %-20s files
    """
        .formatted(files, files);
  }

  @Test
  void aServerDoesNotStartWhereItCouldOpenAFewFilesOnly() {
    Problem problem = catchThrowableOfType(Problem.class, () -> OpenFiles.check(limits("64")));
    assertThat(problem.told().key()).isEqualTo("serve.few-files");
    assertThat(problem.told().values()).containsEntry("limit", "64");
  }

  @ParameterizedTest
  @ValueSource(strings = {"256", "1048576", "unlimited"})
  void whereItMayOpenEnoughItDoes(String files) {
    assertThatCode(() -> OpenFiles.check(limits(files))).doesNotThrowAnyException();
  }

  @Test
  void whereTheSystemDoesNotTellItDoesToo() {
    assertThatCode(() -> OpenFiles.check("")).doesNotThrowAnyException();
  }
}
