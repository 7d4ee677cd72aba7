package plateau.app.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plateau.app.script.Script;
import plateau.app.tournament.TournamentFile;
import plateau.arena.Companions;
import plateau.arena.Games;
import plateau.iceberg.IcebergGame;
import plateau.iceberg.dump.DumpReader;
import plateau.iceberg.dump.DumpWriter;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergState;
import plateau.kernel.Game;
import plateau.kernel.Setup;
import plateau.kernel.State;
import plateau.kernel.bot.Turn;
import plateau.kernel.chance.Dice;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Companion;
import plateau.kernel.companion.Talk;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.journal.Journal;
import plateau.kernel.json.Json;
import plateau.kernel.json.JsonReader;
import plateau.kernel.match.Match;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayReader;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Message;
import plateau.kernel.words.Nearest;

/** What reads files, fields and lines. */
final class Parsers {

  private static final int SHORT = 6;
  private static final int LONG = 60;
  private static final int MOST_ANSWERS = 40;
  private static final long SEED = 7;
  private static final String DIVIDER = "\n---\n";

  private Parsers() {}

  /** Each by its id, made when it is asked for. */
  static Map<String, Supplier<Target>> all() {
    Map<String, Supplier<Target>> targets = new LinkedHashMap<>();
    targets.put("json", () -> new Target(jsonSamples(), Parsers::json));
    targets.put("replay", () -> new Target(replays(SHORT), Parsers::replay));
    targets.put("dump", () -> new Target(dumps(), DumpReader::read));
    targets.put("bot-turn", () -> botTurn(SamplePlay.of(new IcebergGame(), SHORT).match()));
    targets.put("toml", Parsers::tournament);
    targets.put("rest", Doors::bodies);
    targets.put("socket", Doors::messages);
    for (Game<?, ?> game : Games.all()) {
      String id = game.info().id();
      targets.put("notation-" + id, () -> notation(game));
      targets.put("script-" + id, () -> script(game));
      game.documents()
          .forEach(kind -> targets.put(kind.id() + "-" + id, () -> document(game, kind)));
      Companions.of(id).ifPresent(one -> targets.put("companion-" + id, () -> companion(one)));
    }
    return targets;
  }

  static Target named(String id) {
    Supplier<Target> known = all().get(id);
    if (known == null) {
      throw new IllegalArgumentException("no \"" + id + "\"; known: " + all().keySet());
    }
    return known.get();
  }

  private static List<String> replays(int steps) {
    return Games.all().stream().map(game -> SamplePlay.of(game, steps).replay()).toList();
  }

  // --- JSON and replays ---

  private static List<String> jsonSamples() {
    return List.of(
        "{\"type\":\"join\",\"lang\":\"fr\",\"token\":\"vZr\",\"have\":39,\"haveChat\":7}",
        "[1,-2.5e3,\"\\u00e9\\n\",null,true,{\"a\":[[]]}]");
  }

  private static void json(String text) {
    Object value = JsonReader.read(text);
    if (value == null) {
      return; // Nothing of ours is ever null alone, so nothing writes it.
    }
    Object again = JsonReader.read(Json.write(value));
    check(String.valueOf(value).equals(String.valueOf(again)), "read, written, read again");
  }

  private static void replay(String text) {
    ReplayReader.readUpToCut(text);
    Replay replay = ReplayReader.read(Resealed.of(text));
    check(ReplayReader.read(ReplayWriter.write(replay)).equals(replay), "written and read again");
    Verification.verify(Games.named(replay.header().game()), replay);
  }

  private static List<String> dumps() {
    Replay match = ReplayReader.read(SamplePlay.of(new IcebergGame(), Integer.MAX_VALUE).replay());
    return List.of(DumpWriter.write(match), "{\"players\":[],\"map\":[]}\n");
  }

  // --- moves ---

  private static <S extends State<S, M>, M> Target notation(Game<S, M> game) {
    S early = SamplePlay.of(game, SHORT).match().state();
    Match<S, M> match = SamplePlay.of(game, LONG).match();
    List<String> samples =
        new ArrayList<>(match.steps().stream().map(step -> step.move()).toList());
    samples.addAll(match.legalMoves());
    List<String> known = List.copyOf(match.legalMoves());
    return new Target(
        samples,
        text -> {
          Nearest.hint(text, known);
          game.notation().read(text).ifPresent(move -> explain(game, early, move));
          game.notation().read(text).ifPresent(move -> explain(game, match.state(), move));
        });
  }

  private static <S extends State<S, M>, M> void explain(Game<S, M> game, S state, M move) {
    String written = game.notation().write(move);
    check(game.notation().read(written).equals(Optional.of(move)), "written and read again");
    Message described = game.describe(state, move);
    check(!described.key().isEmpty(), "a move has words");
    if (!state.allows(move)) {
      check(!game.whyNot(state, move).key().isEmpty(), "a refused move has a reason");
    }
  }

