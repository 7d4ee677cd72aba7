package plateau.server.wire;

import plateau.kernel.words.Language;

/**
 * Whoever asks for something about tables.
 *
 * @param address by which is counted what they take; {@link #NOBODY} for this server itself
 * @param language in which they are answered
 */
public record Asker(String address, Language language) {

  /** Whose tables are counted for no address. */
  public static final String NOBODY = "";
}
