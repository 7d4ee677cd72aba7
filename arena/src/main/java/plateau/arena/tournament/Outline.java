package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.arena.rating.Sprt;
import plateau.kernel.json.Given;

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

  static Outline of(Given header) {
    Given plan = header.field("plan");
    List<Ground> grounds = plan.field("grounds").items().stream().map(Outline::ground).toList();
    int table = plan.whole("seats") / plan.whole("team-size");
    return new Outline(
        plan.text("name"),
        plan.text("game"),
        plan.text("rules"),
        plan.text("format"),
        plan.whole("seats"),
        table,
        plan.whole("games") * grounds.size() * (LedgerLine.isSet(plan, "mirror") ? table : 1),
        LedgerLine.isSet(plan, "mirror"),
        plan.field("players").items().stream()
            .map(one -> new Entry(one.text("name"), one.field("plays").texts(), List.of()))
            .toList(),
        grounds,
        plan.maybe("seed").map(Given::wide).orElse(0L),
        plan.maybe("size").map(Given::whole),
        plan.maybe("sprt").map(Outline::sprt),
        header.maybe("secretHash").map(Given::text));
  }

  private static Ground ground(Given ground) {
    return new Ground(
        ground.text("name"),
        LedgerLine.pairs(ground, "options"),
        LedgerLine.isSet(ground, "hidden"));
  }

  private static Sprt sprt(Given test) {
    return new Sprt(
        test.field("worse").decimal(),
        test.field("better").decimal(),
        test.field("wrongYes").decimal(),
        test.field("wrongNo").decimal());
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
