package plateau.arena.tournament;

import java.util.List;
import plateau.arena.bot.Entrant;

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

  List<String> plays() {
    return members.stream().map(Entrant::name).toList();
  }
}
