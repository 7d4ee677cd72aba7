package plateau.arena.analysis;

import java.util.Optional;
import plateau.kernel.words.Message;

/**
 * What the analysis thinks of one decision of a match, from what its seat knew.
 *
 * @param step the number of the step
 * @param choices how many legal moves there were
 * @param draws how often chance was asked in the step
 * @param better what the analysis would have played, when it is another move that looks better
 */
public record Judgement(
    int step, int seat, int choices, int draws, Option played, Optional<Option> better) {

  // Less than this is no news, however many samples say it.
  private static final double WORTH_TELLING = 0.02;

  // Three standard errors instead of two: a match has hundreds of decisions, and one in forty of
  // those without a fault would look like one.
  private static final double STRICTNESS = 1.5;

  /**
   * A move and what it is worth to whoever decides.
   *
   * @param words what it means, in the position in which it was possible
   */
  public record Option(String move, Message words, EstimatedOdds estimate) {}

  /**
   * What the seat could hope for before it decided: the better move when it is clearly better, else
   * the one that was played, since the larger of two estimates promises too much.
   */
  EstimatedOdds before() {
    return isMistake() ? better.orElse(played).estimate() : decided();
  }

  /** What it could hope for after it had decided, and before chance did. */
  EstimatedOdds decided() {
    return played.estimate();
  }

  /** What the better move would have brought. */
  public double gain() {
    return better.map(option -> option.estimate().odds() - decided().odds()).orElse(0.0);
  }

  public double errorOfGain() {
    return better.map(option -> option.estimate().errorOfDifference(decided())).orElse(0.0);
  }

  /** Whether another move is better by more than chance explains. */
  public boolean isMistake() {
    return gain() >= WORTH_TELLING && gain() > STRICTNESS * errorOfGain();
  }
}
