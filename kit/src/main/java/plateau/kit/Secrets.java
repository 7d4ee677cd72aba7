package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import plateau.kernel.Game;
import plateau.kernel.Gauges;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.Recording;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;

/**
 * What a seat cannot know never reaches it. The other positions that could be true for a seat come
 * from {@link Game#imagine}: to that seat they must look the same in every way.
 */
final class Secrets<S extends State<S, M>, M> {

  private static final int IMAGINED = 2;
  private static final int MOVES_ON = 4;
  private static final int REFUSED = 12;
  // Signs of a view that are shown on each side of where it differs.
  private static final int CONTEXT = 60;

  private final Game<S, M> game;
  private final Looks<S, M> looks;
  private final Set<M> seenSoFar = new LinkedHashSet<>();
  private final Map<Integer, Class<?>> classes = new HashMap<>();

  Secrets(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
  }

  void imaginedPositionsLookTheSame(Match<S, M> match, Chance chance) {
    S state = match.state();
    String before = looks.whole(state);
    for (int seat : seatsToAsk(match, chance)) {
      long seed = chance.below(Integer.MAX_VALUE);
      S imagined = game.imagine(state, seat, new Seeded(seed));
      assertLooksTheSame(state, imagined, seat);
      assertThat(looks.whole(game.imagine(state, seat, new Seeded(seed))))
          .as("what seat %d imagines with the same chance again", seat)
          .isEqualTo(looks.whole(imagined));
      assertThat(looks.whole(game.imagine(imagined, seat, new Seeded(~seed))))
          .as("what seat %d imagines where only things differ that it cannot see", seat)
          .isEqualTo(looks.whole(game.imagine(state, seat, new Seeded(~seed))));
      looks.playOn(imagined, MOVES_ON, chance);
    }
    assertThat(looks.whole(state)).as("the position after seats imagined").isEqualTo(before);
  }

  /** A server tells a seat only what is new in its view, field by field. */
  void viewsOfASeatAreOfOneClass(Match<S, M> match, Chance chance) {
    for (int seat : seatsToAsk(match, chance)) {
      Class<?> now = game.view(match.state(), seat).getClass();
      assertThat(now)
          .as("the class of seat %d's view", seat)
          .isEqualTo(classes.computeIfAbsent(seat, _ -> now));
    }
  }

  // All seats at every position would cost too much with many seats; over a match all have a turn.
  private Set<Integer> seatsToAsk(Match<S, M> match, Chance chance) {
    Set<Integer> seats = new TreeSet<>(Set.of(chance.below(match.setup().seats())));
    if (!match.isOver()) {
      seats.add(match.toMove());
    }
    return seats;
  }

  private void assertLooksTheSame(S state, S imagined, int seat) {
    sameView(
        "seat %d's view of a position that it imagines".formatted(seat),
        looks.to(imagined, seat),
        looks.to(state, seat));
    // Whatever is public, a seat knows.
    sameView(
        "a spectator's view of a position that seat %d imagines".formatted(seat),
        looks.to(imagined, Seat.SPECTATOR),
        looks.to(state, Seat.SPECTATOR));
    assertThat(imagined.toMove())
        .as("who is to move in a position that seat %d imagines", seat)
        .isEqualTo(state.toMove());
    if (state.toMove() == seat) {
      assertThat(looks.menu(imagined))
          .as("seat %d's moves in a position that it imagines", seat)
          .isEqualTo(looks.menu(state));
    }
    if (state.toMove() == Seat.OVER) {
      assertThat(imagined.result())
          .as("how the match ended, in a position that seat %d imagines", seat)
          .isEqualTo(state.result());
    }
  }

  // A view is a long line: what is told first is where two of them part.
  private static void sameView(String whose, String imagined, String truth) {
    assertThat(imagined).as(() -> whose + parting(imagined, truth)).isEqualTo(truth);
  }

  private static String parting(String imagined, String truth) {
    int place = Arrays.mismatch(imagined.toCharArray(), truth.toCharArray());
    return " "
        + """
        is not the view of the true position: the view tells what one cannot know, or imagine() \
        changes what one knows.
        In truth: ...%s...
        Imagined: ...%s...
        """
            .formatted(around(truth, place), around(imagined, place));
  }

  private static String around(String view, int place) {
    int from = Math.max(0, place - CONTEXT);
    return view.substring(from, Math.min(view.length(), place + CONTEXT));
  }

  /** What everybody may read off a position while the match goes on. */
  void publicGaugesTellNoSecret(Match<S, M> match, Chance chance) {
    if (game.gauges().filter(Gauges::isPublic).isEmpty()) {
      return;
    }
    Gauges<S> gauges = game.gauges().orElseThrow();
    for (int seat : seatsToAsk(match, chance)) {
      S imagined = game.imagine(match.state(), seat, chanceOf(chance));
      assertThat(reading(gauges, imagined))
          .as("the public gauges of a position that seat %d imagines", seat)
          .isEqualTo(reading(gauges, match.state()));
    }
  }

