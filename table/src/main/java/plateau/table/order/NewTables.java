package plateau.table.order;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.chance.Dice;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.players.seating.Seating;
import plateau.table.kept.Event;
import plateau.table.kept.SeatKind;
import plateau.table.kept.SharedDice;
import plateau.table.kept.Status;
import plateau.table.kept.StoredSeat;
import plateau.table.kept.StoredTable;
import plateau.table.message.Refusal;
import plateau.table.message.Refusal.Code;
import plateau.table.message.Request;

/** Works out what a new table starts with; writes nothing down. Safe for many threads. */
public final class NewTables {

  /**
   * A table before anybody knows of it.
   *
   * @param tokens of the seats that somebody holds from the start
   */
  public record NewTable<S extends State<S, M>, M>(
      Game<S, M> game, StoredTable table, List<Event> events, Map<Integer, String> tokens) {

    NewTable<S, M> over(StoredTable other) {
      return new NewTable<>(game, other, events, tokens);
    }

    /** Whether nobody will ever come to look whether the match goes on. */
    public boolean isForComputersAlone() {
      return table.seats().stream().allMatch(seat -> seat.kind() == SeatKind.COMPUTER);
    }
  }

  private final LongSupplier seeds;
  private final LongSupplier clock;
  private final Supplier<String> ids;

  public NewTables(LongSupplier seeds, LongSupplier clock, Supplier<String> ids) {
    this.seeds = seeds;
    this.clock = clock;
    this.ids = ids;
  }

  /** A table as somebody orders it. */
  public <S extends State<S, M>, M> NewTable<S, M> ordered(Game<S, M> game, Request request) {
    return ordered(game, read(game, request));
  }

  private static <S extends State<S, M>, M> Order read(Game<S, M> game, Request request) {
    try {
      return Order.read(game, request);
    } catch (Refusal refusal) {
      throw refusal.in(game);
    }
  }

  private <S extends State<S, M>, M> NewTable<S, M> ordered(Game<S, M> game, Order order) {
    return with(seeds.getAsLong(), Optional.empty(), game, order);
  }

  /** A table whose dice are not its own: those of a day, or of a match that is over. */
  public <S extends State<S, M>, M> NewTable<S, M> sharing(
      SharedDice dice, long seed, Game<S, M> game, Order order) {
    return with(seed, Optional.of(dice), game, order);
  }

  /** The same game as at a table that is over: the same chance, and the same computer players. */
  public <S extends State<S, M>, M> NewTable<S, M> sameDice(
      Game<S, M> game, StoredTable over, Request request) {
    Setup setup = new Setup(over.seats().size(), over.options());
    IntFunction<StoredSeat> player =
        seat ->
            StoredSeat.computer(
                seat, StandIn.named(game, setup, seat, over.seats().get(seat).player()));
    Order order = SoloOrders.like(over, request, player, false);
    return sharing(SharedDice.again(over.id()), over.seed(), game, order);
  }

  private <S extends State<S, M>, M> NewTable<S, M> with(
      long seed, Optional<SharedDice> shared, Game<S, M> game, Order order) {
    try {
      Setup setup = setup(game, order);
      Match<S, M> match = Match.start(game, setup, Dice.seeded(seed));
      StoredTable plain = table(game, setup, order, seed, Optional.empty());
      StoredTable table = begun(plain.sharing(shared), match);
      Event first = played(match.steps().getFirst());
      return new NewTable<>(game, table, List.of(first), order.tokens());
    } catch (IllegalSetup illegal) {
      throw new Refusal(Code.ILLEGAL_SETUP, illegal.message()).in(game);
    } catch (Refusal refusal) {
      throw refusal.in(game);
    }
  }

  // Some computer players need a set-up of their own.
  private static <S extends State<S, M>, M> Setup setup(Game<S, M> game, Order order) {
    String seats = new SeatBook(order.seats()).seating();
    Setup plain = Setup.of(game.info(), order.seats().size(), order.options());
    return Seating.read(game, seats, Seating.People.WELCOME).seated(plain);
  }

  // A match may be over before anybody decides, when chance has it so in the set-up.
  private static StoredTable begun(StoredTable table, Match<?, ?> match) {
    return match.isOver()
        ? table.standing(
            Status.OVER, Optional.of(match.state().result()), table.last(), table.seats())
        : table;
  }

