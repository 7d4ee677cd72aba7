package plateau.codroid.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.codroid.CodroidGame;
import plateau.codroid.rules.CodroidMove;
import plateau.codroid.rules.CodroidState;
import plateau.codroid.rules.CodroidView;
import plateau.codroid.rules.MidStep;
import plateau.codroid.rules.Place;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.Drawn;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.companion.Ask;
import plateau.kernel.companion.Choice;
import plateau.kernel.companion.OpenCard;
import plateau.kernel.companion.Piece;
import plateau.kernel.companion.Talk;
import plateau.kernel.companion.Telling;
import plateau.kernel.companion.Told;
import plateau.kernel.journal.Entry;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Question;
import plateau.kernel.match.Step;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A match of Codroid with people who move real pawns. Its text is the replay of the match, the same
 * that the terminal saves.
 */
final class CodroidTalk implements Talk {

  private static final CodroidGame GAME = new CodroidGame();

  private final Header header;
  private final Match<CodroidState, CodroidMove> match;
  private final CodroidView board;

  private CodroidTalk(Header header, Match<CodroidState, CodroidMove> match) {
    this.header = header;
    this.match = match;
    this.board = MidStep.view(match);
  }

  static CodroidTalk begin(Header header) {
    return new CodroidTalk(header, Match.start(GAME, header.setup(), diceOf(header)));
  }

  static CodroidTalk of(Replay replay) {
    Header header = replay.header();
    return new CodroidTalk(header, Verification.rebuild(GAME, replay, diceOf(header)));
  }

  private static Dice diceOf(Header header) {
    return header.seed().isPresent() ? Dice.seeded(header.seed().get()) : new ManualDice();
  }

  static Problem noSuchAnswer(List<Choice> choices, String value) {
    List<Object> known = choices.stream().map(Choice::name).toList();
    return new Problem(Message.of("companion.no-such-answer", "typed", value, "known", known));
  }

  private Replay replay() {
    return Replay.of(header, match);
  }

  @Override
  public Message title() {
    return Message.of("companion.title");
  }

  @Override
  public String text() {
    return ReplayWriter.write(replay());
  }

  @Override
  public List<Told> told() {
    List<Entry> entries = new ArrayList<>();
    for (int step = 0; step < match.steps().size(); step++) {
      entries.addAll(match.journal(step));
    }
    match.question().ifPresent(question -> entries.addAll(question.soFar()));
    return PlaceByPlace.of(entries);
  }

  @Override
  public int toldBefore() {
    if (!canGoBack()) {
      return 0;
    }
    List<Told> now = told();
    List<Told> before = back().told();
    int same = 0;
    while (same < Math.min(now.size(), before.size()) && now.get(same).equals(before.get(same))) {
      same++;
    }
    return same;
  }

  @Override
  public Optional<Ask> ask() {
    return match
        .question()
        .map(CodroidTalk::draw)
        .or(() -> match.isOver() ? Optional.empty() : Optional.of(decision()));
  }

  private static Ask draw(Question question) {
    Message what = question.draw().what();
    return new Ask(
        what.key(),
        Ask.Kind.DIE,
        what,
        Optional.of(Message.of(what.key() + ".about")),
        faces(question));
  }

  private static List<Choice> faces(Question question) {
    List<? extends Named> faces = question.draw().faces();
    return IntStream.range(0, question.n())
        .mapToObj(
            k ->
                new Choice(
                    Integer.toString(k + 1), faces.isEmpty() ? (Object) (k + 1) : faces.get(k)))
        .toList();
  }

  private Ask decision() {
    return new Ask(
        "measures",
        Ask.Kind.WHICH,
        Message.of("companion.measures", "points", board.pointsLeft() + board.trustBank()),
        Optional.of(Message.of("companion.measures.about")),
        match.state().moves().stream()
            .map(move -> new Choice(GAME.notation().write(move), GAME.describe(move)))
            .toList());
  }

  @Override
  public List<Message> status() {
    List<Message> status = new ArrayList<>();
    status.add(
        Message.of("companion.status.round", "round", board.round(), "rounds", board.rounds()));
    status.add(Message.of("companion.status.crisis", "level", board.crisis()));
    status.add(Message.of("companion.status.marker", "house", Place.HOUSES.get(board.marker())));
    if (board.trustBank() > 0) {
      status.add(Message.of("companion.status.trust", "points", board.trustBank()));
    }
    return status;
  }

  @Override
  public List<Piece> pieces() {
    return List.of();
  }

  @Override
  public List<Telling> tellings() {
    return List.of();
  }

  @Override
  public Optional<Message> noted() {
    return Optional.empty();
  }

  @Override
  public Optional<OpenCard> card() {
    return Optional.empty();
  }

  @Override
  public Optional<Object> board() {
    return Optional.of(board);
  }

  @Override
  public Optional<Object> scene() {
    return GAME.scene(header.setup());
  }

  @Override
  public Talk answer(String value) {
    Ask asked = ask().orElseThrow(() -> new Problem(Message.of("refused.over")));
    int chosen = asked.choices().stream().map(Choice::value).toList().indexOf(value);
    if (chosen < 0) {
      throw noSuchAnswer(asked.choices(), value);
    }
    CodroidTalk next = of(replay());
    Answer answer =
        asked.kind() == Ask.Kind.DIE
            ? next.match.answer(chosen)
            : next.match.play(match.toMove(), value);
    if (answer instanceof Answer.Refused(Message reason, _)) {
      throw new Problem(reason);
    }
    return new CodroidTalk(header, next.match);
  }

  @Override
  public Talk tell(String telling) {
    throw new Problem(Message.of("companion.no-telling"));
  }

  @Override
  public boolean canGoBack() {
    return match.openStep().or(this::lastStep).filter(this::canBeTakenBack).isPresent();
  }

  // A set-up without answers is where everything begins.
  private boolean canBeTakenBack(Step step) {
    return !step.isSetup() || (hasRealDice() && !step.draws().isEmpty());
  }

  private Optional<Step> lastStep() {
    return Optional.of(match.steps().getLast());
  }

  private boolean hasRealDice() {
    return header.seed().isEmpty();
  }

  /** Before the last die that was told, or the last move. */
  @Override
  public Talk back() {
    if (!canGoBack()) {
      return this;
    }
    List<Step> steps = match.steps();
    Optional<Step> open = match.openStep();
    List<Step> kept = open.isPresent() ? steps : steps.subList(0, steps.size() - 1);
    Step last = open.orElseGet(steps::getLast);
    Optional<Step> shorter =
        hasRealDice() && !last.draws().isEmpty()
            ? Optional.of(withoutLastDraw(last))
            : Optional.empty();
    return of(new Replay(header, kept, shorter, Optional.empty()));
  }

  private static Step withoutLastDraw(Step step) {
    List<Drawn> draws = step.draws().subList(0, step.draws().size() - 1);
    return new Step(step.number(), step.seat(), step.move(), draws, "");
  }
}
