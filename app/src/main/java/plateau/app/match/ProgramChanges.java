package plateau.app.match;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plateau.arena.bot.BotMatchResult;
import plateau.arena.bot.SeatReport;
import plateau.arena.bot.process.Fingerprint;
import plateau.kernel.words.Message;

/** Notices in a series that a program is no longer what it was in the first match. */
final class ProgramChanges {

  private final Map<Integer, Fingerprint> first = new HashMap<>();
  private final Set<Integer> told = new HashSet<>();

  /** What is to be said about this match; each program's change once. */
  Optional<Message> in(Fixture fixture, BotMatchResult outcome) {
    for (int seat = 0; seat < fixture.order().size(); seat++) {
      int player = fixture.order().get(seat);
      SeatReport report = outcome.seats().get(seat);
      Optional<Message> change = report.program().flatMap(now -> changed(player, now));
      if (change.isPresent() && told.add(player)) {
        return Optional.of(
            Message.of(
                "match.program-changed",
                "name",
                report.name(),
                "match",
                fixture.match(),
                "what",
                change.get()));
      }
    }
    return Optional.empty();
  }

  private Optional<Message> changed(int player, Fingerprint now) {
    return now.changedSince(first.computeIfAbsent(player, _ -> now));
  }
}