  /** A table that has played the first of these steps of another one. */
  public <S extends State<S, M>, M> NewTable<S, M> forked(
      Game<S, M> game, StoredTable other, List<Step> steps, Request request) {
    try {
      return newTable(game, other, steps, request);
    } catch (Refusal refusal) {
      throw refusal.in(game);
    }
  }

  private <S extends State<S, M>, M> NewTable<S, M> newTable(
      Game<S, M> game, StoredTable other, List<Step> steps, Request request) {
    int step = request.whole("step");
    // Where the match has ended, nothing is left to decide.
    int last = steps.size() - (other.result().isPresent() ? 2 : 1);
    if (step < 0 || step > last) {
      throw Refusal.of(Code.NO_SUCH_STEP, "last", last);
    }
    Setup setup = new Setup(other.seats().size(), other.options());
    Order order = orderLike(game, other, setup, request);
    Optional<StoredTable.Fork> fork = Optional.of(new StoredTable.Fork(other.id(), step));
    StoredTable table = table(game, setup, order, seeds.getAsLong(), fork);
    List<Event> events = steps.subList(0, step + 1).stream().map(this::played).toList();
    return new NewTable<>(game, table, events, order.tokens());
  }

  /**
   * The same game once more: the same options, clock and computer players, and every person on the
   * seat where they were, with the token that they have. A seat is free until its person comes.
   *
   * @param held the seats of whoever asks
   */
  public <S extends State<S, M>, M> NewTable<S, M> again(
      Game<S, M> game, StoredTable other, List<Integer> held) {
    List<StoredSeat> seats =
        other.seats().stream().map(seat -> onceMore(seat, held.contains(seat.seat()))).toList();
    Order order =
        new Order(other.options(), seats, Map.of(), other.isPublic(), other.hints(), other.clock());
    NewTable<S, M> newTable = ordered(game, order);
    StoredTable.Rematch asked = new StoredTable.Rematch(other.id(), held.getFirst());
    return newTable.over(
        newTable.table().meeting(new StoredTable.Rematches(Optional.of(asked), Optional.empty())));
  }

  private static StoredSeat onceMore(StoredSeat seat, boolean isHere) {
    return switch (seat.kind()) {
      case COMPUTER -> StoredSeat.computer(seat.seat(), seat.player().orElseThrow());
      case BOT -> StoredSeat.holder(seat.seat(), SeatKind.BOT, seat.name(), hash(seat));
      case PERSON ->
          isHere
              ? StoredSeat.holder(seat.seat(), SeatKind.PERSON, seat.name(), hash(seat))
              : StoredSeat.kept(seat.seat(), seat.name(), hash(seat));
      case OPEN -> seat;
    };
  }

  private static String hash(StoredSeat seat) {
    return seat.tokenHash().orElseThrow();
  }

  // Whoever asks takes one seat, computer players the others, unless these are to stay free.
  private static Order orderLike(Game<?, ?> game, StoredTable other, Setup setup, Request request) {
    return SoloOrders.like(
        other, request, seat -> other(game, setup, seat, request), request.truth("public", false));
  }

  private static StoredSeat other(Game<?, ?> game, Setup setup, int seat, Request request) {
    List<String> others =
        request.has("others") ? request.texts("others", setup.seats()) : List.of();
    Optional<String> wanted = others.stream().skip(seat).findFirst().filter(who -> !who.isEmpty());
    return wanted.filter(SeatKind.OPEN.id()::equals).isPresent()
        ? StoredSeat.open(seat)
        : StoredSeat.computer(
            seat, StandIn.named(game, setup, seat, wanted.or(() -> request.maybeText("player"))));
  }

  private StoredTable table(
      Game<?, ?> game, Setup setup, Order order, long seed, Optional<StoredTable.Fork> fork) {
    long now = clock.getAsLong();
    return new StoredTable(
        ids.get(),
        game.info().id(),
        game.info().rulesVersion(),
        setup.options(),
        order.isPublic(),
        order.hints(),
        Token.salted(seed),
        fork,
        Optional.empty(),
        order.clock(),
        now,
        new SeatBook(order.seats()).missing() == 0 ? Status.PLAYING : Status.WAITING,
        Optional.empty(),
        0,
        now,
        order.seats(),
        StoredTable.Rematches.NONE);
  }

  // Nothing was taken back yet, so events are numbered as steps are.
  private Event played(Step step) {
    return new Event.Played(step.number(), clock.getAsLong(), step, "", 0, "");
  }
}
