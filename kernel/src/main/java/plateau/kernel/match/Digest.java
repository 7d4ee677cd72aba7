package plateau.kernel.match;

import java.nio.charset.StandardCharsets;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.basis.Sha256;
import plateau.kernel.json.Json;

/** A short fingerprint: the first hex digits of SHA-256. */
public final class Digest {

  private static final int DIGITS = 16;

  private Digest() {}

  /** The fingerprint of a whole position, through its referee's view. */
  public static <S extends State<S, M>, M> String of(Game<S, M> game, S state) {
    return of(Json.bytes(game.view(state, Seat.REFEREE)));
  }

  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String of(byte[] text) {
    return Sha256.hex(text).substring(0, DIGITS);
  }
}
