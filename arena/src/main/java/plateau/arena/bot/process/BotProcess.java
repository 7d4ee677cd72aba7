package plateau.arena.bot.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import plateau.kernel.words.Message;
import plateau.kernel.words.Problem;

/**
 * A running program and its three pipes. One thread talks to it; others, of its own, read and write
 * the pipes. {@link #close} ends all of its processes.
 */
public final class BotProcess implements AutoCloseable {

  private static final int GRACE_MS = 5_000;
  private static final int ENDING_MS = 1_000;
  private static final int CLOSING_MS = 5_000;
  private static final long WEIGHING_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  // No line is empty: each has its end.
  private static final byte[] STOP_WRITING = {};

  private final Process process;
  private final Optional<ControlGroup> group;
  private final String mark;
  private final BotLimits limits;
  private final OutputLines output;
  private final ErrorLog errors;
  private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
  private final BlockingQueue<byte[]> toWrite = new LinkedBlockingQueue<>();
  private final CountDownLatch outputRead = new CountDownLatch(1);
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile long handedOver;
  private volatile long flushed;
  private long cpuNanos;

  private BotProcess(
      Process process,
      ErrorPipe errorPipe,
      Optional<ControlGroup> group,
      String mark,
      BotLimits limits) {
    this.process = process;
    this.group = group;
    this.mark = mark;
    this.limits = limits;
    this.output = new OutputLines(limits.outputKb() * 1_024, events::add);
    this.errors = new ErrorLog(errorPipe, limits.logKb() * 1_024);
  }

  /**
   * Starts the program.
   *
   * @throws Problem when the system cannot start it
   */
  public static BotProcess start(BotCommand command, BotLimits limits, Sandbox sandbox)
      throws InterruptedException {
    String mark = "PLATEAU_BOT=" + UUID.randomUUID();
    Optional<ControlGroup> group =
        sandbox.walls() == Isolation.NONE ? Optional.empty() : ControlGroup.make(limits);
    ProcessBuilder builder = new ProcessBuilder(sandbox.wrap(command, limits, group));
    builder.directory(command.directory().toFile());
    setEnvironment(builder.environment(), limits, mark);
    try {
      ErrorPipe errorPipe = ErrorPipe.open();
      BotProcess bot =
          new BotProcess(startWith(errorPipe, builder), errorPipe, group, mark, limits);
      bot.startThreads();
      return bot;
    } catch (IOException e) {
      group.ifPresent(ControlGroup::close);
      throw new Problem(
          Message.of(
              "bot.cannot-start",
              "program",
              command.words().getFirst(),
              "why",
              String.valueOf(e.getMessage())),
          e);
    }
  }

  private static Process startWith(ErrorPipe errorPipe, ProcessBuilder builder)
      throws IOException, InterruptedException {
    builder.redirectError(errorPipe.name().toFile());
    try {
      Process process = Starter.start(builder);
      errorPipe.hide();
      return process;
    } catch (IOException | InterruptedException e) {
      errorPipe.hide();
      errorPipe.close();
      throw e;
    }
  }

  // The runner's own environment may hold secrets, and would make a program behave differently
  // elsewhere.
  private static void setEnvironment(
      Map<String, String> environment, BotLimits limits, String mark) {
    String path = environment.getOrDefault("PATH", "/usr/bin:/bin");
    environment.clear();
    environment.put("PATH", path);
    environment.put("HOME", "/tmp");
    environment.put("LANG", "C.UTF-8");
    environment.putAll(heapsWithin(limits));
    int equals = mark.indexOf('=');
    environment.put(mark.substring(0, equals), mark.substring(equals + 1));
  }

  // These runtimes would size their heaps by the memory of the machine, and break at the limit.
  private static Map<String, String> heapsWithin(BotLimits limits) {
    int heapMb = limits.memoryMb() * 3 / 5;
    return Map.of(
        "JDK_JAVA_OPTIONS", "-XX:MaxRAM=" + limits.memoryMb() + "m -XX:MaxRAMPercentage=60",
        "NODE_OPTIONS", "--max-old-space-size=" + heapMb,
        "GOMEMLIMIT", heapMb + "MiB");
  }

  private void startThreads() {
    Thread.ofVirtual().name("bot-out").start(this::readOutput);
    Thread.ofVirtual().name("bot-err").start(errors::follow);
    Thread.ofVirtual().name("bot-in").start(this::write);
    Thread.ofVirtual().name("bot-exit").start(this::awaitExit);
    Thread.ofVirtual().name("bot-memory").start(this::watchMemory);
  }

  /** Sends a line. Never waits: whoever does not read is late in the end. */
  public void send(String line) {
    handedOver = System.nanoTime();
    flushed = 0;
    output.refill();
    toWrite.add((line + "\n").getBytes(StandardCharsets.UTF_8));
  }

