package plateau.arena.bot.process;

/**
 * What a program may use.
 *
 * @param startMs from its start to its {@code ready}
 * @param callMs for each call; beyond it the bank is eaten
 * @param bankMs for all overruns of a match together
 * @param strikes so many calls without an answer in time, and the program is out
 * @param memoryMb of memory
 * @param processes processes and threads at a time
 * @param fileMb the biggest file it may write, and all it may keep in its own /tmp
 * @param outputKb on standard output, for one line and between two messages of the referee
 * @param logKb of standard error that are kept
 */
public record BotLimits(
    int startMs,
    int callMs,
    int bankMs,
    int strikes,
    int memoryMb,
    int processes,
    int fileMb,
    int outputKb,
    int logKb) {

  /** For a contest: a second for each call, ten more for the whole match, 512 MB. */
  public static final BotLimits STANDARD =
      new BotLimits(10_000, 1_000, 10_000, 3, 512, 128, 16, 1_024, 256);

  public BotLimits {
    if (startMs < 1 || callMs < 1 || bankMs < 0 || strikes < 1) {
      throw new IllegalArgumentException(
          "time limits %d, %d, %d, %d".formatted(startMs, callMs, bankMs, strikes));
    }
    if (memoryMb < 1 || processes < 1 || fileMb < 1 || outputKb < 1 || logKb < 1) {
      throw new IllegalArgumentException("a limit below 1");
    }
  }

  public BotLimits withTime(int newStartMs, int newCallMs, int newBankMs, int newStrikes) {
    return new BotLimits(
        newStartMs, newCallMs, newBankMs, newStrikes, memoryMb, processes, fileMb, outputKb, logKb);
  }

  /** The same but for the output. */
  public BotLimits withOutput(int newOutputKb) {
    return new BotLimits(
        startMs, callMs, bankMs, strikes, memoryMb, processes, fileMb, newOutputKb, logKb);
  }

  public BotLimits withMemory(int newMemoryMb) {
    return new BotLimits(
        startMs, callMs, bankMs, strikes, newMemoryMb, processes, fileMb, outputKb, logKb);
  }
}
