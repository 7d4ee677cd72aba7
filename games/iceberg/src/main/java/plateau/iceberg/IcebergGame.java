package plateau.iceberg;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plateau.iceberg.engine.ActionType;
import plateau.iceberg.engine.Aliens;
import plateau.iceberg.engine.Code;
import plateau.iceberg.engine.Direction;
import plateau.iceberg.engine.Ice;
import plateau.iceberg.map.IceMap;
import plateau.iceberg.map.MapFault;
import plateau.iceberg.map.MapGenerator;
import plateau.iceberg.map.MapPlan;
import plateau.iceberg.map.MapReader;
import plateau.iceberg.player.Planner;
import plateau.iceberg.rules.IcebergDialogue;
import plateau.iceberg.rules.IcebergEvaluation;
import plateau.iceberg.rules.IcebergMove;
import plateau.iceberg.rules.IcebergNotation;
import plateau.iceberg.rules.IcebergOutlook;
import plateau.iceberg.rules.IcebergScene;
import plateau.iceberg.rules.IcebergState;
import plateau.iceberg.rules.IcebergView;
import plateau.iceberg.rules.Prospects;
import plateau.iceberg.rules.ScoreCurve;
import plateau.iceberg.rules.SearchHints;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Hints;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Level;
import plateau.kernel.Notation;
import plateau.kernel.Option;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.Setup;
import plateau.kernel.basis.Named;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.chance.Seeded;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** Iceberg: rules in docs/rules/iceberg.md. */
public final class IcebergGame implements Game<IcebergState, IcebergMove> {

  public static final String ID = "iceberg";

  /** A map that nobody wrote. */
  private enum Ready implements Named {
    GENERATED;

    @Override
    public String id() {
      return "generated";
    }

    @Override
    public String nameKey() {
      return "map.generated";
    }
  }

  private static final String GENERATED = Ready.GENERATED.id();
  private static final int HIGHEST_NUMBER = 999_999_999;
  private static final String GENERATED_NUMBER = "generated:([1-9][0-9]{0,17})";

  // A map with an alien on every cell and the longest numbers is shorter.
  private static final int LONGEST_MAP = 40_000;

  static final Option.Text MAP =
      new Option.Text(
          "map",
          GENERATED,
          LONGEST_MAP,
          List.of(new Option.Ready(Ready.GENERATED, HIGHEST_NUMBER)));
  private static final Option.Whole WALLS = new Option.Whole("walls", 80, 0, 200);
  private static final Option.Whole ALIENS = new Option.Whole("aliens", 40, 0, 100);

  // So few that the first alien that was drawn can still be captured, and no more than §1 has.
  private static final Option.Whole ROUNDS =
      new Option.Whole("rounds", IceMap.ROUNDS, 10, IceMap.ROUNDS);
  private static final Map<String, String> SHORT = Map.of(ROUNDS.id(), "25", ALIENS.id(), "20");

  private static final int MAP_NUMBERS = 1_000_000;
  private static final Draw MAP_NUMBER = Draw.die(Message.of("draw.map-number"));

  // In each of two turns a round every agent makes at most eight moves, and the turn ends once.
  private static final int LONGEST_MATCH =
      2 * IceMap.ROUNDS * (IceMap.AGENTS * Ice.POINTS_PER_TURN + 1);

  private static final GameInfo INFO =
      new GameInfo(ID, "1", 2, 2, List.of(MAP, WALLS, ALIENS, ROUNDS), LONGEST_MATCH);

  private static final IcebergNotation NOTATION = new IcebergNotation();

  // What the view calls its things.
  private static final Pattern AGENT = Pattern.compile("agents\\.([01])\\.([0-3])");
  private static final Pattern ALIEN = Pattern.compile("aliens\\.[0-9]+");

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public IcebergState start(Setup setup, Chance chance, Journal journal) {
    return new IcebergState(map(setup, chance).lasting(rounds(setup)), journal);
  }

  // A generated map comes from a number alone, so the number is all that a replay has to keep.
  private static IceMap map(Setup setup, Chance chance) {
    String wanted = setup.text(MAP.id());
    if (wanted.equals(GENERATED)) {
      return generated(setup, 1 + chance.below(MAP_NUMBERS, MAP_NUMBER));
    }
    if (wanted.matches(GENERATED_NUMBER)) {
      return generated(setup, Long.parseLong(wanted.substring(GENERATED.length() + 1)));
    }
    try {
      return MapReader.read(wanted);
    } catch (MapFault fault) {
      throw new IllegalSetup(Message.of("setup.map", "fault", fault.message()));
    }
  }

