package plateau.app.protocol;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import plateau.arena.bot.BotClock;
import plateau.arena.bot.Hello;
import plateau.arena.bot.Protocol;
import plateau.arena.bot.Ready;
import plateau.arena.bot.process.BotLimits;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Seeded;
import plateau.kernel.json.Json;
import plateau.kernel.match.Match;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Language;

/**
 * All that the programs on all seats of a match are told, and all that they may answer, as lines of
 * JSON. They play at random.
 */
final class RecordedMatch<S extends State<S, M>, M> {

  /** Every so many steps all seats look; whoever decides looks at every step. */
  private static final int ALL_LOOK = 20;

  final SequencedSet<String> told = new LinkedHashSet<>();
  final SequencedSet<String> scenes = new LinkedHashSet<>();
  final SequencedSet<String> foretold = new LinkedHashSet<>();
  final SequencedSet<String> views = new LinkedHashSet<>();
  final SequencedSet<String> moves = new LinkedHashSet<>();
  final SequencedSet<String> answers = new LinkedHashSet<>();

  private final Game<S, M> game;
  private final Match<S, M> match;
  private final Chance chance;
  private final BotClock clock = new BotClock(BotLimits.STANDARD);

  private RecordedMatch(Game<S, M> game, Trial trial) {
    this.game = game;
    this.match = Match.start(game, trial.setup(), Dice.seeded(trial.seed()));
    this.chance = new Seeded(trial.seed());
    play(trial);
  }

  static RecordedMatch<?, ?> of(Trial trial) {
    return of(trial.game(), trial);
  }

  private static <S extends State<S, M>, M> RecordedMatch<S, M> of(Game<S, M> game, Trial trial) {
    return new RecordedMatch<>(game, trial);
  }

  private void play(Trial trial) {
    game.scene(trial.setup()).ifPresent(scene -> scenes.add(Json.write(scene)));
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      Language language = Language.values()[seat % Language.values().length];
      tell(
          new Hello<>(game, trial.setup(), seat, trial.seed(), BotLimits.STANDARD, language)
              .message(match.state()));
    }
    Optional<Dialogue<S>> dialogue = game.dialogue();
    while (!match.isOver()) {
      if (match.lastStep() % ALL_LOOK == 0) {
        everybodyLooks();
      }
      dialogue.ifPresentOrElse(this::playTurn, this::playMove);
    }
    everybodyLooks();
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      tell(Protocol.over(match.state().result(), game.view(match.state(), seat)));
    }
    tell(Protocol.late(1, clock));
  }

  private void playMove() {
    Object view = game.view(match.state(), match.toMove());
    List<String> legal = match.legalMoves();
    moves.addAll(legal);
    views.add(Json.write(view));
    Language language = Language.values()[match.toMove() % Language.values().length];
    Optional<Outlook.Said> outlook = new Ready("", true).outlook(game, match.state(), language);
    outlook.flatMap(Outlook.Said::facts).ifPresent(facts -> foretold.add(Json.write(facts)));
    tell(Protocol.decide(1, view, legal, outlook, clock));
    legal.forEach(move -> answer(Map.of("type", "move", "id", 1, "move", move)));
    match.play(match.toMove(), one(legal));
  }

  private void playTurn(Dialogue<S> dialogue) {
    moves.addAll(match.legalMoves());
    Turn turn = dialogue.open(match.state());
    tell(Protocol.turn(1, turn.start(), clock));
    for (int i = 0; i < 4; i++) {
      Map<String, Object> act = Map.of("type", "act", "id", 1, "action", one(actions()));
      answer(act);
      tell(Protocol.result(1, turn.handle(new HashMap<>(act))));
    }
    Map<String, Object> end = Map.of("type", "end", "id", 1);
    answer(end);
    tell(Protocol.result(1, turn.handle(new HashMap<>(end))));
    turn.moves().forEach(move -> match.play(match.toMove(), move));
  }

  private List<String> actions() {
    return match.legalMoves().stream().filter(move -> !move.equals("end")).toList();
  }

  private String one(List<String> texts) {
    return texts.get(chance.below(texts.size()));
  }

  private void everybodyLooks() {
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      views.add(Json.write(game.view(match.state(), seat)));
    }
  }

  private void tell(Map<String, Object> message) {
    told.add(Json.write(message));
  }

  private void answer(Map<String, Object> message) {
    answers.add(Json.write(message));
  }
}
