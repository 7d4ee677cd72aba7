package plateau.deadzone.text;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.DataFile;
import plateau.kernel.IllegalSetup;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/**
 * The data files of one sort that ship with the game, each read once, and the door for those that
 * people write. For several threads.
 */
public final class Samples<T> {

  /** The longest text of a file that a set-up can carry. */
  public static final int LONGEST_TEXT = 40_000;

  /** Makes the thing that a text describes, or throws a {@link FileFault}. */
  @FunctionalInterface
  public interface Reader<T> {
    T read(String file, String text);
  }

  private final Class<?> home;
  private final FileKind kind;
  private final List<String> ids;
  private final Reader<T> reader;
  private final Map<String, T> read = new HashMap<>();

  /**
   * The files {@code ID.kind} beside a class.
   *
   * @param ids the first is the standard
   */
  public Samples(Class<?> home, FileKind kind, List<String> ids, Reader<T> reader) {
    this.home = home;
    this.kind = kind;
    this.ids = List.copyOf(ids);
    this.reader = reader;
  }

  public List<String> ids() {
    return ids;
  }

  /** The sample with this id. */
  public synchronized Optional<T> find(String id) {
    return ids.contains(id)
        ? Optional.of(read.computeIfAbsent(id, this::readSample))
        : Optional.empty();
  }

  /**
   * What an option of the set-up says: the id of a sample, or the whole text of a file, so that a
   * replay needs nothing else.
   *
   * @throws IllegalSetup if it is neither
   */
  public T chosen(String option, String value) {
    return find(value).orElseGet(() -> readText(option, value));
  }

  /** The texts of all samples, by their ids. */
  public Map<String, String> texts() {
    Map<String, String> texts = new LinkedHashMap<>();
    ids.forEach(id -> texts.put(id, DataFile.beside(home, file(id))));
    return texts;
  }

  private T readSample(String id) {
    return reader.read(file(id), DataFile.beside(home, file(id)));
  }

  private String file(String id) {
    return id + "." + kind.id();
  }

  private T readText(String option, String value) {
    if (value.lines().count() < 2) {
      throw new IllegalSetup(
          Message.of(
              "setup.no-sample",
              "option",
              option,
              "value",
              value,
              "known",
              ids,
              "hint",
              Nearest.hint(value, ids)));
    }
    try {
      return reader.read(option, value);
    } catch (FileFault fault) {
      throw new IllegalSetup(fault.message());
    }
  }
}
