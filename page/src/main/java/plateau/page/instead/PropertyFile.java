package plateau.page.instead;

import java.io.IOException;
import java.io.Reader;
import java.util.LinkedHashMap;
import java.util.Map;

/** A file of properties, as {@link java.util.Properties#load(Reader)} describes it. */
final class PropertyFile {

  private static final int HEX = 16;
  private static final int UNICODE_DIGITS = 4;

  private final String text;
  private final Map<String, String> properties = new LinkedHashMap<>();
  private int at;

  private PropertyFile(String text) {
    this.text = text;
  }

  static Map<String, String> read(Reader reader) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] part = new char[8192];
    for (int read = reader.read(part); read >= 0; read = reader.read(part)) {
      text.append(part, 0, read);
    }
    PropertyFile file = new PropertyFile(text.toString());
    file.readAll();
    return file.properties;
  }

  private void readAll() {
    while (skipBlanks()) {
      if (text.charAt(at) == '#' || text.charAt(at) == '!') {
        skipLine();
      } else if (isEnd(text.charAt(at))) {
        at++;
      } else {
        readLine();
      }
    }
  }

  private void readLine() {
    String key = word(true);
    boolean isMore = skipBlanks();
    if (isMore && (text.charAt(at) == '=' || text.charAt(at) == ':')) {
      at++;
      isMore = skipBlanks();
    }
    properties.put(key, isMore ? word(false) : "");
  }

  // Up to the end of the line, or of the key. A line that ends with a backslash goes on.
  private String word(boolean isKey) {
    StringBuilder word = new StringBuilder();
    while (at < text.length() && !isEnd(text.charAt(at))) {
      char sign = text.charAt(at);
      if (isKey && (isBlank(sign) || sign == '=' || sign == ':')) {
        break;
      }
      at++;
      if (sign == '\\') {
        escaped(word);
      } else {
        word.append(sign);
      }
    }
    return word.toString();
  }

  private void escaped(StringBuilder word) {
    if (at == text.length()) {
      return;
    }
    char sign = text.charAt(at++);
    switch (sign) {
      case 'n' -> word.append('\n');
      case 't' -> word.append('\t');
      case 'r' -> word.append('\r');
      case 'f' -> word.append('\f');
      case 'u' -> {
        word.append((char) Integer.parseInt(text.substring(at, at + UNICODE_DIGITS), HEX));
        at += UNICODE_DIGITS;
      }
      case '\r', '\n' -> {
        if (sign == '\r' && at < text.length() && text.charAt(at) == '\n') {
          at++;
        }
        skipBlanks();
      }
      default -> word.append(sign);
    }
  }

  /** Whether anything is left behind them. */
  private boolean skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
    return at < text.length();
  }

  private void skipLine() {
    while (at < text.length() && !isEnd(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char sign) {
    return sign == ' ' || sign == '\t' || sign == '\f';
  }

  private static boolean isEnd(char sign) {
    return sign == '\n' || sign == '\r';
  }
}
