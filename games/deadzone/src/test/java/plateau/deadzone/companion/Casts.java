package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.roster.TeamReader;

/** Figures of every kind that the trees tell apart, on every card. */
final class Casts {

  // What no sample team has: weapons that are shot in different ways, and a fighter that reloads.
  private static final StrikeTeam ODDMENTS =
      TeamReader.read(
          "oddments",
          """
          team oddments
            name en Oddments
            name fr Bric-à-brac
            order blood-rush
          figure odd-chief
            name en Chief
            name fr Chef
            role leader
            recon 4+
            speed 1-2
            shoot 4+
            fight 4+
            survive 4+
            armour 1
            size 1
            vp 3
            points 20
            weapons repeater assault-carbine maul
          figure odd-gunner
            name en Odd gunner
            name fr Drôle de canonnier
            role trooper
            speed 1-2
            shoot 4+
            fight 4+
            survive 4+
            armour 1
            size 2
            vp 1
            points 20
            weapons mass-driver
            keywords gunner
          """);

  // Items and dice are asked about in the same way on every card: these four have all steps.
  private static final Set<ActionCard> SPREAD =
      EnumSet.of(
          ActionCard.AIM_FOR_THE_BOSS,
          ActionCard.MOST_URGENT,
          ActionCard.COVERING,
          ActionCard.FOCUS);

  private Casts() {}

  static List<OneActivation> everybodyOnEveryCard() {
    List<OneActivation> casts = new ArrayList<>();
    for (StrikeTeam team :
        List.of(Talk.team("wardens"), Talk.team("ironworks"), Talk.team("ash-brood"), ODDMENTS)) {
      for (FigureType figure : differentFigures(team)) {
        for (ActionCard card : ActionCard.values()) {
          if (isDealt(card, figure)) {
            casts.addAll(variants(team, figure, card));
          }
        }
      }
    }
    return casts;
  }

  // Rifle 2 is asked nothing that Rifle 1 is not.
  private static List<FigureType> differentFigures(StrikeTeam team) {
    return team.figures().stream().filter(figure -> !figure.id().matches(".*-[23]")).toList();
  }

  private static boolean isDealt(ActionCard card, FigureType figure) {
    return card.isPlayed() && !(card == ActionCard.LOOTING && figure.has(Keyword.BESTIAL));
  }

  private static List<OneActivation> variants(StrikeTeam team, FigureType figure, ActionCard card) {
    List<OneActivation> variants = new ArrayList<>();
    for (Profile profile : Profile.values()) {
      OneActivation plain = OneActivation.of(team, figure.id(), card).as(profile);
      variants.add(plain);
      variants.add(plain.against(Talk.team("ironworks")));
      variants.add(plain.knowing(Casts::everybodyIsHurt));
      if (isReloadingTeam(team)) {
        variants.add(plain.knowing(Casts::everybodyReloads));
      }
      if (SPREAD.contains(card)) {
        variants.add(plain.withoutObjectives());
        variants.addAll(withDice(plain));
        variants.add(withDice(plain, CommandDie.SPECIAL_ORDER).knowing(friendsAreHurt(figure)));
        variants.addAll(withItems(plain, figure));
      }
    }
    return variants;
  }

  private static boolean isReloadingTeam(StrikeTeam team) {
    return team.figures().stream().anyMatch(figure -> figure.hasArm(Keyword.SLOW_RELOAD));
  }

  private static List<OneActivation> withDice(OneActivation plain) {
    return List.of(
        withDice(plain, CommandDie.values()),
        withDice(plain, CommandDie.FREE_MOVE, CommandDie.EXTRA_DIE),
        withDice(plain, CommandDie.FREE_SHOT).knowing(Casts::everybodyReloads),
        withDice(plain, CommandDie.FREE_FIGHT, CommandDie.SPECIAL_ORDER));
  }

  private static OneActivation withDice(OneActivation plain, CommandDie... dice) {
    return new OneActivation(
        plain.setup(), plain.figure(), plain.card(), Arrays.asList(dice), plain.before());
  }

  private static List<OneActivation> withItems(OneActivation plain, FigureType figure) {
    List<OneActivation> variants = new ArrayList<>();
    if (!figure.has(Keyword.BESTIAL)) {
      Arrays.stream(Item.values())
          .filter(Item::isCarried)
          .map(item -> plain.knowing(carrying(figure, item)).knowing(friendsAreHurt(figure)))
          .forEach(variants::add);
      variants.add(plain.knowing(carrying(figure, Item.MEDI_PACK)).knowing(Casts::everybodyIsHurt));
    }
    return variants;
  }

  private static Consumer<Knowledge> carrying(FigureType figure, Item item) {
    return known -> known.force().find(figure.id()).orElseThrow().carry(Optional.of(item));
  }

  private static void everybodyIsHurt(Knowledge known) {
    known.force().members().forEach(member -> member.suffer(1));
  }

  private static Consumer<Knowledge> friendsAreHurt(FigureType figure) {
    return known ->
        known.force().members().stream()
            .filter(member -> !member.type().equals(figure))
            .forEach(member -> member.suffer(1));
  }

  private static void everybodyReloads(Knowledge known) {
    known.force().members().stream()
        .filter(member -> member.type().hasArm(Keyword.SLOW_RELOAD))
        .forEach(member -> member.reload(true));
  }
}
