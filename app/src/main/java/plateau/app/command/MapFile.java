package plateau.app.command;

import plateau.app.TextFile;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapFault;
import plateau.iceberg.map.MapReader;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** A map of Iceberg in a file that somebody named. */
record MapFile(String name) {

  /** The map; a fault is told with the file, the line and the fault's code. */
  IceMap read() {
    String text = TextFile.read(TextFile.path(name));
    try {
      return MapReader.read(text);
    } catch (MapFault fault) {
      throw new Problem(
          Message.of(
              "maps.fault", "file", name, "code", fault.code().id(), "fault", fault.message()),
          fault);
    }
  }
}
