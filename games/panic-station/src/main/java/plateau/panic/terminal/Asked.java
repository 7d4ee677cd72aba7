package plateau.panic.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.panic.crew.Role;
import plateau.panic.view.PanicView;
import plateau.panic.view.Pending;
import plateau.panic.view.TaskKind;

/** The question that a seat has to answer, with what it needs to know for it. */
final class Asked {

  private final PanicView view;
  private final Words words;

  Asked(PanicView view, Words words) {
    this.view = view;
    this.words = words;
  }

  String sentence() {
    return view.decision().map(this::sentence).orElse("");
  }

  private String sentence(Pending decision) {
    Map<String, Object> facts = new TreeMap<>();
    facts.put("points", view.thisTurn().actionPoints());
    facts.put("player", view.current());
    decision.role().ifPresent(role -> facts.put("role", role));
    decision.room().ifPresent(room -> facts.put("room", room));
    decision.card().ifPresent(card -> facts.put("card", card));
    decision.partner().ifPresent(partner -> facts.put("partner", partner));
    decision.weapon().ifPresent(weapon -> facts.put("weapon", weapon));
    facts.put("hits", hits(decision));
    return words.say(new Message("asked." + variant(decision), facts));
  }

  private String variant(Pending decision) {
    TaskKind kind = decision.kind();
    if (kind == TaskKind.TURN_ACTION && view.thisTurn().searchOwed()) {
      return "first-turn";
    }
    if (kind == TaskKind.AIM && !decision.aimedAt().isEmpty()) {
      return "aim-again";
    }
    return kind.id();
  }

  private List<String> hits(Pending decision) {
    List<String> hits = new ArrayList<>();
    for (Role role : Role.ALL) {
      int damage = role == Role.TROOPER ? decision.toTrooper() : decision.toAndroid();
      if (damage > 0) {
        hits.add(words.say("asked.hit", "role", role, "damage", damage));
      }
    }
    return hits;
  }
}
