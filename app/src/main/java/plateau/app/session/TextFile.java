package plateau.app.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import java.util.zip.GZIPInputStream;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** Files that people name: read and written whole, and every failure is a sentence. */
public final class TextFile {

  private static final byte[] GZIP = {0x1f, (byte) 0x8b};

  private TextFile() {}

  /** The path that somebody typed. */
  public static Path path(String typed) {
    try {
      return Path.of(typed);
    } catch (InvalidPathException e) {
      throw new Problem(Message.of("file.no-path", "file", typed), e);
    }
  }

  /** A text in UTF-8, compressed with gzip or not. */
  public static String read(Path file) {
    if (Files.isDirectory(file)) {
      throw new Problem(Message.of("file.folder", "file", file));
    }
    try {
      return decoded(Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      throw new Problem(Message.of("file.not-found", "file", file), e);
    } catch (AccessDeniedException e) {
      throw new Problem(Message.of("file.forbidden", "file", file), e);
    } catch (CharacterCodingException e) {
      throw new Problem(Message.of("file.not-utf8", "file", file), e);
    } catch (IOException e) {
      throw new Problem(Message.of("file.unreadable", "file", file, "why", why(e)), e);
    }
  }

  // Replays and dumps may lie about compressed.
  private static String decoded(byte[] bytes) throws IOException {
    if (bytes.length < 2 || bytes[0] != GZIP[0] || bytes[1] != GZIP[1]) {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(in.readAllBytes())).toString();
    }
  }

  /** Writes all or nothing: whoever reads the file finds the old text or the new, never a part. */
  public static void write(Path file, String text) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file) || folder == null) {
      throw new Problem(Message.of("file.folder", "file", file));
    }
    // Moving a text onto a device would replace the device.
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new Problem(Message.of("file.special", "file", file));
    }
    try {
      Files.createDirectories(folder);
      // Not createTempFile: what people share must not be closed to everybody else.
      Path draft = folder.resolve(".plateau-" + UUID.randomUUID() + ".tmp");
      try {
        Files.writeString(draft, text);
        Files.move(
            draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw new Problem(Message.of("file.unwritable", "file", file, "why", why(e)), e);
    }
  }

  /** For a shell: a path with anything unusual in it goes between quotes. */
  public static String quoted(Object path) {
    String text = path.toString();
    return text.matches("[\\p{L}\\p{N}_./+@%:,=-]+")
        ? text
        : "'" + text.replace("'", "'\\''") + "'";
  }

  // The system's own words are often just the path; the kind of failure says more.
  private static String why(IOException e) {
    String kind = e.getClass().getSimpleName().replaceAll("Exception$", "");
    return e.getMessage() == null ? kind : kind + ": " + e.getMessage();
  }
}
