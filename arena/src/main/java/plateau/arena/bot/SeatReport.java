package plateau.arena.bot;

import java.util.Optional;
import plateau.arena.bot.process.Fault;
import plateau.arena.bot.process.Fingerprint;

/**
 * How a seat did.
 *
 * @param name as the seat list names it
 * @param program by which the program is known that sat here, as it was when the match began
 * @param calledItself the name that a program gave itself
 * @param stop why the program was out, if it was
 * @param strikes calls that were not answered in time
 * @param calls how often it was asked
 * @param totalMs what it thought in all, the referee's own delay taken off
 * @param longestMs what it thought at most in one call
 * @param cpuMs processor time of the program's processes, as far as the system tells
 * @param endedItself whether the program ended when it was told that the match is over
 * @param log what the program said on standard error, with the place in the match
 */
public record SeatReport(
    String name,
    Optional<Fingerprint> program,
    Optional<String> calledItself,
    Optional<Fault> stop,
    int strikes,
    int calls,
    long totalMs,
    long longestMs,
    long cpuMs,
    boolean endedItself,
    String log) {}
