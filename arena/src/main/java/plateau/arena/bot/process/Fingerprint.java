package plateau.arena.bot.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import plateau.kernel.words.Message;

/**
 * By which a program is known: equal files under equal names, started by equal words, have the same
 * one. To take it again is cheap while nothing has changed.
 *
 * @param hash SHA-256 of the words of the command and of all files
 * @param files the beginning of each file's own hash, by its name; the first of very many
 */
public record Fingerprint(String hash, SortedMap<String, String> files) {

  private static final int DIGITS = 16;
  private static final int SHORT = 12;
  private static final int MOST_NAMED = 200;
  private static final long LARGE = 1L << 28;
  private static final String UNREADABLE = "unreadable";

  private static final Map<BotCommand, Known> KNOWN = new ConcurrentHashMap<>();
  private static final Map<Look, String> HASHES = new ConcurrentHashMap<>();

  /** A file or folder as it was seen; one that looks the same has not been written since. */
  private record Look(Path path, long size, long changed, Object key) {

    static Look at(Path path) {
      try {
        var seen = Files.readAttributes(path, BasicFileAttributes.class);
        return new Look(
            path,
            seen.size(),
            seen.lastModifiedTime().to(TimeUnit.NANOSECONDS),
            String.valueOf(seen.fileKey()));
      } catch (IOException e) {
        return new Look(path, -1, 0, UNREADABLE);
      }
    }
  }

  private record Known(Set<Look> looks, Fingerprint fingerprint) {

    boolean isStillTrue() {
      return looks.stream().allMatch(look -> Look.at(look.path()).equals(look));
    }
  }

  public Fingerprint {
    SortedMap<String, String> first = new TreeMap<>();
    files.entrySet().stream()
        .limit(MOST_NAMED)
        .forEach(file -> first.put(file.getKey(), file.getValue()));
    files = Collections.unmodifiableSortedMap(first);
  }

  /** Of the program as it is on disk now. */
  public static Fingerprint of(BotCommand command) {
    Known known = KNOWN.get(command);
    if (known == null || !known.isStillTrue()) {
      known = taken(command);
      KNOWN.put(command, known);
    }
    return known.fingerprint();
  }

  // What is written while it is read looks different behind it, and is read again next time.
  private static Known taken(BotCommand command) {
    ProgramFiles program = ProgramFiles.of(command);
    Set<Look> looks = new LinkedHashSet<>();
    program.folders().forEach(folder -> looks.add(Look.at(folder)));
    SortedMap<String, String> files = new TreeMap<>();
    MessageDigest all = sha256();
    program.words().forEach(word -> add(all, word));
    program
        .files()
        .forEach(
            (name, file) -> {
              Look look = Look.at(file);
              String hash = HASHES.computeIfAbsent(look, Fingerprint::hashOf);
              looks.add(look);
              add(all, name);
              add(all, hash);
              files.put(name, hash.substring(0, Math.min(DIGITS, hash.length())));
            });
    return new Known(looks, new Fingerprint(HexFormat.of().formatHex(all.digest()), files));
  }

  // A large file, of weights say, counts by its size and date: a match must not wait for it.
  private static String hashOf(Look look) {
    MessageDigest digest = sha256();
    if (look.size() > LARGE) {
      add(digest, look.size() + " " + look.changed());
      return HexFormat.of().formatHex(digest.digest());
    }
    try (InputStream in = new DigestInputStream(Files.newInputStream(look.path()), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      return UNREADABLE;
    }
  }

  private static void add(MessageDigest digest, String text) {
    digest.update((text + "\0").getBytes(StandardCharsets.UTF_8));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** The first digits, for people. */
  public static String shortened(String hash) {
    return hash.substring(0, Math.min(SHORT, hash.length()));
  }

  /** What is different since an earlier one; empty when nothing is. */
  public Optional<Message> changedSince(Fingerprint before) {
    if (hash.equals(before.hash)) {
      return Optional.empty();
    }
    Set<String> names = new TreeSet<>(before.files.keySet());
    names.addAll(files.keySet());
    List<String> changed =
        names.stream()
            .filter(name -> !Objects.equals(files.get(name), before.files.get(name)))
            .toList();
    return Optional.of(
        changed.isEmpty()
            ? Message.of("bot.changed.words")
            : told(changed.getFirst(), before, changed.size() - 1));
  }

  private Message told(String name, Fingerprint before, int others) {
    String key =
        !files.containsKey(name)
            ? "bot.changed.gone"
            : before.files.containsKey(name) ? "bot.changed.file" : "bot.changed.new";
    Message more =
        others == 0
            ? Message.of("bot.changed.alone")
            : Message.of("bot.changed.others", "count", others);
    return Message.of(key, "file", name, "more", more);
  }
}
