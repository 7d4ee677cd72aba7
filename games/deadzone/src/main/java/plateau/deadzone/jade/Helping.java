package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.jade.procedure.Help;

/** B8.2 and B8.3: medics and gunners look after their friends. */
final class Helping {

  private final Surroundings around;
  private final Memory memory;
  private final Trace trace;
  private final Nearest patients;

  Helping(Surroundings around, Memory memory, Trace trace) {
    this.around = around;
    this.memory = memory;
    this.trace = trace;
    patients = new Nearest(around);
  }

  /** Chooses the nearest who needs it, if there is one. */
  boolean choose(Help help) {
    patients.begin();
    if (help == Help.HEAL && needs(help, around.figure())) {
      patients.offerFigure(around.figure());
    }
    for (int i = 0; i < around.friendCount(); i++) {
      if (needs(help, around.friend(i))) {
        patients.offerFigure(around.friend(i));
      }
    }
    if (patients.isEmpty()) {
      return false;
    }
    trace.because(help.behaviour());
    memory.patient = patients.figure();
    trace.chose(patients.figure(), patients.tieBreak());
    return true;
  }

  private boolean needs(Help help, int someone) {
    return switch (help) {
      case HEAL -> around.isInjured(someone) && !around.isConstruct(someone);
      case RELOAD -> around.table().isReloading(someone);
    };
  }

  boolean isHere() {
    return isAlive() && cube() == around.cube();
  }

  boolean isAlive() {
    return around.table().isAlive(memory.patient);
  }

  int cube() {
    return around.table().cube(memory.patient);
  }

  @Nullable Command help(Help help) {
    int patient = memory.patient;
    boolean isNeeded =
        help == Help.HEAL ? around.isInjured(patient) : around.table().isReloading(patient);
    if (!isNeeded) {
      return trace.skip(Why.NO_TARGET);
    }
    if (!around.table().canDoSpecial()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    trace.chose(patient, TieBreak.CHOSEN_BEFORE);
    return switch (help) {
      case HEAL -> new Command.Heal(around.table().id(patient));
      case RELOAD -> new Command.Reload(around.table().id(patient));
    };
  }
}
