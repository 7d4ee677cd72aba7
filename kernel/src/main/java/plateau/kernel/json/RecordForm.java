package plateau.kernel.json;

import java.nio.charset.StandardCharsets;
import plateau.kernel.basis.Component;
import plateau.kernel.basis.Recognisable;
import plateau.kernel.basis.Records;

/** Writes the records of one class; the names of their facts are made ready once. */
final class RecordForm implements Form {

  private final Component[] components;
  private final byte[][] names;
  // What opens the record: a brace, and in some what it is.
  private final byte[] opening;

  RecordForm(Class<?> type) {
    this.components = Records.components(type).toArray(Component[]::new);
    this.names = new byte[this.components.length][];
    this.opening = opening(type).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < names.length; i++) {
      String name = Json.write(this.components[i].name()) + ":";
      names[i] = name.getBytes(StandardCharsets.UTF_8);
    }
  }

  private String opening(Class<?> type) {
    if (!Recognisable.class.isAssignableFrom(type)) {
      return "{";
    }
    String is = "{\"%s\":\"%s\"".formatted(Recognisable.IS, Recognisable.is(type));
    return components.length == 0 ? is : is + ",";
  }

  @Override
  public void append(Object record, JsonBuffer out) {
    out.append(opening);
    for (int i = 0; i < components.length; i++) {
      Component component = components[i];
      if (i > 0) {
        out.append(',');
      }
      out.append(names[i]);
      if (component.isInt()) {
        out.append(component.readInt(record));
      } else {
        out.value(component.read(record));
      }
    }
    out.append('}');
  }

  /** Only the facts that differ from those of another record of the class. */
  void appendDifference(Object before, Object record, JsonBuffer out) {
    char separator = '{';
    for (int i = 0; i < components.length; i++) {
      Component component = components[i];
      if (component.differs(before, record)) {
        out.append(separator).append(names[i]).value(component.read(record));
        separator = ',';
      }
    }
    out.append(separator == '{' ? "{}" : "}");
  }
}
