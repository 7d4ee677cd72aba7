package plateau.kernel.json;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes the records of one class; the names of their facts are made ready once. */
final class RecordForm implements Form {

  private final Component[] components;
  private final byte[][] names;

  RecordForm(List<Component> components) {
    this.components = components.toArray(Component[]::new);
    this.names = new byte[this.components.length][];
    for (int i = 0; i < names.length; i++) {
      String name = (i == 0 ? "{" : ",") + Json.write(this.components[i].name()) + ":";
      names[i] = name.getBytes(StandardCharsets.UTF_8);
    }
  }

  @Override
  public void append(Object record, JsonBuffer out) {
    for (int i = 0; i < components.length; i++) {
      Component component = components[i];
      out.append(names[i]);
      if (component.isInt()) {
        out.append(component.readInt(record));
      } else {
        out.value(component.read(record));
      }
    }
    close(out);
  }

  /** The same, with what was written before in this place. */
  void append(Object record, JsonBuffer out, JsonMemory.Part[] before) {
    for (int i = 0; i < components.length; i++) {
      Component component = components[i];
      out.append(names[i]);
      if (component.isInt()) {
        out.append(component.readInt(record));
      } else {
        before[i].append(component.read(record), out);
      }
    }
    close(out);
  }

  private void close(JsonBuffer out) {
    out.append(components.length == 0 ? "{}" : "}");
  }

  int size() {
    return components.length;
  }
}
