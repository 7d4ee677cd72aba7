package plateau.kernel.json;

import java.nio.charset.StandardCharsets;
import java.util.List;
import plateau.kernel.basis.Component;

/** Writes the records of one class; the names of their facts are made ready once. */
final class RecordForm implements Form {

  private final Component[] components;
  private final byte[][] names;

  RecordForm(List<Component> components) {
    this.components = components.toArray(Component[]::new);
    this.names = new byte[this.components.length][];
    for (int i = 0; i < names.length; i++) {
      String name = Json.write(this.components[i].name()) + ":";
      names[i] = name.getBytes(StandardCharsets.UTF_8);
    }
  }

  @Override
  public void append(Object record, JsonBuffer out) {
    for (int i = 0; i < components.length; i++) {
      Component component = components[i];
      out.append(i == 0 ? '{' : ',').append(names[i]);
      if (component.isInt()) {
        out.append(component.readInt(record));
      } else {
        out.value(component.read(record));
      }
    }
    out.append(components.length == 0 ? "{}" : "}");
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
