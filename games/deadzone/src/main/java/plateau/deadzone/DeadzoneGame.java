package plateau.deadzone;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.Reference;
import plateau.deadzone.player.Advantage;
import plateau.deadzone.player.Greedy;
import plateau.deadzone.player.SearchHints;
import plateau.deadzone.scene.Scene;
import plateau.deadzone.skirmish.DeadzoneState;
import plateau.deadzone.skirmish.Imagination;
import plateau.deadzone.skirmish.Pointing;
import plateau.deadzone.skirmish.Prospects;
import plateau.deadzone.skirmish.Refusals;
import plateau.deadzone.skirmish.SetUp;
import plateau.deadzone.skirmish.Views;
import plateau.kernel.Evaluation;
import plateau.kernel.Game;
import plateau.kernel.GameInfo;
import plateau.kernel.Gauges;
import plateau.kernel.Hints;
import plateau.kernel.Notation;
import plateau.kernel.PlayerKind;
import plateau.kernel.Preset;
import plateau.kernel.Setup;
import plateau.kernel.chance.Chance;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/** Deadzone and JADE: rules in docs/rules/deadzone-jade.md. */
public final class DeadzoneGame implements Game<DeadzoneState, Command> {

  public static final String ID = "deadzone";

  private static final int SEATS = 2;

  // Six rounds of at most 32 activations and as many passes. An activation has two paid actions,
  // the free ones and four dice; each leads to at most six more decisions.
  private static final int LONGEST_MATCH = 10_000;

  private static final GameInfo INFO =
      new GameInfo(ID, "1", SEATS, SEATS, DeadzoneOptions.ALL, LONGEST_MATCH);

  private static final DeadzoneNotation NOTATION = new DeadzoneNotation();

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public DeadzoneState start(Setup setup, Chance chance, Journal journal) {
    return SetUp.of(DeadzoneOptions.scenario(setup), chance, journal);
  }

  @Override
  public Notation<Command> notation() {
    return NOTATION;
  }

  @Override
  public Object view(DeadzoneState state, int seat) {
    return Views.of(state, seat);
  }

  @Override
  public DeadzoneState imagine(DeadzoneState state, int seat, Chance chance) {
    return Imagination.of(state, chance);
  }

  @Override
  public List<PlayerKind<DeadzoneState, Command>> players() {
    return List.of(new JadeKind(), new Greedy.Kind());
  }

  @Override
  public Optional<Evaluation<DeadzoneState>> evaluation() {
    return Optional.of(new Advantage());
  }

  @Override
  public Hints<DeadzoneState, Command> hints() {
    return new SearchHints();
  }

  /** What JADE is for: an opponent for an evening alone. */
  @Override
  public List<String> usualTable() {
    return List.of(PlayerKind.HUMAN, "jade");
  }

  /** A10.2: the mission for which there is half an evening. */
  @Override
  public List<Preset> presets() {
    return List.of(new Preset("raid", usualTable(), Map.of(DeadzoneOptions.MISSION.id(), "raid")));
  }

  @Override
  public Message describe(Command command) {
    return Descriptions.of(command);
  }

  /** A command that was read from its text knows ids; the position knows the names. */
  @Override
  public Message describe(DeadzoneState state, Command command) {
    Message message = describe(command);
    Map<String, Object> values = new LinkedHashMap<>(message.values());
    values.replaceAll(
        (_, value) ->
            value instanceof Reference thing && !thing.isNamed()
                ? state.scenario.named(thing)
                : value);
    return new Message(message.key(), values);
  }

  @Override
  public Optional<Object> scene(Setup setup) {
    return Optional.of(Scene.of(DeadzoneOptions.scenario(setup)));
  }

  @Override
  public Optional<Outlook> outlook(DeadzoneState state) {
    return Optional.of(Prospects.of(state, NOTATION::write));
  }

  @Override
  public Optional<Message> whyNot(DeadzoneState state, int seat, String thing) {
    return Pointing.whyNot(state, thing);
  }

  @Override
  public Message whyNot(DeadzoneState state, Command command) {
    return Refusals.of(state, command);
  }

  @Override
  public List<DocumentKind> documents() {
    return DeadzoneDocuments.ALL;
  }

  @Override
  public Optional<Gauges<DeadzoneState>> gauges() {
    return Optional.of(new BattleCurve());
  }
}
