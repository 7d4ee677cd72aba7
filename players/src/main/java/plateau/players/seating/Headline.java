package plateau.players.seating;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Game;
import plateau.kernel.Result;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Seat;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * The sentence about a match that is over: who won, by name or as "you", and with which score. Why
 * it ended says the game's own sentence {@code end.CODE}.
 */
public final class Headline {

  /** What the end is to somebody. */
  public enum Outcome implements Named {
    WON,
    LOST,
    DRAWN,
    /** To somebody who only looks on. */
    NEUTRAL;

    @Override
    public String id() {
      return Named.kebab(name());
    }
  }

  private final Words words;
  private final boolean isShared;
  private final List<String> names;
  private final Result result;

  /**
   * @param words of the game and of the standard players
   * @param names of all seats
   */
  public Headline(Game<?, ?> game, Words words, List<String> names, Result result) {
    this.words = words;
    this.isShared = game.isCooperative();
    this.names = List.copyOf(names);
    this.result = result;
  }

  /** What the end is to this seat. */
  public Outcome outcome(int seat) {
    if (seat < 0) {
      return Outcome.NEUTRAL;
    }
    if (result.won(seat)) {
      return Outcome.WON;
    }
    return isDraw() ? Outcome.DRAWN : Outcome.LOST;
  }

  /** To whoever sits here; to {@link Seat#SPECTATOR} about all of them. */
  public String to(int seat) {
    if (isTogether()) {
      return together(seat);
    }
    if (isDraw()) {
      return words.say("headline.draw" + scored(), scores(0));
    }
    if (result.winners().isEmpty()) {
      return words.say("headline.nobody");
    }
    return switch (outcome(seat)) {
      case WON -> won(seat);
      case LOST -> lost(seat);
      case DRAWN, NEUTRAL -> others(result.winners());
    };
  }

  // The game speaks to its players itself: "You win: …".
  private String together(int seat) {
    if (seat >= 0) {
      return words.say(ending());
    }
    String who = result.winners().isEmpty() ? "headline.all-lost" : "headline.all-won";
    String told = words.say(who, "count", names.size());
    String few = "outcome." + result.code();
    return words.has(few)
        ? words.say("headline.why", "what", told, "why", words.say(few))
        : words.say("headline.end", "what", told);
  }

  /** Why it ended, where the sentence above does not say it; else empty. */
  public String why() {
    return isTogether() ? "" : words.say(ending());
  }

  private Message ending() {
    return Message.of("end." + result.code());
  }

  private boolean isTogether() {
    return isShared || names.size() == 1;
  }

  private String won(int seat) {
    List<Integer> mates = result.winners().stream().filter(other -> other != seat).toList();
    if (mates.isEmpty()) {
      return words.say("headline.you-won" + scored(), scores(seat));
    }
    return mates.size() == names.size() - 1
        ? words.say("headline.everybody")
        : words.say("headline.you-won-with", "who", list(mates));
  }

  private String lost(int seat) {
    return isDuel()
        ? words.say("headline.you-lost" + scored(), scores(seat))
        : words.say("headline.you-lost-others", "what", others(result.winners()));
  }

  private String others(List<Integer> winners) {
    if (winners.size() == names.size()) {
      return words.say("headline.everybody");
    }
    if (winners.size() > 1) {
      return words.say("headline.they-won", "who", list(winners));
    }
    int winner = winners.getFirst();
    return words.say("headline.one-won" + scored(), scores(winner));
  }

  // Two who have as much as each other: nobody is better. Where more play, nobody has won.
  private boolean isDraw() {
    return isDuel()
        && result.winners().isEmpty()
        && result.scores().get(0).equals(result.scores().get(1));
  }

  private boolean isDuel() {
    return !isShared && names.size() == 2;
  }

  // Of two the scores belong together, unless they do not say who won: when somebody concedes, say.
  private String scored() {
    boolean tells = isDraw() || result.scores().stream().distinct().count() > 1;
    return isDuel() && hasScores() && tells ? "-scored" : "";
  }

  private Object[] scores(int seat) {
    int other = isDuel() ? 1 - seat : seat;
    return new Object[] {
      "name", names.get(seat),
      "other", names.get(other),
      "score", result.scores().get(seat),
      "against", result.scores().get(other)
    };
  }

  private Message list(List<Integer> seats) {
    List<String> called = new ArrayList<>(seats.stream().map(names::get).toList());
    if (called.size() == 1) {
      return Message.of("headline.one", "name", called.getFirst());
    }
    String last = called.removeLast();
    return Message.of("headline.and", "some", called, "last", last);
  }

  /** Whether the points of the seats tell more than who has won. */
  public boolean hasScores() {
    return IntStream.range(0, names.size())
        .anyMatch(seat -> result.scores().get(seat) != (result.won(seat) ? 1 : 0));
  }
}