  // Matches that were agreed before there was a choice have as many as the contest.
  private static int rounds(Setup setup) {
    return setup.options().containsKey(ROUNDS.id()) ? setup.whole(ROUNDS.id()) : IceMap.ROUNDS;
  }

  private static IceMap generated(Setup setup, long number) {
    MapPlan plan =
        new MapPlan(
            Optional.empty(), setup.whole(WALLS.id()), setup.whole(ALIENS.id()), rounds(setup));
    return MapGenerator.generate(plan, new Seeded(number));
  }

  @Override
  public Notation<IcebergMove> notation() {
    return NOTATION;
  }

  @Override
  public IcebergView view(IcebergState state, int seat) {
    return IcebergView.of(state);
  }

  @Override
  public boolean isCertain() {
    return true;
  }

  @Override
  public IcebergState imagine(IcebergState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Message describe(IcebergMove move) {
    return switch (move) {
      case IcebergMove.OfAgent action ->
          Message.of(
              "move." + action.type().id(),
              "agent",
              action.agent(),
              "direction",
              action.direction(),
              "cost",
              action.type().cost());
      case IcebergMove.EndTurn _ -> Message.of("move.end");
    };
  }

  @Override
  public Optional<Object> scene(Setup setup) {
    return Optional.of(IcebergScene.of(rounds(setup)));
  }

  @Override
  public Optional<Outlook> outlook(IcebergState state) {
    return Optional.of(new Outlook(Prospects.of(state), Optional.of(IcebergOutlook.of(state))));
  }

  /** Agents are what one chooses. */
  @Override
  public Optional<Message> whyNot(IcebergState state, int seat, String thing) {
    Matcher agent = AGENT.matcher(thing);
    if (agent.matches()) {
      int number = Integer.parseInt(agent.group(2));
      return Integer.parseInt(agent.group(1)) == seat
          ? whyNoMove(state, number)
          : Optional.of(Message.of("refused.not-yours", "agent", number));
    }
    return ALIEN.matcher(thing).matches()
        ? Optional.of(Message.of("refused.alien", "rounds", Aliens.CAPTURE_ROUNDS))
        : Optional.empty();
  }

  private static Optional<Message> whyNoMove(IcebergState state, int agent) {
    IcebergMove.OfAgent step = IcebergMove.of(ActionType.MOVE, agent, Direction.NORTH);
    boolean canAct =
        state.moves().stream()
            .anyMatch(move -> move instanceof IcebergMove.OfAgent act && act.agent() == agent);
    return canAct ? Optional.empty() : Optional.of(whyNot(state.ice(), step));
  }

  @Override
  public Message whyNot(IcebergState state, IcebergMove move) {
    return switch (move) {
      case IcebergMove.OfAgent action -> whyNot(state.ice(), action);
      case IcebergMove.EndTurn _ -> Game.super.whyNot(state, move);
    };
  }

  private static Message whyNot(Ice ice, IcebergMove.OfAgent action) {
    int code = ice.check(action.type().ordinal(), action.agent(), action.direction().ordinal());
    return Message.of(
        "refused." + Code.id(code),
        "agent",
        action.agent(),
        "direction",
        action.direction(),
        "cost",
        action.type().cost(),
        "have",
        ice.points(ice.player(), action.agent()));
  }

  @Override
  public List<PlayerKind<IcebergState, IcebergMove>> players() {
    return List.of(new Planner.Kind());
  }

  @Override
  public List<String> usualTable() {
    return List.of(PlayerKind.HUMAN, Level.NORMAL.id());
  }

  @Override
  public List<Preset> presets() {
    return List.of(new Preset("short", usualTable(), SHORT));
  }

  /** A map of the day, short enough for a break. */
  @Override
  public Optional<Preset> daily() {
    return Optional.of(new Preset("daily", usualTable(), SHORT));
  }

  @Override
  public Hints<IcebergState, IcebergMove> hints() {
    return new SearchHints();
  }

  @Override
  public Optional<Evaluation<IcebergState>> evaluation() {
    return Optional.of(new IcebergEvaluation());
  }

  @Override
  public Optional<Gauges<IcebergState>> gauges() {
    return Optional.of(new ScoreCurve());
  }

  @Override
  public List<DocumentKind> documents() {
    return List.of(new MapDocument());
  }

  @Override
  public Optional<Dialogue<IcebergState>> dialogue() {
    return Optional.of(new IcebergDialogue());
  }
}
