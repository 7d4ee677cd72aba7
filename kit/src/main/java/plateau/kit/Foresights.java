package plateau.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.match.Match;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.outlook.Share;
import plateau.kernel.outlook.Things;
import plateau.kernel.words.Message;

/**
 * What a game tells about moves before they are chosen is about legal moves and things that are
 * there, tells no secret, can be said, and comes true as often as it claims.
 */
final class Foresights<S extends State<S, M>, M> {

  private static final int POINTED_AT = 12;
  // Counting costs more than all other checks together: a position in so many, one move of it.
  private static final int COUNTED_ONE_IN = 10;
  private static final int COUNTED = 700;
  // How surprising a count may be, in nats: chance alone exceeds it once in some ten million.
  private static final double SURPRISE = 16;

  private final Game<S, M> game;
  private final Looks<S, M> looks;
  private final Sentences sentences;

  Foresights(Game<S, M> game) {
    this.game = game;
    this.looks = new Looks<>(game);
    this.sentences = new Sentences(game);
  }

  void areAboutWhatIsThere(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    List<String> menu = looks.menu(state);
    Things things = Things.in(game.view(state, state.toMove()));
    for (Prospect prospect : outlook(state).prospects()) {
      assertThat(menu).as("the legal moves, of which the outlook speaks").contains(prospect.move());
      assertThere(things, prospect.touches(), prospect);
      shares(prospect).forEach(share -> assertThere(things, share.touches(), prospect));
    }
  }

  private void assertThere(Things things, List<String> touched, Prospect prospect) {
    for (String thing : touched) {
      assertThat(things.has(thing))
          .as("the view has \"%s\", which \"%s\" touches", thing, prospect.move())
          .isTrue();
    }
  }

  void areSaid(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    for (Prospect prospect : outlook(match.state()).prospects()) {
      prospect.notes().forEach(sentences::assertSaid);
      prospect.odds().stream().flatMap(odds -> odds.when().stream()).forEach(sentences::assertSaid);
      shares(prospect).forEach(share -> sentences.assertSaid(share.words()));
    }
  }

  void tellNoSecret(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    S imagined = game.imagine(state, state.toMove(), seeded(chance));
    assertThat(game.outlook(imagined))
        .as("the outlook of a position that seat %d imagines", state.toMove())
        .isEqualTo(game.outlook(state));
  }

  /** What cannot be chosen is explained in words, and tells no secret. */
  void reasonsAreSaidAndTellNoSecret(Match<S, M> match, Chance chance) {
    if (match.isOver()) {
      return;
    }
    S state = match.state();
    int seat = state.toMove();
    S imagined = game.imagine(state, seat, seeded(chance));
    List<String> things = new ArrayList<>(Things.in(game.view(state, seat)).paths());
    chance.shuffle(things);
    for (String thing : things.subList(0, Math.min(POINTED_AT, things.size()))) {
      Optional<Message> reason = game.whyNot(state, seat, thing);
      reason.ifPresent(sentences::assertSaid);
      assertThat(game.whyNot(imagined, seat, thing))
          .as("why seat %d cannot choose \"%s\", where it imagines", seat, thing)
          .isEqualTo(reason);
    }
  }

  /** Plays a move many times, as far as the seat knows the position, and counts. */
  void comeTrueAsOftenAsTheyClaim(Match<S, M> match, Chance chance) {
    if (match.isOver() || chance.below(COUNTED_ONE_IN) != 0) {
      return;
    }
    S state = match.state();
    List<Prospect> uncertain = new ArrayList<>(outlook(state).prospects());
    uncertain.removeIf(prospect -> shares(prospect).isEmpty());
    if (uncertain.isEmpty()) {
      return;
    }
    Prospect prospect = uncertain.get(chance.below(uncertain.size()));
    for (Odds odds : prospect.odds()) {
      count(state, prospect, odds, chance);
    }
  }

  private void count(S state, Prospect prospect, Odds odds, Chance chance) {
    int[] counts = new int[odds.shares().size()];
    for (int i = 0; i < COUNTED; i++) {
      List<Entry> told = played(state, prospect.move(), odds.assuming(), seeded(chance));
      for (int share = 0; share < counts.length; share++) {
        if (odds.shares().get(share).entries().stream().anyMatch(told::contains)) {
          counts[share]++;
        }
      }
    }
    for (int share = 0; share < counts.length; share++) {
      Share claimed = odds.shares().get(share);
      assertThat(surprise(counts[share] / (double) COUNTED, claimed.chance()))
          .as(
              "how surprising %d of %d is, where \"%s\" claims %s for %s, assuming %s",
              counts[share],
              COUNTED,
              prospect.move(),
              claimed.chance(),
              claimed.words(),
              odds.assuming())
          .isLessThan(SURPRISE);
    }
  }

  private List<Entry> played(S state, String move, List<String> assuming, Chance chance) {
    S after = game.imagine(state, state.toMove(), chance);
    List<Entry> told = new ArrayList<>();
    Journal journal = Journal.into(told);
    Optional<M> next = legal(after, move);
    while (next.isPresent()) {
      after.play(next.get(), chance, journal);
      S now = after;
      next =
          now.toMove() == Seat.OVER
              ? Optional.empty()
              : assuming.stream().flatMap(text -> legal(now, text).stream()).findFirst();
    }
    return told;
  }

  private Optional<M> legal(S state, String text) {
    return game.notation().read(text).filter(state::allows);
  }

  // By how much the count speaks against the claim: the relative entropy of all trials.
  private static double surprise(double counted, double claimed) {
    double p = Math.clamp(claimed, 0, 1);
    return COUNTED * (term(counted, p) + term(1 - counted, 1 - p));
  }

  private static double term(double counted, double claimed) {
    return counted == 0 ? 0 : counted * Math.log(counted / claimed);
  }

  private Outlook outlook(S state) {
    return game.outlook(state).orElse(Outlook.NONE);
  }

  private static List<Share> shares(Prospect prospect) {
    return prospect.odds().stream().flatMap(odds -> odds.shares().stream()).toList();
  }

  private static Chance seeded(Chance chance) {
    return new Seeded(chance.below(Integer.MAX_VALUE));
  }
}
