package plateau.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.arena.bot.process.Fingerprint;
import plateau.kernel.json.Given;
import plateau.kernel.words.Message;

/**
 * The programs of a tournament by their fingerprints, so that a rating never mixes two versions of
 * one: a line of the ledger before the first match.
 *
 * @param members of each contestant, the programs by their place in the team
 */
record Programs(List<Map<Integer, Fingerprint>> members) {

  static final String FIELD = "programs";

  Programs {
    members = List.copyOf(members);
  }

  /** As they are on disk now. */
  static Programs now(Plan plan) {
    return new Programs(plan.contestants().stream().map(Contestant::fingerprints).toList());
  }

  boolean isEmpty() {
    return members.stream().allMatch(Map::isEmpty);
  }

  List<String> hashesOf(int contestant) {
    return contestant < members.size()
        ? members.get(contestant).values().stream().map(Fingerprint::hash).distinct().toList()
        : List.of();
  }

  /**
   * A program that is not what it was.
   *
   * @param name of its contestant
   */
  record Change(String name, Message message) {}

  /** The first program that is not what it was at an earlier look. */
  Optional<Change> changedSince(Programs before, Plan plan) {
    for (int number = 0; number < members.size(); number++) {
      for (var member : members.get(number).entrySet()) {
        Fingerprint then = before.members.get(number).get(member.getKey());
        Optional<Message> told =
            then == null ? Optional.empty() : member.getValue().changedSince(then);
        if (told.isPresent()) {
          return Optional.of(new Change(plan.names().get(number), told.get()));
        }
      }
    }
    return Optional.empty();
  }

  Map<String, Object> toJson() {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int number = 0; number < members.size(); number++) {
      int player = number;
      members.get(number).forEach((member, one) -> all.add(line(player, member, one)));
    }
    Map<String, Object> json = new LinkedHashMap<>();
    json.put(FIELD, all);
    json.put("players", members.size());
    return json;
  }

  private static Map<String, Object> line(int player, int member, Fingerprint one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("player", player);
    json.put("member", member);
    json.put("hash", one.hash());
    json.put("files", one.files());
    return json;
  }

  static Programs of(Given line) {
    List<Map<Integer, Fingerprint>> members = new ArrayList<>();
    for (int player = 0; player < line.whole("players"); player++) {
      members.add(new TreeMap<>());
    }
    for (Given one : line.field(FIELD).items()) {
      Fingerprint print = new Fingerprint(one.text("hash"), LedgerLine.pairs(one, "files"));
      members.get(one.whole("player")).put(one.whole("member"), print);
    }
    return new Programs(members);
  }
}
