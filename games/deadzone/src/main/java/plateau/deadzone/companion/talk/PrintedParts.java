package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.companion.CardText;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.Weapon;
import plateau.kernel.companion.Printing;
import plateau.kernel.companion.Printing.Deck;
import plateau.kernel.companion.Printing.PaperCard;
import plateau.kernel.companion.Printing.PaperCounter;
import plateau.kernel.companion.Printing.Part;
import plateau.kernel.companion.Printing.Sheet;
import plateau.kernel.words.Message;

/** JADE's two decks, its counters and its reference sheets, from the game's own data. */
final class PrintedParts {

  private static final int SOME = 8;
  private static final int MANY = 12;
  private static final int OBJECTIVES = 6;

  private PrintedParts() {}

  static Printing all() {
    List<Deck> decks = new ArrayList<>(List.of(actions()));
    StrikeTeam.SAMPLES.ids().stream()
        .map(id -> StrikeTeam.SAMPLES.find(id).orElseThrow())
        .forEach(team -> decks.add(group(team)));
    return new Printing(
        decks,
        counters(),
        List.of(tree(Profile.SHOOTING), tree(Profile.COMBAT), cards()),
        Optional.empty());
  }

  private static Message print(String what) {
    return Message.of("companion.print." + what);
  }

  /** B2.1. */
  private static Deck actions() {
    List<PaperCard> cards =
        Arrays.stream(ActionCard.values())
            .map(card -> new PaperCard(card, "", sides(card), card.copies()))
            .toList();
    return new Deck("actions", print("actions"), cards);
  }

  // Most cards say the same to both profiles; then they say it once.
  private static List<Part> sides(ActionCard card) {
    List<Message> shooting = CardText.of(card, true);
    List<Message> combat = CardText.of(card, false);
    return card.isPlayed()
        ? List.of(Part.lines(Profile.SHOOTING, shooting), Part.lines(Profile.COMBAT, combat))
        : List.of(Part.lines("", shooting));
  }

  /** B2.2: a card for each figure. */
  private static Deck group(StrikeTeam team) {
    return new Deck(
        team.id(),
        team,
        team.figures().stream()
            .map(figure -> new PaperCard(figure, figure.vp(), facts(figure), 1))
            .toList());
  }

  private static List<Part> facts(FigureType figure) {
    List<Part> parts = new ArrayList<>();
    parts.add(
        Part.lines(
            "",
            List.of(
                Message.of(
                    "companion.print.kind", "role", figure.role(), "profile", figure.profile()))));
    parts.add(
        new Part(
            "",
            List.of(
                List.of(print("speed"), figure.advance() + "-" + figure.sprint()),
                List.of(print("shoot"), target(figure.shoot())),
                List.of(print("fight"), target(figure.fight())),
                List.of(print("survive"), target(figure.survive())),
                List.of(print("armour"), figure.armour()),
                List.of(print("size"), figure.size()))));
    List<Object> arms = new ArrayList<>();
    figure.arms().carried().forEach(weapon -> arms.add(weapon(weapon)));
    figure.item().ifPresent(arms::add);
    if (!arms.isEmpty()) {
      parts.add(Part.lines(print("arms"), arms));
    }
    List<Object> skills = skills(figure);
    if (!skills.isEmpty()) {
      parts.add(
          Part.lines(print("skills"), List.of(Message.of("companion.print.list", "all", skills))));
    }
    return parts;
  }

  private static String target(int number) {
    return number == FigureType.BLANK ? "–" : number + "+";
  }

  private static Message weapon(Weapon weapon) {
    return weapon.isMelee()
        ? Message.of("companion.print.melee", "weapon", weapon, "ap", weapon.ap())
        : Message.of(
            "companion.print.ranged", "weapon", weapon, "range", weapon.range(), "ap", weapon.ap());
  }

  private static List<Object> skills(FigureType figure) {
    List<Object> skills = new ArrayList<>();
    for (Keyword keyword : Keyword.values()) {
      if (figure.has(keyword)) {
        skills.add(Message.of(keyword.nameKey(), "n", figure.tactician()));
      }
    }
    return skills;
  }

  private static List<PaperCounter> counters() {
    List<PaperCounter> counters = new ArrayList<>();
    counters.add(new PaperCounter("wound", print("wound"), MANY));
    counters.add(new PaperCounter("activated", print("activated"), MANY));
    counters.add(new PaperCounter("pinned", print("pinned"), SOME));
    counters.add(new PaperCounter("reload", print("reload"), SOME));
    counters.add(new PaperCounter("objective", print("objective"), OBJECTIVES));
    for (Item item : Item.ALL) {
      int tokens = (int) Item.BAG.stream().filter(one -> one == item).count();
      counters.add(new PaperCounter(item.id(), item, tokens));
    }
    return counters;
  }

  /** C2.7, quick mode: the forced conditions in order, then the card. */
  private static Sheet tree(Profile profile) {
    boolean shooter = profile == Profile.SHOOTING;
    List<Message> conditions = new ArrayList<>();
    conditions.add(quick("melee." + profile.id()));
    conditions.add(quick("close." + profile.id()));
    if (shooter) {
      conditions.add(quick("clear"));
    }
    conditions.add(quick("item"));
    conditions.add(quick("medic"));
    conditions.add(quick("gunner"));
    List<List<Object>> targets =
        Arrays.stream(ActionCard.values())
            .filter(ActionCard::isPlayed)
            .map(card -> List.<Object>of(card, CardText.of(card, shooter).getFirst()))
            .toList();
    return new Sheet(
        "tree-" + profile.id(),
        profile,
        List.of(Part.lines(print("forced"), conditions), new Part(print("targets"), targets)));
  }

  private static Message quick(String condition) {
    return Message.of("companion.quick." + condition, "F", print("figure"), "a", print("advance"));
  }

  private static Sheet cards() {
    List<List<Object>> steps =
        Arrays.stream(ActionCard.values())
            .filter(ActionCard::isPlayed)
            .map(
                card ->
                    List.<Object>of(
                        card,
                        CardText.of(card, true).getLast(),
                        CardText.of(card, false).getLast()))
            .toList();
    List<List<Object>> head = new ArrayList<>();
    head.add(List.of("", Profile.SHOOTING, Profile.COMBAT));
    head.addAll(steps);
    List<List<Object>> dice = new ArrayList<>();
    for (CommandDie die : CommandDie.values()) {
      dice.add(List.of(die.ordinal() + 1, die));
    }
    return new Sheet(
        "cards", print("steps"), List.of(new Part("", head), new Part(print("command-die"), dice)));
  }
}
