package plateau.arena.rows.parquet;

import java.util.ArrayList;
import java.util.List;
import plateau.arena.rows.Column;
import plateau.arena.rows.Column.Content;

/** What the footer says of the columns; the numbers are those of parquet.thrift. */
final class Schema {

  private static final int INT32 = 1;
  private static final int INT64 = 2;
  private static final int BYTE_ARRAY = 6;
  private static final int REQUIRED = 0;
  private static final int OPTIONAL = 1;
  private static final int REPEATED = 2;
  private static final int UTF8 = 0;
  private static final int LIST = 3;

  private Schema() {}

  /** The physical type of the values. */
  static int physicalType(Content content) {
    return switch (content) {
      case TEXT -> BYTE_ARRAY;
      case LONG -> INT64;
      case INT, OPTIONAL_INT, INTS -> INT32;
    };
  }

  /** The way from the root to the values. */
  static List<String> path(Column column) {
    return column.content() == Content.INTS
        ? List.of(column.name(), "list", "element")
        : List.of(column.name());
  }

  /** All columns below a root, each before what is in it. */
  static List<CompactProtocol> elements(List<Column> columns) {
    List<CompactProtocol> elements = new ArrayList<>();
    elements.add(new CompactProtocol().text(4, "games").i32(5, columns.size()));
    columns.forEach(column -> elements.addAll(elements(column)));
    return elements;
  }

  private static List<CompactProtocol> elements(Column column) {
    return switch (column.content()) {
      case TEXT -> List.of(value(column, REQUIRED).i32(6, UTF8).struct(10, logical(1)));
      case INT, LONG -> List.of(value(column, REQUIRED));
      case OPTIONAL_INT -> List.of(value(column, OPTIONAL));
      case INTS ->
          List.of(
              new CompactProtocol()
                  .i32(3, REQUIRED)
                  .text(4, column.name())
                  .i32(5, 1)
                  .i32(6, LIST)
                  .struct(10, logical(3)),
              new CompactProtocol().i32(3, REPEATED).text(4, "list").i32(5, 1),
              new CompactProtocol().i32(1, INT32).i32(3, REQUIRED).text(4, "element"));
    };
  }

  private static CompactProtocol value(Column column, int repetition) {
    return new CompactProtocol()
        .i32(1, physicalType(column.content()))
        .i32(3, repetition)
        .text(4, column.name());
  }

  // A union with one empty structure: 1 is text, 3 a list.
  private static CompactProtocol logical(int kind) {
    return new CompactProtocol().struct(kind, new CompactProtocol());
  }
}
