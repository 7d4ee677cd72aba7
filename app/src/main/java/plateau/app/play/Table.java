package plateau.app.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plateau.app.session.TextFile;
import plateau.kernel.Game;
import plateau.kernel.State;
import plateau.kernel.Thought;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Dice;
import plateau.kernel.chance.ManualDice;
import plateau.kernel.match.Answer;
import plateau.kernel.match.Match;
import plateau.kernel.match.Step;
import plateau.kernel.match.StepThrough;
import plateau.kernel.replay.Header;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayWriter;
import plateau.kernel.replay.Verification;
import plateau.players.seating.SeatedPlayer;
import plateau.players.seating.Seating;

/**
 * One match that people play here, with the computer players who sit at it and the file it is saved
 * in. Every change is saved before anyone sees it. The words of play stand in the message files
 * beside this class.
 */
public final class Table<S extends State<S, M>, M> {

  private final Header header;
  private final Match<S, M> match;
  private final Seating<S, M> seating;
  private final List<Optional<SeatedPlayer<S, M>>> computers;
  private final long playersSeed;
  private final Path file;

  private Table(
      Header header, Match<S, M> match, Seating<S, M> seating, long playersSeed, Path file) {
    this.header = header;
    this.match = match;
    this.seating = seating;
    this.computers =
        IntStream.range(0, seating.size())
            .mapToObj(seat -> computer(seating, seat, playersSeed))
            .toList();
    this.playersSeed = playersSeed;
    this.file = file;
    save();
  }

  private static <S extends State<S, M>, M> Optional<SeatedPlayer<S, M>> computer(
      Seating<S, M> seating, int seat, long seed) {
    return seating.isHuman(seat) ? Optional.empty() : Optional.of(seating.seated(seat, seed));
  }

  /**
   * A new match.
   *
   * @param playersSeed for the computer players; the seed of the match when it has one
   */
  public static <S extends State<S, M>, M> Table<S, M> start(
      Game<S, M> game, Header header, Seating<S, M> seating, long playersSeed, Path file) {
    Match<S, M> match = Match.start(game, header.setup(), diceOf(header));
    return new Table<>(header, match, seating, playersSeed, file);
  }

  /** A match that goes on where its file stops. */
  public static <S extends State<S, M>, M> Table<S, M> resume(
      Game<S, M> game, Replay replay, Seating<S, M> seating, long playersSeed, Path file) {
    Header header = replay.header();
    Match<S, M> match = Verification.rebuild(game, replay, diceOf(header));
    return new Table<>(header, match, seating, playersSeed, file);
  }

  private static Dice diceOf(Header header) {
    return header.seed().isPresent() ? Dice.seeded(header.seed().get()) : new ManualDice();
  }

  public Match<S, M> match() {
    return match;
  }

  public Header header() {
    return header;
  }

  public Path file() {
    return file;
  }

  public boolean isHuman(int seat) {
    return seating.isHuman(seat);
  }

  public boolean hasRealDice() {
    return header.seedHash().isEmpty();
  }

  /** How many people share this screen. */
  public long people() {
    return seatsOfPeople().count();
  }

  IntStream seatsOfPeople() {
    return IntStream.range(0, seating.size()).filter(seating::isHuman);
  }

  /** The number of the last step that this seat decided; 0, the set-up, when it has not yet. */
  int lastStepOf(int seat) {
    return match.steps().reversed().stream()
        .filter(step -> !step.isSetup() && step.seat() == seat)
        .mapToInt(Step::number)
        .findFirst()
        .orElse(0);
  }

  /**
   * Whose knowledge may be shown now: that of the person who decides, or of the only person here;
   * when several people look at the screen, only what everybody may know.
   */
  int viewer() {
    boolean deciding = match.question().isEmpty() && !match.isOver() && isHuman(match.toMove());
    return deciding ? match.toMove() : people() == 1 ? firstPerson() : Seat.SPECTATOR;
  }

  private int firstPerson() {
    return seatsOfPeople().findFirst().orElseThrow();
  }

  Answer play(String text) {
    return saved(match.play(match.toMove(), text));
  }

  Answer playComputer() {
    SeatedPlayer<S, M> computer = computers.get(match.toMove()).orElseThrow();
    M move = computer.decide(match.state(), match.steps().size());
    return play(match.game().notation().write(move));
  }

  /** The last step that a computer player decided. */
  Optional<Step> lastComputerStep() {
    return match.steps().reversed().stream()
        .filter(step -> !step.isSetup() && !isHuman(step.seat()))
        .findFirst();
  }

  S positionBefore(Step step) {
    List<S> last = new ArrayList<>();
    StepThrough.through(
        match.game(),
        match.setup(),
        match.steps().subList(0, step.number()),
        (_, state) -> {
          last.clear();
          last.add(state);
        });
    return last.getFirst();
  }

  /**
   * What the computer player of this step thought before it, thought again: the same, unless it
   * counts by the clock. Empty when it does not weigh odds.
   */
  Optional<List<Thought<M>>> thoughts(S before, Step step) {
    return seating.seated(step.seat(), playersSeed).think(before.copy(), step.number());
  }

  Answer answer(int k) {
    return saved(match.answer(k));
  }

  boolean takeBackAnswer() {
    boolean taken = match.takeBackAnswer();
    save();
    return taken;
  }

  /** Back to the last decision of a person; an open step is given up. False when there is none. */
  boolean undo() {
    Optional<Step> last =
        match
            .openStep()
            .filter(step -> !step.isSetup())
            .or(() -> match.steps().reversed().stream().filter(this::isHumanStep).findFirst());
    last.ifPresent(step -> match.backTo(step.number() - 1));
    save();
    return last.isPresent();
  }

  private boolean isHumanStep(Step step) {
    return !step.isSetup() && isHuman(step.seat());
  }

  Replay replay() {
    return Replay.of(header, match);
  }

  private Answer saved(Answer answer) {
    if (!(answer instanceof Answer.Refused)) {
      save();
    }
    return answer;
  }

  private void save() {
    TextFile.write(file, ReplayWriter.write(replay()));
  }
}
