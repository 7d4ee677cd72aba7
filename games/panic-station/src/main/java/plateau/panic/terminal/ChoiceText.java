package plateau.panic.terminal;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove;
import plateau.panic.station.Room;
import plateau.panic.view.CharacterSeen;
import plateau.panic.view.Ground;
import plateau.panic.view.PanicView;
import plateau.panic.view.ParasiteSeen;
import plateau.panic.view.PlayerSeen;
import plateau.panic.view.Surroundings;
import plateau.terminal.Foretold;

/**
 * What a move means here, and behind it what the game foretells of it. The sentence is that of the
 * move, under {@code choice} instead of {@code move}, and where there is one the sentence for its
 * last object; its blanks are filled with what the move names, what the view shows of that, and
 * where the game says that it happens.
 */
final class ChoiceText {

  private final PanicView view;
  private final Outlook outlook;
  private final Words words;

  ChoiceText(PanicView view, Outlook outlook, Words words) {
    this.view = view;
    this.outlook = outlook;
    this.words = words;
  }

  String of(String move, PanicMove read) {
    Optional<Prospect> prospect = outlook.of(move);
    Message said = read.describe();
    Map<String, Object> facts = new TreeMap<>(table());
    prospect.flatMap(Prospect::facts).ifPresent(drawn -> facts.putAll(place(drawn)));
    said.values().values().forEach(object -> facts.putAll(shown(object)));
    facts.putAll(said.values());
    String meaning = words.say(new Message(key(move, said), facts));
    return prospect
        .map(known -> remarked(meaning, Foretold.sentences(known, words)))
        .orElse(meaning);
  }

  private String key(String move, Message said) {
    String key = said.key().replaceFirst("^move", "choice");
    String ofItsObject = key + "." + move.substring(move.lastIndexOf(' ') + 1);
    boolean isTurned = !said.values().getOrDefault("rotation", 0).equals(0);
    return words.has(ofItsObject) ? ofItsObject : isTurned ? key + "-turned" : key;
  }

  private Map<String, Object> table() {
    Map<String, Object> facts = new TreeMap<>();
    facts.put("points", view.thisTurn().actionPoints());
    facts.put("cans", view.rules().gasCansToBurn());
    facts.put("bullets", view.rules().bulletsPerAmmo());
    facts.put("cost", view.rules().firstAidCostsAp() ? 1 : 0);
    view.topCard().ifPresent(card -> facts.put("top", card));
    return facts;
  }

  private static Map<String, Object> place(Object drawn) {
    return switch (drawn) {
      case Ground(var rooms, _, var to, _) -> Map.of("room", to.orElseGet(rooms::getFirst));
      case Surroundings(_, _, var doors, var neighbours) ->
          Map.of("doors", doors, "neighbours", neighbours);
      default -> Map.of();
    };
  }

  private Map<String, Object> shown(Object object) {
    return switch (object) {
      case CardKind card -> Map.of("count", held(card));
      case Member member -> shown(character(member));
      case Disc disc -> Map.of("room", room(disc));
      default -> Map.of();
    };
  }

  private int held(CardKind card) {
    return view.own().map(own -> Collections.frequency(own.hand(), card)).orElse(0);
  }

  private static Map<String, Object> shown(CharacterSeen character) {
    Map<String, Object> facts = new TreeMap<>();
    facts.put("health", character.health());
    character.room().ifPresent(room -> facts.put("room", room));
    return facts;
  }

  private CharacterSeen character(Member member) {
    PlayerSeen player = view.players().get(member.colour().seat());
    return member.role() == Role.TROOPER ? player.trooper() : player.android();
  }

  private Room room(Disc disc) {
    return view.parasites().stream()
        .filter(parasite -> parasite.disc().equals(disc))
        .map(ParasiteSeen::room)
        .findFirst()
        .orElseThrow();
  }

  private String remarked(String text, List<String> remarks) {
    return remarks.stream()
        .reduce((first, next) -> words.say("choice.both", "first", first, "next", next))
        .map(all -> words.say("choice.remarked", "text", text, "remarks", all))
        .orElse(text);
  }
}
