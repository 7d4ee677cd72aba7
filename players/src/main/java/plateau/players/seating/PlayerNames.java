package plateau.players.seating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import plateau.kernel.Level;
import plateau.kernel.PlayerKind;
import plateau.kernel.words.Words;

/**
 * How people call those who sit at a table, in one language. The only author of these names, so
 * that a list, a board, a journal and a replay agree; files keep what was typed.
 */
public final class PlayerNames {

  private static final int LONGEST_ARGUMENT = 12;

  private final Words words;

  /** With the words of a game and of the standard players. */
  public PlayerNames(Words words) {
    this.words = words;
  }

  /** A computer player that is typed like this: a level, or a kind with its argument. */
  public String of(String player) {
    return Level.named(player)
        .map(level -> words.say("player.at-level", "level", level))
        .orElseGet(() -> kind(player));
  }

  /** Who this player is in the game itself, where it is somebody there. */
  public Optional<String> persona(String player) {
    String key = "player." + id(player) + ".persona";
    return words.has(key) ? Optional.of(words.say(key)) : Optional.empty();
  }

  /** How such a player plays, in a word that fits behind any name. */
  public String temper(String player) {
    String key = "temper." + id(player);
    return words.has(key) ? words.say(key) : of(player);
  }

  /**
   * A name as a file or a tournament has it: a computer player as above, a person as it calls
   * itself.
   */
  public String ofSeat(int seat, String name) {
    return name.isEmpty() || name.equals(PlayerKind.HUMAN)
        ? words.say("seat.unnamed", "seat", seat)
        : of(name);
  }

  /** All at a table, by what a file has of them. */
  public List<String> ofSeats(List<String> names) {
    List<String> called = new ArrayList<>();
    names.forEach(name -> called.add(ofSeat(called.size(), name)));
    return apart(called);
  }

  /** The same names, those that are alike told apart by a number: Bold 1 and Bold 2. */
  public static List<String> apart(List<String> names) {
    List<String> told = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      String name = names.get(seat);
      int before = Collections.frequency(names.subList(0, seat), name);
      told.add(Collections.frequency(names, name) == 1 ? name : name + " " + (before + 1));
    }
    return told;
  }

  private String kind(String player) {
    int colon = player.indexOf(':');
    String id = id(player);
    if (!words.has("player." + id)) {
      return player;
    }
    String name = words.say("player." + id);
    String argument = colon < 0 ? "" : argument(player.substring(colon + 1));
    return argument.isEmpty()
        ? name
        : words.say("player.with-argument", "name", name, "argument", argument);
  }

  private static String id(String player) {
    int colon = player.indexOf(':');
    return colon < 0 ? player : player.substring(0, colon);
  }

  // An argument may name another player; one that is long tells nobody anything.
  private String argument(String argument) {
    String shown =
        Arrays.stream(argument.split(":", -1))
            .map(part -> words.has("player." + part) ? words.say("player." + part) : part)
            .collect(Collectors.joining(", "));
    return argument.length() <= LONGEST_ARGUMENT || argument.contains(":") ? shown : "";
  }
}
