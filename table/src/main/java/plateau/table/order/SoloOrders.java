package plateau.table.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Request;

/** Tables for one person, whose other seats are taken by computer players from the start. */
public final class SoloOrders {

  // As Token.fresh makes them, and no longer than anybody needs.
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_-]{22,64}");

  private SoloOrders() {}

  /**
   * The same options as at another table. Whoever asks sits on the seat that the request names.
   *
   * @param others who is on another seat
   */
  static Order like(
      StoredTable other, Request request, IntFunction<StoredSeat> others, boolean isPublic) {
    int mine = SeatBook.seatIn(other, request.maybeWhole("seat").orElse(0));
    String token = Token.fresh();
    List<StoredSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < other.seats().size(); seat++) {
      seats.add(seat == mine ? person(seat, request, token) : others.apply(seat));
    }
    return new Order(
        other.options(), seats, Map.of(mine, token), isPublic, HintsFor.ONE, Optional.empty());
  }

  /**
   * What everybody plays today. Nobody is to learn the dice by looking on, so it is not public.
   *
   * @param token of whoever asks, who may have played on another day
   */
  public static Order daily(Preset preset, Request request, String token, HintsFor hints) {
    int mine = preset.seats().indexOf(PlayerKind.HUMAN);
    List<StoredSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < preset.seats().size(); seat++) {
      seats.add(
          seat == mine
              ? person(seat, request, token)
              : StoredSeat.computer(seat, preset.seats().get(seat)));
    }
    return new Order(preset.options(), seats, Map.of(mine, token), false, hints, Optional.empty());
  }

  /** The token that somebody brings along, or a new one. */
  public static String token(Request request) {
    String token = request.maybeText("token").orElseGet(Token::fresh);
    if (!TOKEN.matcher(token).matches()) {
      throw Request.wrong("token", TOKEN.pattern());
    }
    return token;
  }

  private static StoredSeat person(int seat, Request request, String token) {
    return StoredSeat.holder(seat, SeatKind.PERSON, Order.name(request), Token.hash(token));
  }
}
