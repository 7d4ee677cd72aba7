package plateau.deadzone.companion.talk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.deadzone.companion.CardText;
import plateau.deadzone.companion.Companion;
import plateau.deadzone.companion.Entry;
import plateau.deadzone.companion.Prompt;
import plateau.deadzone.companion.SpokenLine;
import plateau.deadzone.companion.TableSetup;
import plateau.deadzone.companion.TableSituation;
import plateau.deadzone.companion.TableSituation.Active;
import plateau.deadzone.companion.save.SaveWriter;
import plateau.deadzone.companion.save.SavedGame;
import plateau.deadzone.roster.Profile;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.OpenCard;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Talk;
import plateau.kernel.companion.Telling;
import plateau.kernel.companion.Told;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/** The talk of an evening against JADE. */
final class JadeTalk implements Talk {

  private final SavedGame game;
  private final TableSetup setup;
  private final TableSituation now;
  private final Reports reports;

  JadeTalk(SavedGame game) {
    this.game = game;
    this.setup = game.setup();
    this.now = new Companion(setup).after(game.entries());
    this.reports = new Reports(setup, now);
  }

  @Override
  public Message title() {
    return Message.of("companion.title", "team", setup.jade());
  }

  @Override
  public String text() {
    return SaveWriter.write(game);
  }

  @Override
  public List<Told> told() {
    return now.lines().stream().map(JadeTalk::told).toList();
  }

  private static Told told(SpokenLine line) {
    return switch (line) {
      case SpokenLine.Heading(Message message) -> told(Told.Kind.HEADING, "heading", message);
      case SpokenLine.Told(var what, Message message) -> told(Told.Kind.DO, what.id(), message);
      case SpokenLine.Noted(Message message) -> told(Told.Kind.NOTE, "noted", message);
    };
  }

  private static Told told(Told.Kind kind, String key, Message message) {
    return new Told(kind, key, message, Optional.empty());
  }

  @Override
  public int toldBefore() {
    return now.lines().size() - now.linesSinceAnswer();
  }

  @Override
  public Optional<Ask> ask() {
    return now.prompt()
        .map(
            prompt ->
                new Ask(
                    prompt.question().id(),
                    prompt.kind(),
                    prompt.text(),
                    Optional.of(Message.of(prompt.question().nameKey() + ".about")),
                    prompt.choices()));
  }

  @Override
  public List<Message> status() {
    List<Message> status = new ArrayList<>();
    status.add(
        now.round() == 0
            ? Message.of("companion.deployment")
            : Message.of("companion.round", "round", now.round()));
    now.active()
        .filter(active -> !active.dice().isEmpty())
        .ifPresent(active -> status.add(Message.of("companion.team.dice", "dice", active.dice())));
    return status;
  }

  @Override
  public List<Piece> pieces() {
    return reports.pieces();
  }

  @Override
  public List<Telling> tellings() {
    return now.prompt().isEmpty() ? List.of() : reports.ofNone();
  }

  @Override
  public Optional<Message> noted() {
    return !game.entries().isEmpty() && game.entries().getLast() instanceof Entry.Report report
        ? Optional.of(new Receipt(setup, report).message())
        : Optional.empty();
  }

  @Override
  public Optional<OpenCard> card() {
    return now.active().flatMap(this::card);
  }

  private Optional<OpenCard> card(Active active) {
    boolean shooter = setup.profileOf(active.figure()) == Profile.SHOOTING;
    return active
        .card()
        .map(card -> new OpenCard(card, active.figure(), CardText.of(card, shooter)));
  }

  @Override
  public Optional<Object> board() {
    return Optional.empty();
  }

  @Override
  public boolean canGoBack() {
    return !game.entries().isEmpty();
  }

  @Override
  public Talk answer(String value) {
    Prompt prompt = now.prompt().orElseThrow(() -> new Problem(Message.of("companion.over")));
    if (!prompt.accepts(value) || value.lines().count() != 1) {
      throw NoSuchAnswer.to(prompt.choices(), value);
    }
    return with(new Entry.Answer(prompt.question(), value));
  }

  @Override
  public Talk tell(String telling) {
    return with(
        reports
            .of(telling)
            .orElseThrow(
                () -> new Problem(Message.of("companion.no-such-telling", "typed", telling))));
  }

  private Talk with(Entry entry) {
    List<Entry> said = new ArrayList<>(game.entries());
    said.add(entry);
    return new JadeTalk(game.with(said));
  }

  @Override
  public Talk back() {
    return canGoBack()
        ? new JadeTalk(game.with(game.entries().subList(0, game.entries().size() - 1)))
        : this;
  }
}