  private static <S extends State<S, M>, M> Target script(Game<S, M> game) {
    SamplePlay<S, M> play = SamplePlay.of(game, SHORT);
    Setup setup = play.match().setup();
    return new Target(
        List.of(play.draws() + DIVIDER + play.moves()),
        text -> {
          int divided = Math.max(0, text.indexOf(DIVIDER));
          var draws = new Script.Source("draws", text.substring(0, divided));
          var moves = new Script.Source("moves", text.substring(divided));
          new Script<>(game, setup, draws, moves, _ -> {}).run();
        });
  }

  // --- documents, companions, bots ---

  // A text that is found sound must be one that a match can be played with.
  private static <S extends State<S, M>, M> Target document(Game<S, M> game, DocumentKind kind) {
    return new Target(
        List.copyOf(kind.samples().values()),
        text -> {
          boolean isSound = kind.check(text).isSound();
          for (String option : kind.options()) {
            Map<String, String> chosen = Map.of(option, text);
            if (isSound && game.info().option(option).orElseThrow().fault(text).isEmpty()) {
              Setup setup = Setup.of(game.info(), game.usualTable().size(), chosen);
              Match.start(game, setup, Dice.seeded(SEED)).legalMoves();
            }
          }
        });
  }

  private static Target companion(Companion companion) {
    List<String> samples = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    Optional<Ask> ask = companion.preparing(answers);
    while (ask.isPresent()) {
      Ask asked = ask.get();
      answers.add(asked.usual().orElseGet(() -> asked.choices().getFirst().value()));
      ask = companion.preparing(answers);
    }
    samples.add("answers\n" + String.join("\n", answers) + "\n1\n1\nyes\nno\n2\n");
    Talk talk = companion.begin(answers, SEED);
    for (int i = 0; i < SHORT && talk.ask().isPresent(); i++) {
      List<String> values = talk.ask().get().choices().stream().map(one -> one.value()).toList();
      talk = talk.answer(values.isEmpty() ? "" : values.getFirst());
      samples.add(talk.text());
    }
    return new Target(samples, text -> converse(companion, text));
  }

  private static void converse(Companion companion, String text) {
    if (!text.startsWith("answers\n")) {
      look(companion.open(text.startsWith("{") ? Resealed.of(text) : text));
      return;
    }
    List<String> answers = new ArrayList<>();
    Talk talk = null;
    for (String line : text.lines().skip(1).limit(MOST_ANSWERS).toList()) {
      if (talk != null) {
        talk = line.startsWith("!") ? talk.tell(line.substring(1)) : talk.answer(line);
      } else {
        answers.add(line);
        talk = companion.preparing(answers).isPresent() ? null : companion.begin(answers, SEED);
      }
    }
    if (talk != null) {
      look(talk);
      check(companion.open(talk.text()).text().equals(talk.text()), "kept and opened again");
    }
  }

  private static void look(Talk talk) {
    Json.write(talk.board().orElse(""));
    check(talk.toldBefore() <= talk.told().size(), "told before is told");
    check(talk.pieces().stream().allMatch(Objects::nonNull), "all pieces are there");
    check(talk.tellings().stream().allMatch(Objects::nonNull), "all tellings are there");
    talk.back();
  }

  // The reader wants a file: what it names is looked for beside it.
  private static Target tournament() {
    String sample =
        """
        game = "iceberg"
        format = "round-robin"
        games = 1
        seed = 2026
        maps = ["generated:7"]
        players = ["greedy", "random"]

        [limits]
        steps = 4000

        [sprt]
        elo0 = 0
        elo1 = 100
        alpha = 0.05
        """;
    return new Target(List.of(sample), Parsers::tournament);
  }

  private static void tournament(String text) {
    try {
      Path file = Files.createTempFile("tournament", ".toml");
      try {
        // As a file would have it: half of a pair of signs is none.
        Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        TournamentFile.read(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Target botTurn(Match<IcebergState, IcebergMove> match) {
    List<String> samples =
        List.of(
            "{\"type\":\"act\",\"action\":\"M0N\"}\n{\"type\":\"undo\"}\n{\"type\":\"end\"}",
            "{\"type\":\"turn\",\"actions\":[\"M0N\",\"S1E\",\"P2W\"]}",
            "{\"type\":\"act\",\"kind\":1,\"agent\":0,\"direction\":2}",
            "{\"type\":\"flag\",\"row\":3,\"column\":4,\"flag\":1}");
    return new Target(samples, text -> turn(match, text));
  }

  private static void turn(Match<IcebergState, IcebergMove> match, String text) {
    Turn turn = match.game().dialogue().orElseThrow().open(match.state());
    for (String line : text.lines().toList()) {
      if (!turn.isOver() && JsonReader.read(line) instanceof Map<?, ?> object) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        object.forEach((name, value) -> fields.put(String.valueOf(name), value));
        Json.write(turn.handle(fields));
      }
    }
    Json.write(turn.notes());
    IcebergState state = match.state().copy();
    for (String move : turn.moves()) {
      IcebergMove read = match.game().notation().read(move).orElseThrow();
      check(state.allows(read), "what a turn comes to is legal");
      state.play(read, (n, _) -> 0, Journal.OFF);
    }
  }

  private static void check(boolean holds, String promise) {
    if (!holds) {
      throw new AssertionError("broken: " + promise);
    }
  }
}
