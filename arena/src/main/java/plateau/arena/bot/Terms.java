package plateau.arena.bot;

import plateau.arena.bot.process.BotLimits;
import plateau.arena.bot.process.Sandbox;
import plateau.kernel.words.Language;

/**
 * Under which terms programs play.
 *
 * @param language in which a program may speak to people
 * @param attendance of all matches that are played under these terms
 */
public record Terms(
    BotLimits limits, Sandbox sandbox, Language language, Wire wire, Attendance attendance) {

  /** The limits of a contest behind the best walls there are. */
  public static Terms standard() {
    return new Terms(
        BotLimits.STANDARD,
        Sandbox.best(),
        Language.ENGLISH,
        Wire.UNWATCHED,
        new Attendance(_ -> {}));
  }

  public Terms with(BotLimits other) {
    return new Terms(other, sandbox, language, wire, attendance);
  }

  public Terms with(Sandbox other) {
    return new Terms(limits, other, language, wire, attendance);
  }

  public Terms with(Language other) {
    return new Terms(limits, sandbox, other, wire, attendance);
  }

  public Terms with(Wire other) {
    return new Terms(limits, sandbox, language, other, attendance);
  }

  public Terms with(Attendance other) {
    return new Terms(limits, sandbox, language, wire, other);
  }
}
