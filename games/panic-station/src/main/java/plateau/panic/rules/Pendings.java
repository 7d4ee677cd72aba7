package plateau.panic.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.station.Room;
import plateau.panic.station.RoomCard;
import plateau.panic.view.Pending;
import plateau.panic.view.TaskKind;

/** The decision on top of the agenda as everybody sees it, and the whole agenda for the referee. */
final class Pendings {

  private Pendings() {}

  static Optional<Pending> of(PanicState state) {
    if (state.ending != null || state.agenda.isEmpty()) {
      return Optional.empty();
    }
    long task = state.agenda.top();
    TaskKind kind = Agenda.kind(task);
    return Optional.of(
        new Pending(
            kind,
            Colour.ALL.get(state.decider),
            role(kind, task),
            room(state, kind, task),
            kind == TaskKind.PLACE_ROOM
                ? Optional.of(RoomCard.ALL.get(state.stack.card(Agenda.b(task))))
                : Optional.empty(),
            kind == TaskKind.OFFER || kind == TaskKind.ANSWER
                ? Optional.of(Colour.ALL.get(Agenda.b(task)))
                : Optional.empty(),
            kind == TaskKind.AIM ? Optional.of(Weapon.ALL.get(Agenda.b(task))) : Optional.empty(),
            kind == TaskKind.AIM && Agenda.d(task) != Targets.NONE
                ? List.of(Targets.named(Agenda.d(task)).id())
                : List.of(),
            kind == TaskKind.VESTS ? Agenda.c(task) : 0,
            kind == TaskKind.VESTS ? Agenda.d(task) : 0));
  }

  private static Optional<Role> role(TaskKind kind, long task) {
    return switch (kind) {
      case MEETING, OFFER, ANSWER, AIM, RUN, FIRST_AID -> Optional.of(Role.ALL.get(Agenda.a(task)));
      default -> Optional.empty();
    };
  }

  private static Optional<Room> room(PanicState state, TaskKind kind, long task) {
    return switch (kind) {
      case MEETING, OFFER, ANSWER, AIM, RUN, FIRST_AID ->
          Optional.of(Room.of(state.roomOf(Role.ALL.get(Agenda.a(task)))));
      case VESTS -> Optional.of(Room.of(Agenda.b(task)));
      case TEAM_SEARCH, SHIFT_PARASITE -> Optional.of(Room.of(Agenda.a(task)));
      case HEAL_IN_BAY -> Optional.of(Room.of(HealingInSickBay.BEDS));
      case PLACE_ROOM ->
          Agenda.a(task) == Exploring.ANYWHERE
              ? Optional.empty()
              : Optional.of(Room.of(Agenda.a(task)));
      default -> Optional.empty();
    };
  }

  static List<String> agenda(PanicState state) {
    List<String> tasks = new ArrayList<>();
    for (int i = 0; i < state.agenda.size(); i++) {
      long task = state.agenda.get(i);
      tasks.add(
          "%s %d %d %d %d %d"
              .formatted(
                  Agenda.kind(task).id(),
                  Agenda.a(task),
                  Agenda.b(task),
                  Agenda.c(task),
                  Agenda.d(task),
                  Agenda.e(task)));
    }
    return tasks;
  }
}
