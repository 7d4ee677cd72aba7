package plateau.kernel;

import java.util.List;
import java.util.Optional;
import plateau.kernel.bot.Dialogue;
import plateau.kernel.chance.Chance;
import plateau.kernel.document.DocumentKind;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.words.Message;

/**
 * Another game, but for what a subclass says otherwise: whatever is asked is passed on. A game that
 * asks itself gets its own answer, not the altered one.
 */
public abstract class AlteredGame<S extends State<S, M>, M> implements Game<S, M> {

  protected final Game<S, M> game;

  protected AlteredGame(Game<S, M> game) {
    this.game = game;
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public S start(Setup setup, Chance chance, Journal journal) {
    return game.start(setup, chance, journal);
  }

  @Override
  public Notation<M> notation() {
    return game.notation();
  }

  @Override
  public Object view(S state, int seat) {
    return game.view(state, seat);
  }

  @Override
  public S imagine(S state, int seat, Chance chance) {
    return game.imagine(state, seat, chance);
  }

  @Override
  public Message describe(M move) {
    return game.describe(move);
  }

  @Override
  public Message describe(S state, M move) {
    return game.describe(state, move);
  }

  @Override
  public Optional<Object> scene(Setup setup) {
    return game.scene(setup);
  }

  @Override
  public Optional<Outlook> outlook(S state) {
    return game.outlook(state);
  }

  @Override
  public Message whyNot(S state, M move) {
    return game.whyNot(state, move);
  }

  @Override
  public Optional<Message> whyNot(S state, int seat, String thing) {
    return game.whyNot(state, seat, thing);
  }

  @Override
  public boolean isCertain() {
    return game.isCertain();
  }

  @Override
  public List<PlayerKind<S, M>> players() {
    return game.players();
  }

  @Override
  public List<Preset> presets() {
    return game.presets();
  }

  @Override
  public Optional<Preset> daily() {
    return game.daily();
  }

  @Override
  public List<Graded> levels() {
    return game.levels();
  }

  @Override
  public Optional<Sides<S>> sides() {
    return game.sides();
  }

  @Override
  public List<String> usualTable() {
    return game.usualTable();
  }

  @Override
  public Optional<Evaluation<S>> evaluation() {
    return game.evaluation();
  }

  @Override
  public Hints<S, M> hints() {
    return game.hints();
  }

  @Override
  public boolean isCooperative() {
    return game.isCooperative();
  }

  @Override
  public Optional<Gauges<S>> gauges() {
    return game.gauges();
  }

  @Override
  public Optional<Trials> trials(Setup setup) {
    return game.trials(setup);
  }

  @Override
  public List<DocumentKind> documents() {
    return game.documents();
  }

  @Override
  public Optional<Dialogue<S>> dialogue() {
    return game.dialogue();
  }
}
