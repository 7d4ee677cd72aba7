package plateau.deadzone.jade;

import org.jspecify.annotations.Nullable;
import plateau.deadzone.command.Command;
import plateau.deadzone.roster.Keyword;

/** B8.2 and B8.3: medics and gunners look after their friends before they follow the card. */
final class Behaviours {

  private final Repertoire can;
  private final Scene scene;
  private final Nearest patients;

  Behaviours(Repertoire repertoire) {
    can = repertoire;
    scene = repertoire.scene;
    patients = new Nearest(scene);
  }

  // B8.2

  /** Chooses the patient; the item is tried unless it is already in the cube. */
  @Nullable Command beforeMedic() {
    if (!scene.type().has(Keyword.MEDIC) || findInjured().isEmpty()) {
      return can.goTo(Stage.GUNNER_ITEM);
    }
    choose(Rule.BEHAVIOUR_MEDIC);
    return isPatientHere() ? can.goTo(Stage.HEAL_ITEM) : can.tryItem();
  }

  @Nullable Command medicMove() {
    return goToPatient(Rule.BEHAVIOUR_MEDIC);
  }

  @Nullable Command beforeHealing() {
    return isPatientHere() ? can.tryItem() : can.goTo(Stage.GUNNER_ITEM);
  }

  @Nullable Command heal() {
    can.trace.because(Rule.BEHAVIOUR_MEDIC);
    int patient = can.memory.patient;
    if (!scene.isInjured(patient)) {
      return can.trace.tell(can.trace.skip(Why.NO_TARGET));
    }
    if (!scene.table().canDoSpecial()) {
      return can.trace.tell(can.trace.skip(Why.NOT_AFFORDABLE));
    }
    can.trace.chose(patient, TieBreak.CHOSEN_BEFORE);
    return new Command.Heal(scene.table().id(patient));
  }

  // B8.3

  /** As {@link #beforeMedic}, for friends with a Reload counter. */
  @Nullable Command beforeGunner() {
    if (!scene.type().has(Keyword.GUNNER) || findReloading().isEmpty()) {
      return can.goTo(Stage.CARD_ITEM);
    }
    choose(Rule.BEHAVIOUR_GUNNER);
    return isPatientHere() ? can.goTo(Stage.RELOAD_ITEM) : can.tryItem();
  }

  @Nullable Command gunnerMove() {
    return goToPatient(Rule.BEHAVIOUR_GUNNER);
  }

  @Nullable Command beforeReloading() {
    return isPatientHere() ? can.tryItem() : can.goTo(Stage.CARD_ITEM);
  }

  @Nullable Command reload() {
    can.trace.because(Rule.BEHAVIOUR_GUNNER);
    int patient = can.memory.patient;
    if (!scene.table().isReloading(patient)) {
      return can.trace.tell(can.trace.skip(Why.NO_TARGET));
    }
    if (!scene.table().canDoSpecial()) {
      return can.trace.tell(can.trace.skip(Why.NOT_AFFORDABLE));
    }
    can.trace.chose(patient, TieBreak.CHOSEN_BEFORE);
    return new Command.Reload(scene.table().id(patient));
  }

  // Both

  private Nearest findInjured() {
    patients.begin();
    if (isInjured(scene.figure())) {
      patients.offerFigure(scene.figure());
    }
    for (int i = 0; i < scene.friendCount(); i++) {
      if (isInjured(scene.friend(i))) {
        patients.offerFigure(scene.friend(i));
      }
    }
    return patients;
  }

  private boolean isInjured(int someone) {
    return scene.isInjured(someone) && !scene.isConstruct(someone);
  }

  private Nearest findReloading() {
    patients.begin();
    for (int i = 0; i < scene.friendCount(); i++) {
      if (scene.table().isReloading(scene.friend(i))) {
        patients.offerFigure(scene.friend(i));
      }
    }
    return patients;
  }

  private void choose(Rule behaviour) {
    can.trace.because(behaviour);
    can.memory.patient = patients.figure();
    can.trace.chose(patients.figure(), patients.tieBreak());
  }

  private boolean isPatientHere() {
    int patient = can.memory.patient;
    return scene.table().isAlive(patient) && scene.table().cube(patient) == scene.cube();
  }

  private @Nullable Command goToPatient(Rule behaviour) {
    can.trace.because(behaviour);
    int patient = can.memory.patient;
    return can.trace.tell(
        scene.table().isAlive(patient)
            ? can.moveTo(scene.table().cube(patient))
            : can.trace.skip(Why.NO_TARGET));
  }
}
