package plateau.page.build;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import plateau.page.instead.Instead;

/**
 * Puts methods of {@link Instead} in place of those of the JDK that the page's library lacks, or
 * has otherwise.
 */
final class Rewriting {

  private static final String OURSELVES = "plateau/page/";
  private static final ClassDesc INSTEAD = ClassDesc.of(Instead.class.getName());

  private boolean isChanged;

  private Rewriting() {}

  /** Writes those classes anew that call such a method. */
  static void all(OnClassPath ours, Path into) throws IOException {
    for (String name : ours.classes()) {
      Optional<byte[]> rewritten =
          name.startsWith(OURSELVES)
              ? Optional.empty()
              : of(Objects.requireNonNull(ours.files().get(name)));
      if (rewritten.isPresent()) {
        Path file = into.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, rewritten.get());
      }
    }
  }

  /** A class with other calls; empty when there is nothing to change. */
  static Optional<byte[]> of(byte[] original) {
    Rewriting rewriting = new Rewriting();
    ClassFile files = ClassFile.of();
    byte[] written =
        files.transformClass(
            files.parse(original),
            ClassTransform.transformingMethodBodies(
                (code, element) -> {
                  Optional<Replaced> replaced = Replaced.by(element);
                  if (replaced.isPresent()) {
                    rewriting.isChanged = true;
                    code.invokestatic(INSTEAD, replaced.get().name(), replaced.get().type());
                  } else {
                    code.with(element);
                  }
                }));
    return rewriting.isChanged ? Optional.of(written) : Optional.empty();
  }
}
