package plateau.server.wire;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Language;
import plateau.table.message.Request;

/** The language of a request: what its address says, else what the browser prefers. */
public final class Languages {

  private Languages() {}

  public static Language of(Context context) {
    String asked = context.queryParam("lang");
    if (asked != null) {
      return Language.of(asked).orElseThrow(() -> Request.wrong("lang", "en, fr"));
    }
    return preferred(context.header("Accept-Language"));
  }

  /** The same for a sentence about a request in which even that may be wrong. */
  public static Language preferred(Context context) {
    return Optional.ofNullable(context.queryParam("lang"))
        .flatMap(Language::of)
        .orElseGet(() -> preferred(context.header("Accept-Language")));
  }

  /** What a header prefers; English without one. */
  public static Language preferred(@Nullable String header) {
    return Optional.ofNullable(header).stream()
        .flatMap(names -> Arrays.stream(names.split(",", -1)))
        .flatMap(name -> Language.of(name.replaceFirst(";.*", "").strip()).stream())
        .findFirst()
        .orElse(Language.ENGLISH);
  }
}
