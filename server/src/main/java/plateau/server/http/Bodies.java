package plateau.server.http;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import plateau.kernel.words.Message;
import plateau.server.table.Refusal;
import plateau.server.table.Refusal.Code;
import plateau.server.table.Request;

/** Bodies of requests: JSON in UTF-8, whatever their heads may say. */
final class Bodies {

  private Bodies() {}

  /**
   * What a client asks for.
   *
   * @throws Refusal when it is not UTF-8, or no JSON object
   */
  static Request request(Context context) {
    return Request.read(text(context.bodyAsBytes()));
  }

  /**
   * The text that these bytes are.
   *
   * @throws Refusal when they are not UTF-8
   */
  static String text(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(Code.MALFORMED, Message.of("refusal.malformed.utf8"));
    }
  }
}
