package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.jade.procedure.Help;

/** B8.2 and B8.3: medics and gunners look after their friends. */
final class Helping {

  private final Scene scene;
  private final Memory memory;
  private final Trace trace;
  private final Nearest patients;

  Helping(Scene scene, Memory memory, Trace trace) {
    this.scene = scene;
    this.memory = memory;
    this.trace = trace;
    patients = new Nearest(scene);
  }

  /** Chooses the nearest who needs it, if there is one. */
  boolean choose(Help help) {
    patients.begin();
    if (help == Help.HEAL && needs(help, scene.figure())) {
      patients.offerFigure(scene.figure());
    }
    for (int i = 0; i < scene.friendCount(); i++) {
      if (needs(help, scene.friend(i))) {
        patients.offerFigure(scene.friend(i));
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
      case HEAL -> scene.isInjured(someone) && !scene.isConstruct(someone);
      case RELOAD -> scene.table().isReloading(someone);
    };
  }

  boolean isHere() {
    return isAlive() && cube() == scene.cube();
  }

  boolean isAlive() {
    return scene.table().isAlive(memory.patient);
  }

  int cube() {
    return scene.table().cube(memory.patient);
  }

  @Nullable Command help(Help help) {
    int patient = memory.patient;
    boolean isNeeded =
        help == Help.HEAL ? scene.isInjured(patient) : scene.table().isReloading(patient);
    if (!isNeeded) {
      return trace.skip(Why.NO_TARGET);
    }
    if (!scene.table().canDoSpecial()) {
      return trace.skip(Why.NOT_AFFORDABLE);
    }
    trace.chose(patient, TieBreak.CHOSEN_BEFORE);
    return switch (help) {
      case HEAL -> new Command.Heal(scene.table().id(patient));
      case RELOAD -> new Command.Reload(scene.table().id(patient));
    };
  }
}
