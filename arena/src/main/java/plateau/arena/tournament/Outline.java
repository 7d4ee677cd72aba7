package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import plateau.arena.rating.Sprt;

/**
 * A plan as far as one must know it to read the ledger: who plays, and on what.
 *
 * @param table how many contestants meet in a match
 * @param each how many matches the same contestants have in a round
 * @param mirrored whether each game is played once for each way to move round the table
 * @param size the number of matches, where it is known before
 * @param secretHash SHA-256 of the secret that hidden grounds come from
 */
public record Outline(
    String name,
    String game,
    String rules,
    String format,
    int seats,
    int table,
    int each,
    boolean mirrored,
    List<Entry> players,
    List<Ground> grounds,
    long seed,
    Optional<Integer> size,
    Optional<Sprt> sprt,
    Optional<String> secretHash) {

  /**
   * A contestant by name, and who sits on its seats.
   *
   * @param programs the hashes of the programs among them; known once the first match is played
   */
  public record Entry(String name, List<String> plays, List<String> programs) {

    public Entry {
      plays = List.copyOf(plays);
      programs = List.copyOf(programs);
    }
  }

  public Outline {
    players = List.copyOf(players);
    grounds = List.copyOf(grounds);
  }

  static Outline of(Fields header) {
    Fields plan = header.inner("plan").orElseThrow(() -> new Fields.Unreadable("no plan"));
    List<Ground> grounds = plan.all("grounds").stream().map(Outline::ground).toList();
    int table = plan.whole("seats") / plan.whole("team-size");
    return new Outline(
        plan.text("name"),
        plan.text("game"),
        plan.text("rules"),
        plan.text("format"),
        plan.whole("seats"),
        table,
        plan.whole("games") * grounds.size() * (plan.flag("mirror") ? table : 1),
        plan.flag("mirror"),
        plan.all("players").stream()
            .map(one -> new Entry(one.text("name"), one.texts("plays"), List.of()))
            .toList(),
        grounds,
        plan.number("seed").orElse(0L),
        plan.number("size").map(Math::toIntExact),
        plan.inner("sprt").map(Outline::sprt),
        header.has("secretHash") ? Optional.of(header.text("secretHash")) : Optional.empty());
  }

  private static Ground ground(Fields ground) {
    TreeMap<String, String> options = new TreeMap<>();
    ground
        .inner("options")
        .ifPresent(
            chosen -> chosen.map().forEach((id, value) -> options.put(id.toString(), value + "")));
    return new Ground(ground.text("name"), options, ground.flag("hidden"));
  }

  private static Sprt sprt(Fields test) {
    return new Sprt(
        test.decimal("worse"),
        test.decimal("better"),
        test.decimal("wrongYes"),
        test.decimal("wrongNo"));
  }

  Outline with(Programs programs) {
    List<Entry> known = new ArrayList<>();
    for (int number = 0; number < players.size(); number++) {
      Entry one = players.get(number);
      known.add(new Entry(one.name(), one.plays(), programs.hashesOf(number)));
    }
    return new Outline(
        name,
        game,
        rules,
        format,
        seats,
        table,
        each,
        mirrored,
        known,
        grounds,
        seed,
        size,
        sprt,
        secretHash);
  }

  /** Everybody plays against the game. */
  public boolean isTogether() {
    return table == 1;
  }

  public boolean isSwiss() {
    return format.equals(Format.SWISS.id());
  }
}
