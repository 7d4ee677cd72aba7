package plateau.arena.bot.process;

import java.util.Optional;
import java.util.Set;
import plateau.kernel.words.Message;

/** Why a program ended that should have gone on: by its exit code and by what it said. */
final class Breakdown {

  private static final int SIGNALS = 128;
  private static final Set<Integer> EXPLAINED = Set.of(4, 6, 8, 9, 11, 25, 31);

  private Breakdown() {}

  static Fault of(int exitCode, ErrorLog errors, BotLimits limits) {
    Message place = told(Traceback.in(errors.saidLately()));
    return errors
        .wordsAboutMemory()
        .map(words -> memoryRefused(told(words), place, limits))
        .orElseGet(() -> crashed(exitCode, told(errors.lastWords()), place));
  }

  private static Fault memoryRefused(Message words, Message place, BotLimits limits) {
    return Fault.of(
        Fault.Cause.OUT_OF_MEMORY,
        "bot.fault.memory-refused",
        "limit",
        limits.memoryMb(),
        "words",
        words,
        "place",
        place);
  }

  private static Fault crashed(int exitCode, Message words, Message place) {
    return Fault.of(
        Fault.Cause.CRASHED,
        "bot.fault.exit",
        "how",
        howItEnded(exitCode),
        "words",
        words,
        "place",
        place);
  }

  private static Message howItEnded(int code) {
    if (code <= SIGNALS) {
      return Message.of("bot.exit.code", "code", code);
    }
    int signal = code - SIGNALS;
    Message meaning =
        Message.of(EXPLAINED.contains(signal) ? "bot.signal." + signal : "bot.signal.other");
    return Message.of("bot.exit.signal", "signal", signal, "meaning", meaning);
  }

  private static Message told(String lastWords) {
    return lastWords.isEmpty()
        ? Message.of("bot.no-last-words")
        : Message.of("bot.last-words", "words", lastWords);
  }

  private static Message told(Optional<Traceback> place) {
    return place
        .map(found -> Message.of("bot.place", "file", found.file(), "line", found.line() + ""))
        .orElse(Message.of("bot.no-place"));
  }
}
