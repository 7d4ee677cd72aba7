package plateau.deadzone.companion;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.companion.TableSituation.Active;
import plateau.kernel.chance.Seeded;

/**
 * Runs JADE for people with real miniatures (C2). A function of the set-up and of what was said:
 * the dialogue is run from its start until a question has no answer. Stateless.
 */
public final class Companion {

  private static final long DICE_STREAM = (1L << 40) + 2;

  private final TableSetup setup;

  public Companion(TableSetup setup) {
    this.setup = setup;
  }

  public TableSetup setup() {
    return setup;
  }

  /**
   * Where these entries lead.
   *
   * @throws EntryMismatch if one of them does not answer what is asked
   */
  public TableSituation after(List<Entry> entries) {
    return run(entries).situation();
  }

  /** What was said so far, with the ways that were taken. */
  record Run(TableSituation situation, List<Telling.Passage> passages) {}

  Run run(List<Entry> entries) {
    Knowledge known = new Knowledge(setup);
    Telling telling = new Telling(entries, known);
    Rolls rolls =
        new Rolls(new Seeded(Seeded.derive(setup.seed(), DICE_STREAM)), setup.realDice(), telling);
    TableRounds rounds = new TableRounds(known, telling, new Decks(setup.seed()), rolls);
    Optional<Prompt> prompt = play(rounds);
    return new Run(situation(known, telling, rounds, prompt), telling.passages());
  }

  private static Optional<Prompt> play(TableRounds rounds) {
    try {
      rounds.play();
      return Optional.empty();
    } catch (Telling.Open open) {
      return Optional.of(open.prompt());
    }
  }

  private static TableSituation situation(
      Knowledge known, Telling telling, TableRounds rounds, Optional<Prompt> prompt) {
    return new TableSituation(
        telling.lines(),
        prompt,
        telling.linesSinceAnswer(),
        rounds.round(),
        known.isQuick(),
        known.force().members().stream().map(Member::status).toList(),
        known.foes().stream().flatMap(List::stream).filter(Foe::isDead).map(Foe::type).toList(),
        known
            .activation()
            .map(now -> new Active(now.figure().type(), now.card(), now.dice().left())));
  }
}
