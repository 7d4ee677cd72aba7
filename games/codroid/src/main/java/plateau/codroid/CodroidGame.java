package plateau.codroid;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.codroid.player.ListPlayer;
import plateau.codroid.player.ListTrials;
import plateau.codroid.player.PassPlayer;
import plateau.codroid.player.RolloutPlayer;
import plateau.codroid.rules.CodroidEvaluation;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidNotation;
import plateau.codroid.rules.CodroidScene;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.EpidemicCurve;
import plateau.codroid.rules.Measure;
import plateau.codroid.rules.Measures;
import plateau.codroid.rules.Prospects;
import plateau.codroid.rules.SearchHints;
import plateau.codroid.rules.SetUp;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Hints;
import plateau.kernel.Notation;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.Setup;
import plateau.kernel.Trials;
import plateau.kernel.chance.Chance;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** Codroid-19: rules in docs/rules/codroid.md. */
public final class CodroidGame implements Game<CodroidState, CodroidMove> {

  public static final String ID = "codroid";

  // Every round one "done"; every card once, and masks once more for each round in which they were
  // lost.
  private static final int LONGEST_MATCH =
      SetUp.ROUNDS.max() + Measure.ALL.size() + SetUp.ROUNDS.max() - 1;

  private static final GameInfo INFO =
      new GameInfo(ID, "1", 1, 6, List.of(SetUp.ROUNDS, SetUp.BEDS), LONGEST_MATCH);

  private static final CodroidNotation NOTATION = new CodroidNotation();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public CodroidState start(Setup setup, Chance chance, Journal journal) {
    CodroidState state = SetUp.emptyBoard(setup);
    SetUp.begin(state, chance, journal);
    return state;
  }

  @Override
  public Notation<CodroidMove> notation() {
    return NOTATION;
  }

  @Override
  public CodroidView view(CodroidState state, int seat) {
    return CodroidView.of(state);
  }

  /** Nothing is hidden but the dice to come, so there is nothing to guess. */
  @Override
  public CodroidState imagine(CodroidState state, int seat, Chance chance) {
    return state.copy();
  }

  @Override
  public Message describe(CodroidMove move) {
    return switch (move) {
      case CodroidMove.PlayMeasure(Measure measure) ->
          Message.of("move.play", "measure", measure, "cost", measure.cost());
      case CodroidMove.Done _ -> Message.of("move.done");
    };
  }

  @Override
  public Optional<Object> scene(Setup setup) {
    return Optional.of(
        CodroidScene.of(setup.whole(SetUp.ROUNDS.id()), setup.whole(SetUp.BEDS.id())));
  }

  @Override
  public Optional<Outlook> outlook(CodroidState state) {
    return Optional.of(Outlook.of(Prospects.of(state)));
  }

  /** Cards are what one chooses in Codroid; they stand in the view under their ids. */
  @Override
  public Optional<Message> whyNot(CodroidState state, int seat, String thing) {
    return Measure.of(thing.substring(thing.lastIndexOf('.') + 1))
        .filter(measure -> !Measures.isPlayable(state, measure))
        .map(measure -> Measures.whyNot(state, measure));
  }

  @Override
  public Message whyNot(CodroidState state, CodroidMove move) {
    return switch (move) {
      case CodroidMove.PlayMeasure(Measure measure) -> Measures.whyNot(state, measure);
      case CodroidMove.Done _ -> Game.super.whyNot(state, move);
    };
  }

  @Override
  public List<PlayerKind<CodroidState, CodroidMove>> players() {
    return List.of(new PassPlayer.Kind(), new ListPlayer.Kind(), new RolloutPlayer.Kind());
  }

  @Override
  public Optional<Evaluation<CodroidState>> evaluation() {
    return Optional.of(new CodroidEvaluation());
  }

  @Override
  public Hints<CodroidState, CodroidMove> hints() {
    return new SearchHints();
  }

  @Override
  public boolean isCooperative() {
    return true;
  }

  /** Alone, as most people play it. */
  @Override
  public Optional<Preset> daily() {
    return Optional.of(new Preset("daily", List.of(PlayerKind.HUMAN), Map.of()));
  }

  @Override
  public Optional<Gauges<CodroidState>> gauges() {
    return Optional.of(new EpidemicCurve());
  }

  @Override
  public Optional<Trials> trials(Setup setup) {
    return Optional.of(new ListTrials(this, setup));
  }
}
