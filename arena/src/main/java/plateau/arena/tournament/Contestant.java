package plateau.arena.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.arena.bot.Entrant;
import plateau.arena.bot.process.Fingerprint;

/**
 * Who takes part: one player, or a team that holds several seats.
 *
 * @param name by which it is told apart
 * @param members who sits on its seats, one after another and from the start again
 */
public record Contestant(String name, List<Entrant> members) {

  public Contestant {
    members = List.copyOf(members);
    if (name.isBlank() || members.isEmpty()) {
      throw new IllegalArgumentException("\"" + name + "\" with " + members);
    }
  }

  public static Contestant of(Entrant entrant) {
    return new Contestant(entrant.name(), List.of(entrant));
  }

  /** Who sits on its seats. A program goes by our name, since its command is nobody's business. */
  Entrant member(int number) {
    Entrant member = members.get(number % members.size());
    return member instanceof Entrant.Program program
        ? new Entrant.Program(name, program.command())
        : member;
  }

  /** By which its programs are known as they are on disk now, each with its place in the team. */
  Map<Integer, Fingerprint> fingerprints() {
    Map<Integer, Fingerprint> fingerprints = new TreeMap<>();
    for (int number = 0; number < members.size(); number++) {
      if (members.get(number) instanceof Entrant.Program program) {
        fingerprints.put(number, program.fingerprint());
      }
    }
    return fingerprints;
  }

  /** As the plan in a ledger has it. */
  Map<String, Object> toJson() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", name);
    json.put("plays", plays());
    return json;
  }

  private List<String> plays() {
    return members.stream().map(Entrant::name).toList();
  }
}
