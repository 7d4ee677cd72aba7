package plateau.cups;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.cups.Say.Bid;
import plateau.cups.Say.Doubt;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;

/** A game of bluffing, for tests. {@link CupsState} tells the rules. */
public final class Cups implements Game<CupsState, Say>, Notation<Say> {

  private static final int MAX_SEATS = 3;
  private static final int MOST_DICE = MAX_SEATS * CupsState.DICE;
  private static final Pattern BID = Pattern.compile("bid-([1-9])-([1-6])");

  @Override
  public GameInfo info() {
    int longestRound = MOST_DICE * CupsState.FACES + 1;
    return new GameInfo("cups", "1", 2, MAX_SEATS, List.of(), MOST_DICE * longestRound);
  }

  @Override
  public CupsState start(Setup setup, Chance chance, Journal journal) {
    return CupsState.begun(setup.seats(), chance, journal);
  }

  @Override
  public Notation<Say> notation() {
    return this;
  }

  @Override
  public String write(Say move) {
    return switch (move) {
      case Bid(int count, int face) -> "bid-" + count + "-" + face;
      case Doubt _ -> "doubt";
    };
  }

  @Override
  public Optional<Say> read(String text) {
    Matcher bid = BID.matcher(text);
    if (bid.matches()) {
      return Optional.of(new Bid(Integer.parseInt(bid.group(1)), Integer.parseInt(bid.group(2))));
    }
    return text.equals("doubt") ? Optional.of(new Doubt()) : Optional.empty();
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("bid", "bid-{count}-{face}", "bid-[1-9]-[1-6]"),
        new MoveForm("doubt", "doubt", "doubt"));
  }

  @Override
  public Object view(CupsState state, int seat) {
    return state.view(seat);
  }

  @Override
  public CupsState imagine(CupsState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public Message describe(Say move) {
    return switch (move) {
      case Bid(int count, int face) -> Message.of("move.bid", "count", count, "face", face);
      case Doubt _ -> Message.of("move.doubt");
    };
  }
}
