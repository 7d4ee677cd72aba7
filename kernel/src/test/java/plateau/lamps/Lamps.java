package plateau.lamps;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.words.Message;
import plateau.lamps.Act.Hang;
import plateau.lamps.Act.PutAway;
import plateau.lamps.Act.TellColour;
import plateau.lamps.Act.TellNumber;

/** A game that is won together, for tests. {@link LampsState} tells the rules. */
public final class Lamps implements Game<LampsState, Act>, Notation<Act> {

  private static final int MAX_SEATS = 3;
  // Sixteen lamps go at the most, each brings a hint back, and four are there to begin with.
  private static final int LONGEST = 60;
  private static final Pattern TEXT =
      Pattern.compile("(hang|put-away|tell)-(?:([1-3])|([1-3])-(red|blue|[1-4]))");

  @Override
  public GameInfo info() {
    return new GameInfo("lamps", "1", 2, MAX_SEATS, List.of(), LONGEST);
  }

  @Override
  public LampsState start(Setup setup, Chance chance, Journal journal) {
    return LampsState.dealt(setup.seats(), chance, journal);
  }

  @Override
  public boolean isCooperative() {
    return true;
  }

  @Override
  public Notation<Act> notation() {
    return this;
  }

  @Override
  public String write(Act move) {
    return switch (move) {
      case Hang(int place) -> "hang-" + (place + 1);
      case PutAway(int place) -> "put-away-" + (place + 1);
      case TellColour(int seat, Lamp.Colour colour) -> "tell-" + (seat + 1) + "-" + colour.id();
      case TellNumber(int seat, int number) -> "tell-" + (seat + 1) + "-" + number;
    };
  }

  @Override
  public Optional<Act> read(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches() || parts.group(1).equals("tell") != (parts.group(2) == null)) {
      return Optional.empty();
    }
    return switch (parts.group(1)) {
      case "hang" -> Optional.of(new Hang(Integer.parseInt(parts.group(2)) - 1));
      case "put-away" -> Optional.of(new PutAway(Integer.parseInt(parts.group(2)) - 1));
      default -> Optional.of(hint(Integer.parseInt(parts.group(3)) - 1, parts.group(4)));
    };
  }

  private static Act hint(int seat, String what) {
    return Arrays.stream(Lamp.Colour.values())
        .filter(colour -> colour.id().equals(what))
        .findFirst()
        .<Act>map(colour -> new TellColour(seat, colour))
        .orElseGet(() -> new TellNumber(seat, Integer.parseInt(what)));
  }

  @Override
  public List<MoveForm> forms() {
    return List.of(
        new MoveForm("hang", "hang-{place}", "hang-[1-3]"),
        new MoveForm("put-away", "put-away-{place}", "put-away-[1-3]"),
        new MoveForm("tell", "tell-{seat}-{what}", "tell-[1-3]-(?:red|blue|[1-4])"));
  }

  @Override
  public Object view(LampsState state, int seat) {
    return state.view(seat);
  }

  @Override
  public LampsState imagine(LampsState state, int seat, Chance chance) {
    return state.imagine(seat, chance);
  }

  @Override
  public Message describe(Act move) {
    return switch (move) {
      case Hang(int place) -> Message.of("move.hang", "place", place + 1);
      case PutAway(int place) -> Message.of("move.put-away", "place", place + 1);
      case TellColour(int seat, Lamp.Colour colour) ->
          Message.of("move.tell-colour", "seat", seat, "colour", colour);
      case TellNumber(int seat, int number) ->
          Message.of("move.tell-number", "seat", seat, "number", number);
    };
  }
}
