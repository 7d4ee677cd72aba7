package plateau.server.http;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Optional;
import plateau.kernel.words.Language;
import plateau.server.table.Request;

/** The language of a request: what its address says, else what the browser prefers. */
final class Languages {

  private Languages() {}

  static Language of(Context context) {
    String asked = context.queryParam("lang");
    if (asked != null) {
      return Language.of(asked).orElseThrow(() -> Request.wrong("lang", "en, fr"));
    }
    return preferred(context.header("Accept-Language")).orElse(Language.ENGLISH);
  }

  private static Optional<Language> preferred(@org.jspecify.annotations.Nullable String header) {
    return header == null
        ? Optional.empty()
        : Arrays.stream(header.split(",", -1))
            .map(name -> Language.of(name.strip()))
            .flatMap(Optional::stream)
            .findFirst();
  }
}
