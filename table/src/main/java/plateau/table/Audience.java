package plateau.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.json.JsonObject;
import plateau.kernel.words.Language;
import plateau.kernel.words.Words;
import plateau.table.kept.Guests;
import plateau.table.kept.Peers;
import plateau.table.message.Messages;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Tellings;

/**
 * Everybody who is connected to a table, and what they are told. Belongs to the table's mailbox.
 */
final class Audience<S extends State<S, M>, M> {

  private final Peers peers;
  private final Tellings tellings;
  private final TableState<S, M> table;
  private final Position<S, M> position;
  private final Map<Connection, Guest> guests = new LinkedHashMap<>();
  private final Map<Integer, Program<S, M>> programs = new LinkedHashMap<>();
  private final Set<Integer> ready = new HashSet<>();
  private final LastViews lastViews = new LastViews();
  private Guests elsewhere = Guests.NOBODY;

  Audience(Ports ports, TableState<S, M> table) {
    this.peers = ports.peers();
    this.tellings = ports.tellings();
    this.table = table;
    this.position = table.position();
  }

  /** Looks who is connected at other servers; whether that has changed. */
  boolean lookElsewhere() {
    Guests before = all();
    elsewhere = peers.elsewhere(table.id());
    before.seats().stream().filter(seat -> !present().contains(seat)).forEach(table::leaves);
    return !all().equals(before);
  }

  /** Tells other servers who is connected here. */
  void announce() {
    peers.attend(table.id(), here());
  }

  private Guests all() {
    return here().and(elsewhere);
  }

  private Guests here() {
    Set<Integer> seats = new HashSet<>(ready);
    guests.values().stream()
        .filter(guest -> !guest.isSpectator())
        .forEach(guest -> seats.add(guest.seat()));
    return new Guests(seats, (int) guests.values().stream().filter(Guest::isSpectator).count());
  }

  boolean isEmpty() {
    return guests.isEmpty() && ready.isEmpty();
  }

  Optional<Guest> of(Connection connection) {
    return Optional.ofNullable(guests.get(connection));
  }

  void add(Guest guest) {
    guests.put(guest.connection(), guest);
    announce();
  }

  /** Whoever has hung up leaves its seat, if it had one. */
  void remove(Connection connection) {
    Guest gone = guests.remove(connection);
    if (gone != null && !gone.isSpectator() && !present().contains(gone.seat())) {
      table.leaves(gone.seat());
    }
    announce();
  }

  /** A program has come to this seat, and says later that it is ready. */
  void add(int seat, Program<S, M> program) {
    programs.put(seat, program);
  }

  /** The program on this seat is ready. */
  void isReady(int seat) {
    ready.add(seat);
    announce();
  }

  /** The program on this seat has gone. */
  void remove(int seat) {
    programs.remove(seat);
    if (ready.remove(seat)) {
      table.leaves(seat);
      announce();
    }
  }

  /** The program on this seat, if it is ready. */
  Optional<Program<S, M>> programAt(int seat) {
    return Optional.ofNullable(programs.get(seat)).filter(_ -> ready.contains(seat));
  }

  /** Tells all programs how the match has ended. */
  void tellPrograms(Result ending) {
    S state = position.match().state();
    programs.forEach((seat, program) -> program.over(position.game().view(state, seat), ending));
  }

  /** The seats where somebody is connected. */
  Set<Integer> present() {
    return all().seats();
  }

  /** Says the last word to everybody. */
  void dismiss(Code code) {
    for (Guest guest : guests.values()) {
      String words = table.words(guest.language()).say("refusal." + code.id());
      guest.connection().refuse(code, Messages.error(code, words));
    }
    guests.clear();
  }

  void tell(String message) {
    guests.values().forEach(guest -> guest.send(message));
  }

  /** Tells everybody in their own words. */
  void tell(Function<Words, String> message) {
    guests.values().forEach(guest -> guest.send(message.apply(table.words(guest.language()))));
  }

  void tellViews() {
    ViewWriter<S, M> writer = writer();
    guests.values().forEach(guest -> send(guest, writer));
  }

  void sendView(Guest guest) {
    send(guest, writer());
  }

  private void send(Guest guest, ViewWriter<S, M> writer) {
    boolean canUndo = table.canUndo(guest.seat());
    guest.send(writer.write(guest, canUndo));
    guest.has(position.n());
  }

  private ViewWriter<S, M> writer() {
    @Nullable String clocks =
        table
            .clocks()
            .map(all -> all.written(table.seats(), table.running(), table.turnMs()))
            .orElse(null);
    return new ViewWriter<>(
        position,
        tellings,
        new ViewWriter.Moment(
            table.isPlaying(), table.expected(), clocks, table.id(), table.seats().all()),
        lastViews);
  }

  void tellTable() {
    Map<Language, String> written = new HashMap<>();
    for (Guest guest : guests.values()) {
      guest.send(written.computeIfAbsent(guest.language(), this::tableMessage));
    }
  }

  void sendTable(Guest guest) {
    guest.send(tableMessage(guest.language()));
  }

  private String tableMessage(Language language) {
    return JsonObject.ofType("table").raw("table", describe(language)).toString();
  }

  /** The table as JSON. */
  String describe(Language language) {
    Guests connected = all();
    @Nullable Integer toMove =
        position.match().isOver() ? null : (Integer) position.match().toMove();
    TableWriter.Now now =
        new TableWriter.Now(
            position.match().lastStep(), toMove, connected.seats(), connected.spectators());
    return TableWriter.write(table.snapshot(), position.game(), now, table.words(language))
        .toString();
  }
}
