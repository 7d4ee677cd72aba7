package plateau.players.seating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plateau.kernel.Game;
import plateau.kernel.Graded;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;
import plateau.kernel.words.Problem;
import plateau.players.StandardPlayers;

/**
 * Who sits where, as in {@code human,expert,list:treatment+lockdown}: for each seat a level, or a
 * kind of player with its argument behind a colon. As many seats as names. Immutable, so many
 * matches can share one.
 */
public final class Seating<S extends State<S, M>, M> {

  /** Whether somebody is there to be asked. */
  public enum People {
    WELCOME,
    ABSENT
  }

  private record Place<S extends State<S, M>, M>(
      String text, @Nullable PlayerKind<S, M> kind, String argument) {}

  private final Game<S, M> game;
  private final List<Place<S, M>> places;

  private Seating(Game<S, M> game, List<Place<S, M>> places) {
    this.game = game;
    this.places = places;
  }

  /**
   * Reads a seat list. Every player is made once, so that a wrong argument is found here.
   *
   * @throws Problem when a name or its argument is wrong
   */
  public static <S extends State<S, M>, M> Seating<S, M> read(
      Game<S, M> game, String list, People people) {
    List<Place<S, M>> places = new ArrayList<>();
    String[] names = list.split(",", -1);
    for (int seat = 0; seat < names.length; seat++) {
      places.add(new Reader<>(game, list, people, seat).read(names[seat].strip()));
    }
    Seating<S, M> seating = new Seating<>(game, List.copyOf(places));
    seating.checkArguments();
    return seating;
  }

  /**
   * The kinds of computer players of a game: those that every game has and its own. One of its own
   * takes the place of another with the same name.
   */
  public static <S extends State<S, M>, M> List<PlayerKind<S, M>> kinds(Game<S, M> game) {
    return StandardPlayers.kinds(game);
  }

  /** What a name in a seat list stands for: the player of that level, else what it says. */
  public static String player(Game<?, ?> game, String name) {
    return Level.named(name).map(level -> graded(game, level).player()).orElse(name);
  }

  private static Graded graded(Game<?, ?> game, Level level) {
    return game.levels().get(level.ordinal());
  }

  public int size() {
    return places.size();
  }

  /** A set-up as these players need it. */
  public Setup seated(Setup setup) {
    Setup seated = setup;
    for (int seat = 0; seat < size(); seat++) {
      PlayerKind<S, M> kind = places.get(seat).kind();
      seated = kind == null ? seated : kind.seated(seated, seat);
    }
    return seated;
  }

  /** The name of each seat's player, as given. */
  public List<String> names() {
    return places.stream().map(Place::text).toList();
  }

  public boolean isHuman(int seat) {
    return places.get(seat).kind() == null;
  }

  /** The computer player of this seat, new for the match with this seed. */
  public SeatedPlayer<S, M> seated(int seat, long matchSeed) {
    Place<S, M> place = places.get(seat);
    PlayerKind<S, M> kind = place.kind();
    if (kind == null) {
      throw new IllegalStateException("a person decides for seat " + seat);
    }
    return new SeatedPlayer<>(game, kind, place.argument(), seat, matchSeed);
  }

  /** A computer player by its name alone, for a seat of the match with this seed. */
  static <S extends State<S, M>, M> SeatedPlayer<S, M> seated(
      Game<S, M> game, String name, int seat, long matchSeed) {
    return alone(game, name, seat).seated(seat, matchSeed);
  }

  /**
   * The name of a computer player for this seat, as it can be given again.
   *
   * @throws Problem when the name or its argument is wrong
   */
  public static <S extends State<S, M>, M> String computer(Game<S, M> game, String name, int seat) {
    Seating<S, M> seating = alone(game, name.strip(), seat);
    var _ = seating.seated(seat, 0);
    return seating.names().get(seat);
  }

  // On the seats before it sits the same player; nobody asks for those.
  private static <S extends State<S, M>, M> Seating<S, M> alone(
      Game<S, M> game, String name, int seat) {
    Place<S, M> place = new Reader<>(game, name, People.ABSENT, seat).read(name);
    return new Seating<>(game, Collections.nCopies(seat + 1, place));
  }

  /** The list as it can be given again. */
  @Override
  public String toString() {
    return String.join(",", names());
  }

  private void checkArguments() {
    for (int seat = 0; seat < size(); seat++) {
      if (!isHuman(seat)) {
        seated(seat, 0);
      }
    }
  }

  /** Reads the name of one seat. */
  private record Reader<S extends State<S, M>, M>(
      Game<S, M> game, String list, People people, int seat) {

    Place<S, M> read(String name) {
      String player = player(game, name);
      int colon = player.indexOf(':');
      String id = colon < 0 ? player : player.substring(0, colon);
      String argument = colon < 0 ? "" : player.substring(colon + 1);
      if (name.isEmpty()) {
        throw new Problem(Message.of("seating.empty", "seat", seat + 1, "list", list));
      }
      return id.equals(PlayerKind.HUMAN)
          ? new Place<>(name, person(argument), argument)
          : new Place<>(name, kind(id), argument);
    }

    private @Nullable PlayerKind<S, M> person(String argument) {
      if (people == People.ABSENT) {
        throw new Problem(Message.of("seating.no-people", "seat", seat + 1, "known", known()));
      }
      if (!argument.isEmpty()) {
        throw new Problem(
            Message.of("seating.person-argument", "seat", seat + 1, "found", argument));
      }
      return null;
    }

    private PlayerKind<S, M> kind(String id) {
      return kinds(game).stream()
          .filter(kind -> kind.id().equals(id))
          .findFirst()
          .orElseThrow(() -> new Problem(unknown(id)));
    }

    private Message unknown(String id) {
      return Message.of(
          "seating.unknown",
          "seat",
          seat + 1,
          "kind",
          id,
          "known",
          known(),
          "hint",
          Nearest.hint(id, known()));
    }

    private List<String> known() {
      Stream<String> computers =
          Stream.concat(
              Arrays.stream(Level.values()).map(Level::id),
              kinds(game).stream().map(PlayerKind::id));
      return people == People.ABSENT
          ? computers.toList()
          : Stream.concat(Stream.of(PlayerKind.HUMAN), computers).toList();
    }
  }
}
