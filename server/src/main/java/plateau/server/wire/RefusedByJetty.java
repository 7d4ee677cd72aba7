package plateau.server.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Language;
import plateau.kernel.words.Message;
import plateau.table.message.Refusal;

/**
 * What comes no further than Jetty, since its head or its address cannot be read, answered as
 * {@link Errors} answers the rest. Jetty's own pages would tell what it is, and repeat what was
 * sent.
 */
public final class RefusedByJetty extends ErrorHandler {

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    response
        .getHeaders()
        .put(HttpHeader.CONTENT_TYPE, Answers.JSON)
        .put(HttpHeader.CACHE_CONTROL, "no-store")
        .put("X-Content-Type-Options", "nosniff")
        .put("X-Frame-Options", "DENY")
        .put("Referrer-Policy", "no-referrer")
        .put("Content-Security-Policy", "default-src 'none'");
    String body = body(status, Languages.preferred(request.getHeaders().get("Accept-Language")));
    response.write(true, ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8)), callback);
  }

  private static String body(int status, Language language) {
    if (status == HttpStatus.INTERNAL_SERVER_ERROR_500) {
      return Answers.error("internal", Message.of("refusal.internal"), Errors.wordsIn(language));
    }
    Refusal refusal = Errors.of(status);
    return Answers.error(refusal.code().id(), refusal.message(), Errors.wordsIn(language));
  }
}
