package plateau.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plateau.kernel.words.Message;
import plateau.server.guard.Guard;
import plateau.server.guard.HeavyWork;
import plateau.server.store.Listing;
import plateau.server.tables.HeldSeats;
import plateau.server.tables.PlayAgain;
import plateau.server.tables.SameDice;
import plateau.server.tables.Tables;
import plateau.server.wire.Answers;
import plateau.server.wire.Bodies;
import plateau.server.wire.Languages;
import plateau.table.kept.Status;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/** {@code /api/tables}: new tables, public tables, one table, its seats. */
final class TablePages {

  private static final int CREATED = 201;
  private static final int MOST = 100;
  private static final int USUAL = 50;
  private static final int LONGEST_TOLD = 40;
  // Longer ones bring maps and teams along.
  private static final int SHORT_ORDER = 2_000;

  private final Tables tables;
  private final PlayAgain playAgain;
  private final SameDice sameDice;
  private final HeldSeats heldSeats;
  private final Guard guard;

  TablePages(Tables tables, Guard guard) {
    this.tables = tables;
    this.playAgain = new PlayAgain(tables);
    this.sameDice = new SameDice(tables);
    this.heldSeats = new HeldSeats(tables);
    this.guard = guard;
  }

  void addTo(RoutesConfig routes, HeavyWork heavy) {
    routes.post("/api/tables", heavy.boundedIfLong(SHORT_ORDER, this::create));
    routes.get("/api/tables", this::list);
    routes.get("/api/tables/{table}", this::one);
    routes.post("/api/tables/{table}/seats/{seat}", this::sitDown);
    routes.post("/api/tables/{table}/fork", heavy.bounded(this::fork));
    routes.post("/api/tables/{table}/again", heavy.bounded(this::again));
    routes.post("/api/tables/{table}/rematch", this::rematch);
    routes.post("/api/tables/mine", this::mine);
  }

  private void create(Context context) {
    guard.checkNewTable(context);
    context.status(CREATED);
    Answers.json(context, tables.create(Bodies.request(context), Guard.asker(context)));
  }

  private void list(Context context) {
    Optional<Status> status =
        Optional.ofNullable(context.queryParam("status"))
            .map(
                id ->
                    Status.of(id)
                        .orElseThrow(() -> Request.wrong("status", "waiting, playing, over")));
    Listing listing =
        new Listing(
            Optional.ofNullable(context.queryParam("game")),
            status,
            before(context.queryParam("before")),
            (int) Request.whole(context.queryParam("limit"), "limit", USUAL, MOST));
    Answers.json(context, tables.list(listing, Languages.of(context)));
  }

  private void one(Context context) {
    String id = context.pathParam("table");
    Answers.json(context, tables.open(id, Guard.caller(context)).describe(Languages.of(context)));
  }

  private void sitDown(Context context) {
    int seat = (int) Request.whole(context.pathParam("seat"), "seat", 0, MOST);
    Answers.json(
        context,
        tables.sitDown(
            context.pathParam("table"), seat, Bodies.request(context), Guard.asker(context)));
  }

  private void fork(Context context) {
    guard.checkNewTable(context);
    context.status(CREATED);
    Answers.json(
        context,
        tables.fork(context.pathParam("table"), Bodies.request(context), Guard.asker(context)));
  }

  private void again(Context context) {
    guard.checkNewTable(context);
    context.status(CREATED);
    Request request = Bodies.request(context);
    String id = context.pathParam("table");
    Answers.json(context, sameDice.play(id, request, Guard.asker(context)));
  }

  private void rematch(Context context) {
    guard.checkNewTable(context);
    Request request = Bodies.request(context);
    String id = context.pathParam("table");
    Answers.json(context, playAgain.play(id, request, Guard.asker(context)));
  }

  private void mine(Context context) {
    Request request = Bodies.request(context);
    Answers.json(context, heldSeats.list(request, Guard.asker(context)));
  }

  private static Listing.Before before(@Nullable String text) {
    return text == null
        ? Listing.Before.NOW
        : Listing.Before.read(text)
            .orElseThrow(
                () ->
                    new Refusal(
                        Code.MALFORMED,
                        Message.of("refusal.malformed.before", "seen", shortened(text))));
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST_TOLD ? text : text.substring(0, LONGEST_TOLD) + "…";
  }
}