  private static <S> List<Object> reading(Gauges<S> gauges, S state) {
    int[] numbers = new int[gauges.series().size()];
    gauges.read(state, numbers);
    return List.of(
        gauges.time(state), Arrays.stream(numbers).boxed().toList(), gauges.taken(state));
  }

  /** What its moves mean is told to the seat that decides before it knows what they bring. */
  void descriptionsTellNoSecret(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    S imagined = game.imagine(state, state.toMove(), chanceOf(chance));
    for (M move : state.moves()) {
      assertThat(game.describe(imagined, move))
          .as("what %s means to seat %d, where it imagines", move, state.toMove())
          .isEqualTo(game.describe(state, move));
    }
  }

  /**
   * Why a move is refused is a sentence for the seat that tried it, and may tell it nothing new.
   */
  void refusalsTellNoSecret(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    seenSoFar.addAll(state.moves());
    S imagined = game.imagine(state, state.toMove(), chanceOf(chance));
    List<M> refused = new ArrayList<>(seenSoFar);
    refused.removeAll(state.moves());
    chance.shuffle(refused);
    refused.stream()
        .limit(REFUSED)
        .forEach(
            move ->
                assertThat(game.whyNot(imagined, move))
                    .as("why seat %d may not play %s, where it imagines", state.toMove(), move)
                    .isEqualTo(game.whyNot(state, move)));
  }

  /**
   * When positions look the same to a seat before and after the same move with the same draws, the
   * seat has read the same in between: otherwise the journal told it what its view keeps secret.
   * Nor may who is asked next, and what the seat itself is then offered, tell it. When they look
   * different after the move, it has shown something, and nothing follows.
   */
  void theJournalTellsNoMoreThanTheView(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    M move = looks.anyMove(match.state(), chance);
    long seed = chance.below(Integer.MAX_VALUE);
    for (int seat : seatsToAsk(match, chance)) {
      Played<S> real = play(match.state(), move, seed);
      for (int i = 0; i < IMAGINED; i++) {
        S imagined = game.imagine(match.state(), seat, chanceOf(chance));
        if (imagined.moves().contains(move)) {
          compare(real, play(imagined, move, seed), seat);
        }
      }
    }
  }

  /** A game that claims to be certain has no secrets, and its moves draw nothing. */
  void aCertainGameHidesAndDrawsNothing(Match<S, M> match, Chance chance) {
    if (!game.isCertain() || match.isOver()) {
      return;
    }
    S state = match.state();
    for (int seat : seatsToAsk(match, chance)) {
      assertThat(looks.whole(game.imagine(state, seat, chanceOf(chance))))
          .as("what seat %d imagines, in a game that is certain", seat)
          .isEqualTo(looks.whole(state));
      assertThat(looks.to(state, seat))
          .as("seat %d's view, in a game that is certain", seat)
          .isEqualTo(looks.to(state, Seat.SPECTATOR));
      assertThat(match.journal(match.lastStep()))
          .as("the journal, in a game that is certain")
          .allMatch(entry -> entry.visibleTo(seat) && entry.visibleTo(Seat.SPECTATOR));
    }
    M move = looks.anyMove(state, chance);
    assertThat(play(state, move, 0).draws())
        .as("what %s draws, in a game that is certain", move)
        .isEmpty();
  }

  void whatIsPublicEverySeatMayKnow(Match<S, M> match, Chance chance) {
    for (Entry entry : match.journal(match.lastStep())) {
      if (entry.visibleTo(Seat.SPECTATOR)) {
        Looks.seats(match)
            .forEach(
                seat ->
                    assertThat(entry.visibleTo(seat))
                        .as("seat %d may know %s, which spectators may", seat, entry)
                        .isTrue());
      }
    }
  }

  private record Played<S>(S state, List<Drawn> draws, List<Entry> journal) {}

  private Played<S> play(S state, M move, long seed) {
    S after = state.copy();
    Recording draws = new Recording(new Seeded(seed));
    List<Entry> journal = new ArrayList<>();
    after.play(move, draws, Journal.into(journal));
    return new Played<>(after, draws.drawn(), journal);
  }

  private void compare(Played<S> real, Played<S> other, int seat) {
    if (real.draws().equals(other.draws())
        && looks.to(real.state(), seat).equals(looks.to(other.state(), seat))) {
      assertThat(Looks.journal(other.journal(), seat))
          .as("what seat %d reads when only things differ that it cannot see", seat)
          .isEqualTo(Looks.journal(real.journal(), seat));
      assertLooksTheSame(real.state(), other.state(), seat);
    }
  }

  private static Chance chanceOf(Chance chance) {
    return new Seeded(chance.below(Integer.MAX_VALUE));
  }
}
