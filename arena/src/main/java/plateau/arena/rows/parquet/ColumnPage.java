package plateau.arena.rows.parquet;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import plateau.arena.rows.Column.Content;

/** The fields of one column in one group of rows: a single page, its values one after the other. */
final class ColumnPage {

  private final Content content;
  private final Levels repetitions = new Levels();
  private final Levels definitions = new Levels();
  private final ByteArrayOutputStream values = new ByteArrayOutputStream();
  private int count;

  ColumnPage(Content content) {
    this.content = content;
  }

  /** How many values it has, counting those that are missing. */
  int count() {
    return count;
  }

  void add(String field) {
    switch (content) {
      case TEXT -> text(field);
      case INT -> number(field, Integer.BYTES);
      case LONG -> number(field, Long.BYTES);
      case OPTIONAL_INT -> optional(field);
      case INTS -> list(field);
    }
  }

  /** The bytes of the page before they are compressed. */
  byte[] bytes() {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    if (content == Content.INTS) {
      repetitions.writeTo(page);
    }
    if (content == Content.INTS || content == Content.OPTIONAL_INT) {
      definitions.writeTo(page);
    }
    page.writeBytes(values.toByteArray());
    return page.toByteArray();
  }

  static byte[] compressed(byte[] bytes) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(packed)) {
      zip.write(bytes);
    }
    return packed.toByteArray();
  }

  private void text(String field) {
    byte[] bytes = field.getBytes(StandardCharsets.UTF_8);
    LittleEndian.write(values, bytes.length, Integer.BYTES);
    values.writeBytes(bytes);
    count++;
  }

  private void number(String field, int bytes) {
    LittleEndian.write(values, Long.parseLong(field), bytes);
    count++;
  }

  private void optional(String field) {
    definitions.add(field.isEmpty() ? 0 : 1);
    if (field.isEmpty()) {
      count++;
    } else {
      number(field, Integer.BYTES);
    }
  }

  private void list(String field) {
    if (field.isEmpty()) {
      repetitions.add(0);
      definitions.add(0);
      count++;
      return;
    }
    int place = 0;
    for (String number : field.split(" ", -1)) {
      repetitions.add(place == 0 ? 0 : 1);
      definitions.add(1);
      number(number, Integer.BYTES);
      place++;
    }
  }
}
