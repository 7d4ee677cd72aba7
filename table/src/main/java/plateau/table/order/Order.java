package plateau.table.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.PlayerKind;
import plateau.kernel.State;
import plateau.kernel.words.OneLine;
import plateau.table.kept.HintsFor;
import plateau.table.kept.SeatKind;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.TimeControl;
import plateau.table.message.Request;

/**
 * What somebody wants a new table to be.
 *
 * @param tokens of the seats that whoever orders it holds, by seat
 */
public record Order(
    Map<String, String> options,
    List<StoredSeat> seats,
    Map<Integer, String> tokens,
    boolean isPublic,
    HintsFor hints,
    Optional<TimeControl> clock) {

  public static final int LONGEST_NAME = 30;
  private static final int MOST_OPTIONS = 50;
  private static final int MOST_SEATS = 100;
  private static final long LONGEST_CLOCK_MS = 7L * 24 * 3600 * 1000;

  static <S extends State<S, M>, M> Order read(Game<S, M> game, Request request) {
    Reader<S, M> reader = new Reader<>(game, new ArrayList<>(), new LinkedHashMap<>());
    if (request.has("seats")) {
      reader.takeAll(request.objects("seats", MOST_SEATS, "[{\"kind\":\"me\"}]"));
    } else {
      reader.takeUsual();
    }
    return new Order(
        options(request),
        reader.seats(),
        reader.tokens(),
        request.truth("public", false),
        request.truth("hints", false) ? HintsFor.ALL : HintsFor.ONE,
        clock(request));
  }

  /** A name as it may be shown: short, on one line, perhaps empty. */
  public static String name(Request request) {
    String name = request.maybeText("name").map(Request::shown).orElse("");
    if (OneLine.lengthOf(name) > LONGEST_NAME) {
      throw Request.wrong("name", "0–" + LONGEST_NAME);
    }
    return name;
  }

  private static Map<String, String> options(Request request) {
    String example = "{\"…\":\"…\"}";
    Map<String, String> options = new LinkedHashMap<>();
    request
        .maybeObject("options", example)
        .ifPresent(
            chosen ->
                chosen.fields().keySet().forEach(name -> options.put(name, chosen.text(name))));
    if (options.size() > MOST_OPTIONS) {
      throw Request.wrong("options", example);
    }
    return options;
  }

  private static Optional<TimeControl> clock(Request request) {
    return request
        .maybeObject("clock", "{\"bankMs\":600000,\"gainMs\":5000}")
        .map(
            clock -> {
              int bank = clock.whole("bankMs");
              int gain = clock.maybeWhole("gainMs").orElse(0);
              if (bank < 1 || bank > LONGEST_CLOCK_MS || gain < 0 || gain > LONGEST_CLOCK_MS) {
                throw Request.wrong("clock", "1–" + LONGEST_CLOCK_MS);
              }
              return new TimeControl(bank, gain);
            });
  }

  /** Takes one seat after the other. */
  private record Reader<S extends State<S, M>, M>(
      Game<S, M> game, List<StoredSeat> seats, Map<Integer, String> tokens) {

    private String player(Request wanted) {
      return wanted
          .maybeText("player")
          .map(name -> StandIn.named(game, seats.size(), name))
          .orElseGet(() -> StandIn.of(game));
    }

    // On the first human seat it is me.
    void takeUsual() {
      boolean isMine = true;
      for (String player : game.usualTable()) {
        if (!player.equals(PlayerKind.HUMAN)) {
          seats.add(StoredSeat.computer(seats.size(), player));
        } else if (isMine) {
          hold(SeatKind.PERSON, "");
          isMine = false;
        } else {
          seats.add(StoredSeat.open(seats.size()));
        }
      }
    }

    void takeAll(List<Request> wanted) {
      if (wanted.size() > game.info().maxSeats()) {
        throw Request.wrong("seats", game.info().minSeats() + "–" + game.info().maxSeats());
      }
      wanted.forEach(this::take);
    }

    private void take(Request wanted) {
      switch (wanted.text("kind")) {
        case "me" -> hold(SeatKind.PERSON, name(wanted));
        case "bot" -> hold(SeatKind.BOT, name(wanted));
        case "open" -> seats.add(StoredSeat.open(seats.size()));
        case "computer" -> seats.add(StoredSeat.computer(seats.size(), player(wanted)));
        default -> throw Request.wrong("kind", "me, open, computer, bot");
      }
    }

    private void hold(SeatKind kind, String name) {
      String token = Token.fresh();
      tokens.put(seats.size(), token);
      seats.add(StoredSeat.holder(seats.size(), kind, name, Token.hash(token)));
    }
  }
}
