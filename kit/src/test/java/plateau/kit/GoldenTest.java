package plateau.kit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void oneGoldenFile() {
    file = folder.resolve("new").resolve("pig.txt");
    Golden.compare(file, "one\ntwo\nthree\n", true);
  }

  @Test
  void theSameTextPasses() {
    assertThatCode(() -> Golden.compare(file, "one\ntwo\nthree\n", false))
        .doesNotThrowAnyException();
  }

  @Test
  void aDifferenceIsShownWithItsLineAndTheCommandThatRewrites() {
    assertThatThrownBy(() -> Golden.compare(file, "one\n2\nthree\n", false))
        .isInstanceOf(AssertionError.class)
        .hasMessage(
            file
                + """
                , line 2:
                  golden: two
                  now:    2
                If the change is meant, rewrite the files with mvn test -Dplateau.golden.write=true, and read the diff before you commit.\
                """);
  }

  @Test
  void aShorterAndALongerTextDifferWhereOneEnds() {
    assertThatThrownBy(() -> Golden.compare(file, "one\ntwo\n", false))
        .hasMessageContaining("line 3")
        .hasMessageContaining("now:    (the match ends)");
    assertThatThrownBy(() -> Golden.compare(file, "one\ntwo\nthree\nfour\n", false))
        .hasMessageContaining("line 4")
        .hasMessageContaining("golden: (the file ends)");
  }

  @Test
  void aMissingFileSaysHowToWriteIt() {
    assertThatThrownBy(() -> Golden.compare(folder.resolve("none.txt"), "one\n", false))
        .hasMessageEndingWith("none.txt. To write it: mvn test -Dplateau.golden.write=true");
  }
}
