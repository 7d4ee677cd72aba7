package plateau.deadzone.terminal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.command.Command;
import plateau.deadzone.outlook.Answer;
import plateau.deadzone.outlook.Harm;
import plateau.deadzone.outlook.Prospect;
import plateau.deadzone.outlook.Strike;
import plateau.deadzone.skirmish.Modifier;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Words;

/** What the game foretells of attacks and throws, in the words of this board. */
final class Odds {

  private static final DeadzoneGame GAME = new DeadzoneGame();

  private final Outlook outlook;
  private final Position position;
  private final Words words;

  Odds(Outlook outlook, Position position, Words words) {
    this.outlook = outlook;
    this.position = position;
    this.words = words;
  }

  /** Empty for commands that roll no dice at once. */
  Optional<String> of(Command command) {
    return outlook
        .of(GAME.notation().write(command))
        .flatMap(plateau.kernel.outlook.Prospect::facts)
        .flatMap(
            known ->
                switch (known) {
                  case Prospect.Blow(var strike) -> Optional.of(of(command, strike));
                  case Prospect.Toss toss -> Optional.of(of(toss));
                  default -> Optional.empty();
                });
  }

  private String of(Command command, Strike strike) {
    boolean isDefence =
        command instanceof Command.DefendWithFight || command instanceof Command.DefendWithSurvive;
    return switch (strike.kind()) {
      case FIGHT -> isDefence ? defence(strike.answers().getFirst()) : fight(strike);
      case SUPPRESSIVE_FIRE -> shot("odds.suppression", strike);
      case SHOT, BREAK_AWAY -> {
        boolean isPinning = strike.answers().getFirst().defender().pinned() > 0;
        yield shot(isPinning ? "odds.shot-pinning" : "odds.shot", strike);
      }
    };
  }

  private String shot(String key, Strike strike) {
    Harm harm = strike.answers().getFirst().defender();
    return words.say(
        key,
        "dice",
        strike.dice(),
        "modifiers",
        named(strike.modifiers()),
        "harm",
        harm(harm),
        "pinned",
        Share.percent(harm.pinned()));
  }

  private String fight(Strike strike) {
    String odds =
        strike.answers().stream()
            .map(
                answer ->
                    answer.weapon().isPresent()
                        ? answered(strike, answer)
                        : words.say("odds.fight", "harm", harm(answer.defender())))
            .collect(Collectors.joining(" "));
    return words.say(
        "odds.fight-dice",
        "dice",
        strike.dice(),
        "modifiers",
        named(strike.modifiers()),
        "odds",
        odds);
  }

  private String answered(Strike strike, Answer answer) {
    Soldier defender = position.soldier(1 - strike.side().ordinal(), strike.defender());
    return words.say(
        "odds.fight-answered",
        "weapon",
        Position.weapon(defender, answer.weapon().orElseThrow()),
        "harm",
        harm(answer.defender()),
        "own",
        harm(answer.attacker()));
  }

  // The defender's own odds, before it chooses how to defend itself.
  private String defence(Answer answer) {
    return answer.weapon().isEmpty()
        ? words.say("odds.defence", "own", harm(answer.defender()))
        : words.say(
            "odds.defence-answered",
            "own",
            harm(answer.defender()),
            "harm",
            harm(answer.attacker()));
  }

  private String of(Prospect.Toss toss) {
    return words.say("odds.grenade", "cube", toss.cube(), "hit", Share.percent(toss.hit()));
  }

  private String harm(Harm harm) {
    return words.say(
        "odds.harm", "dead", Share.percent(harm.dead()), "injured", Share.percent(harm.injured()));
  }

  private String named(List<Modifier> modifiers) {
    Stream<String> names = modifiers.stream().map(this::named);
    return names.collect(Collectors.joining(", "));
  }

  private String named(Modifier modifier) {
    int dice = modifier.dice();
    String change = dice == 0 ? "" : dice > 0 ? " +" + dice : " −" + -dice;
    return words.name(modifier) + change;
  }
}
