package plateau.app.document;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import plateau.app.command.Action;
import plateau.app.command.Common;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** {@code plateau map}: the maps that people write for games. What to do stands behind it. */
@Command(name = "map")
public final class MapCommand implements Action {

  private static final String MAP = "map";

  @Mixin final Common common = new Common();

  static boolean isMap(DocumentKind document) {
    return document.id().equals(MAP);
  }

  @Override
  public int run() {
    throw new Problem(Message.of("maps.which"));
  }
}