  /**
   * When the program could read the last line that was sent: so what the referee needs to write it
   * is not the program's time.
   */
  public long sentAt() {
    long at = flushed;
    return at == 0 ? handedOver : at;
  }

  /** The next event, or empty when none came within this time from {@link #sentAt}. */
  public Optional<Event> receive(long nanos) throws InterruptedException {
    while (true) {
      long left = sentAt() + nanos - System.nanoTime();
      Event event = events.poll(Math.max(0, left), TimeUnit.NANOSECONDS);
      if (event != null || sentAt() + nanos <= System.nanoTime()) {
        return Optional.ofNullable(event);
      }
    }
  }

  /** Tells the program's log where in the match it is now. */
  public void pin(String place) {
    errors.pin(place);
  }

  /** What it said on standard error, up to the limit. */
  public String errorText() {
    return errors.text();
  }

  /** The processor time that all its processes have used, as far as the system tells. */
  public long cpuNanos() {
    cpuNanos = Math.max(cpuNanos, ProcessTree.cpuNanos(process.pid()));
    return cpuNanos;
  }

  /**
   * What it has done lately.
   *
   * @param cpuSpent its processor time in these nanoseconds
   */
  public Meanwhile meanwhile(long cpuSpent, long nanos) {
    return ProcessTree.isKnown(process.pid())
        ? Meanwhile.of(cpuSpent, nanos, ProcessTree.keepsRunning(process.pid()))
        : Meanwhile.UNKNOWN;
  }

  /** Closes its standard input and waits for its end; false when it goes on. */
  public boolean endsWithin(long nanos) throws InterruptedException {
    toWrite.add(STOP_WRITING);
    return process.waitFor(nanos, TimeUnit.NANOSECONDS);
  }

  /** Ends the program and every process that it has started. */
  @Override
  public void close() {
    ended.set(true);
    toWrite.add(STOP_WRITING);
    killAll();
    boolean interrupted = Thread.interrupted();
    try {
      process.waitFor(CLOSING_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      interrupted = true;
    }
    errors.close();
    group.ifPresent(ControlGroup::close);
    process.destroyForcibly();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  // Behind walls with own processes the first line is enough; without, descendants are found by
  // the mark that they inherited, again and again because they may be forking.
  private void killAll() {
    // Not by the process itself, which would close the pipes before they are read to their end.
    process.toHandle().destroyForcibly();
    group.ifPresent(ControlGroup::kill);
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CLOSING_MS);
    var left = ProcessTree.marked(mark);
    while (!left.isEmpty() && System.nanoTime() < deadline) {
      left.forEach(ProcessHandle::destroyForcibly);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      left = ProcessTree.marked(mark);
    }
  }

  private void write() {
    try (OutputStream in = process.getOutputStream()) {
      for (byte[] line = toWrite.take(); line.length > 0; line = toWrite.take()) {
        in.write(line);
        in.flush();
        flushed = System.nanoTime();
      }
    } catch (IOException e) {
      // It has closed its input or is gone; the reader of its output tells the rest.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void readOutput() {
    Optional<Fault> flood = output.drain(process.getInputStream());
    outputRead.countDown();
    if (flood.isPresent()) {
      end(flood.get());
    } else if (!exitsSoon()) {
      end(Fault.of(Fault.Cause.CRASHED, "bot.fault.closed"));
    }
  }

  // What it wrote before it ended still counts. But a process that it left behind may hold the pipe
  // open.
  private void awaitExit() {
    try {
      process.waitFor();
      killAll();
      outputRead.await(GRACE_MS, TimeUnit.MILLISECONDS);
      errors.takeWaiting();
      end(exitFault());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  // The limit of a single process is the kernel's to keep. Together they are weighed here: without
  // a control group nobody else does it, and with one the kernel may kill a child only and leave
  // the program waiting for it.
  private void watchMemory() {
    while (!ended.get()) {
      if (usesTooMuchMemory()) {
        end(outOfMemory());
      }
      LockSupport.parkNanos(WEIGHING_NANOS);
    }
  }

  private boolean usesTooMuchMemory() {
    return group
        .map(ControlGroup::ranOutOfMemory)
        .orElseGet(() -> ProcessTree.memoryKb(process.pid()) > limits.memoryMb() * 1_024L);
  }

  private Fault outOfMemory() {
    return Fault.of(Fault.Cause.OUT_OF_MEMORY, "bot.fault.memory", "limit", limits.memoryMb());
  }

  private boolean exitsSoon() {
    try {
      return process.waitFor(ENDING_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void end(Fault why) {
    if (!ended.getAndSet(true)) {
      events.add(new Event.Ended(why));
      killAll();
    }
  }

  private Fault exitFault() {
    if (group.map(ControlGroup::ranOutOfMemory).orElse(false)) {
      return outOfMemory();
    }
    return Breakdown.of(process.exitValue(), errors, limits);
  }
}
