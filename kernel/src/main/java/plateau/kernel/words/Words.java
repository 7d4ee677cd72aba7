package plateau.kernel.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Records;
import plateau.kernel.journal.Entry;

/**
 * The sentences of one language, from the files {@code messages_en.properties} or {@code
 * messages_fr.properties} beside the classes that use them. Read once, then they never change. Safe
 * for many threads.
 *
 * <p>In a sentence, {@code {place}} stands for a value, {@code {seat+1}} for a number that people
 * count from 1, and <code>{count|one robot|# robots}</code> for one of two forms by number, # being
 * the number. A value that is {@link Named} or a {@link Message} is put into words itself.
 */
public final class Words {

  private static final String MESSAGES = "messages";

  // What stands for something that is not there.
  private static final String NOTHING = "–";

  private static final ClassValue<String> KEYS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> entry) {
          return keyOf(entry);
        }
      };

  private final Language language;
  private final Properties sentences = new Properties();
  private final Map<String, Template> templates = new ConcurrentHashMap<>();

  private Words(Language language) {
    this.language = language;
  }

  /** The kernel's sentences and those beside these classes; later ones win. */
  public static Words in(Language language, Class<?>... homes) {
    Words words = new Words(language);
    words.readBeside(Words.class, MESSAGES);
    for (Class<?> home : homes) {
      words.readBeside(home, MESSAGES);
    }
    return words;
  }

  /** Only the sentences of {@code NAME_en.properties} or its French sister beside this class. */
  public static Words of(Language language, Class<?> home, String name) {
    Words words = new Words(language);
    words.readBeside(home, name);
    return words;
  }

  public Language language() {
    return language;
  }

  public boolean has(String key) {
    return sentences.containsKey(key);
  }

  /** All keys, sorted. */
  public Set<String> keys() {
    return new TreeSet<>(sentences.stringPropertyNames());
  }

  public String say(Message message) {
    return say(message.key(), message.values());
  }

  public String say(String key, Object... namesAndValues) {
    return say(Message.of(key, namesAndValues));
  }

  public String say(Entry entry) {
    return say(KEYS.get(entry.getClass()), Records.facts(entry));
  }

  private String say(String key, Map<String, Object> values) {
    Template known = templates.get(key);
    if (known == null) {
      String sentence = sentences.getProperty(key);
      // A missing sentence must never stop a game: the key still tells what happened.
      if (sentence == null) {
        return new Message(key, values).toString();
      }
      known = Template.of(sentence);
      templates.put(key, known);
    }
    return known.fill(values, this);
  }

  /** The thing's name for people. */
  public String name(Named thing) {
    return thing instanceof Bilingual own ? own.name(language) : say(thing.nameKey());
  }

  /** The key of an entry's sentence: {@code journal.fell-sick} for the record FellSick. */
  public static String keyOf(Class<?> entry) {
    return "journal." + Named.kebab(entry.getSimpleName());
  }

  boolean isSingular(long count) {
    return language.isSingular(count);
  }

  /**
   * A value as it stands in a sentence: a Named by its name, a Message in words, and nothing as a
   * programmer would read it.
   */
  public String show(Object value) {
    return switch (value) {
      case Named named -> name(named);
      case Message message -> say(message);
      case Optional<?> perhaps -> perhaps.isPresent() ? show(perhaps.get()) : NOTHING;
      case Boolean truth -> say(truth ? "value.yes" : "value.no");
      case Enum<?> constant -> spaced(constant.name());
      // A path is an Iterable of paths, without end.
      case Path path -> path.toString();
      case Iterable<?> many -> joined(many);
      case Map<?, ?> map -> facts(map);
      case Record record -> written(record);
      default -> value.getClass().isArray() ? joined(listed(value)) : value.toString();
    };
  }

  // A cell, say, has a way of being written; others would be written as Java does it.
  private String written(Record record) {
    String own = record.toString();
    boolean isJavas = own.startsWith(record.getClass().getSimpleName() + "[");
    return isJavas ? facts(Records.facts(record)) : own;
  }

  private String facts(Map<?, ?> facts) {
    List<String> shown = new ArrayList<>();
    facts.forEach(
        (name, value) ->
            shown.add(
                (name instanceof String text ? spaced(text) : show(name)) + " " + show(value)));
    return joined(shown);
  }

  // trustBank and TRUST_BANK as "trust bank"
  private static String spaced(String name) {
    return Named.kebab(name).replace('-', ' ');
  }

  private static List<Object> listed(Object array) {
    return IntStream.range(0, Array.getLength(array)).mapToObj(i -> Array.get(array, i)).toList();
  }

  // Names may have commas of their own ("Travel limits, die 2"): then another mark keeps them
  // apart.
  private String joined(Iterable<?> many) {
    List<String> shown = StreamSupport.stream(many.spliterator(), false).map(this::show).toList();
    boolean hasComma = shown.stream().anyMatch(one -> one.contains(","));
    return String.join(hasComma ? " · " : ", ", shown);
  }

  private void readBeside(Class<?> home, String name) {
    String file = name + "_" + language.code() + ".properties";
    try (InputStream in = home.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no " + file + " beside " + home.getName());
      }
      sentences.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
