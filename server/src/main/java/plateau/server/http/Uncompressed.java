package plateau.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/**
 * A request for a WebSocket without the wish for compression that every browser adds: Jetty would
 * keep a compressor of some 300 KB with each connection, idle ones too.
 */
final class Uncompressed extends Request.Wrapper {

  private final HttpFields headers;

  private Uncompressed(Request request) {
    super(request);
    this.headers =
        HttpFields.build(request.getHeaders()).remove(HttpHeader.SEC_WEBSOCKET_EXTENSIONS);
  }

  static Request of(Request request) {
    return request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)
        ? new Uncompressed(request)
        : request;
  }

  @Override
  public HttpFields getHeaders() {
    return headers;
  }
}
