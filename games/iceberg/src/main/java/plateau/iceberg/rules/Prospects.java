package plateau.iceberg.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Entry;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;

/**
 * What moves lead to. Nothing is left to chance in Iceberg, so each is played on a copy, and what
 * the journal says of it is told beforehand.
 */
public final class Prospects {

  private static final IcebergNotation NOTATION = new IcebergNotation();

  private Prospects() {}

  public static List<Prospect> of(IcebergState state) {
    return state.moves().stream().map(move -> of(state, move)).toList();
  }

  private static Prospect of(IcebergState state, IcebergMove move) {
    List<Entry> told = new ArrayList<>();
    state.copy().play(move, new Seeded(0), Journal.into(told));
    Set<String> touches = new LinkedHashSet<>();
    List<Message> notes = new ArrayList<>();
    for (Entry entry : told) {
      if (entry instanceof Happening happening) {
        touches.addAll(touchedBy(happening));
        noteOf(happening).ifPresent(notes::add);
      }
    }
    return Prospect.of(NOTATION.write(move)).touching(List.copyOf(touches)).noting(notes);
  }

  private static List<String> touchedBy(Happening happening) {
    return switch (happening) {
      case Happening.Moved moved -> List.of(agent(moved.side(), moved.agent()));
      case Happening.Slid slid -> List.of(agent(slid.side(), slid.agent()));
      case Happening.SlideHeld held -> List.of(agent(held.side(), held.agent()));
      case Happening.Pushed pushed -> List.of(agent(pushed.pushedSide(), pushed.pushedAgent()));
      case Happening.PushHeld held -> List.of(agent(held.pushedSide(), held.pushedAgent()));
      case Happening.CaptureLost lost -> List.of(alien(lost.alien()));
      case Happening.CaptureAdvanced advanced -> List.of(alien(advanced.alien()));
      case Happening.Captured captured -> List.of(alien(captured.alien()));
      case Happening.AlienLeft left -> List.of(alien(left.alien()));
      case Happening.AlienArrived arrived -> List.of(alien(arrived.alien()));
      case Happening.RoundBegan _, Happening.RoundEnded _, Happening.TurnEnded _ -> List.of();
    };
  }

  private static String agent(Side side, int agent) {
    return "agents." + side.ordinal() + "." + agent;
  }

  private static String alien(int alien) {
    return "aliens." + alien;
  }

  private static Optional<Message> noteOf(Happening happening) {
    return Optional.ofNullable(
        switch (happening) {
          case Happening.Moved moved -> Message.of("outlook.ends", "cell", moved.to());
          case Happening.Slid slid -> Message.of("outlook.ends", "cell", slid.to());
          case Happening.Pushed pushed ->
              Message.of(
                  "outlook.pushes",
                  "side",
                  pushed.pushedSide(),
                  "agent",
                  pushed.pushedAgent(),
                  "cell",
                  pushed.to());
          case Happening.SlideHeld _, Happening.PushHeld _ -> Message.of("outlook.held");
          case Happening.CaptureLost lost -> Message.of("outlook.lost", "cell", lost.cell());
          case Happening.CaptureAdvanced advanced ->
              Message.of(
                  "outlook.advances", "cell", advanced.cell(), "progress", advanced.progress());
          case Happening.Captured captured ->
              Message.of("outlook.captures", "cell", captured.cell(), "points", captured.points());
          case Happening.AlienLeft left -> Message.of("outlook.leaves", "cell", left.cell());
          case Happening.AlienArrived _, Happening.RoundBegan _ -> null;
          case Happening.RoundEnded _, Happening.TurnEnded _ -> null;
        });
  }
}
