package plateau.deadzone.skirmish;

import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.skirmish.Commands.OnFigure;

/** A7.7: {@code heal} and {@code use-medi-pack}. */
final class Healing {

  private Healing() {}

  static void offerHeals(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    if (state.has(figure, Keyword.MEDIC) && state.activation.canShort(ActionKind.SPECIAL)) {
      offer(state, OnFigure.HEAL, list);
    }
  }

  static void offerMediPacks(DeadzoneState state, CommandList list) {
    int figure = state.activation.figure();
    if (state.figures.carries(figure, Item.MEDI_PACK)
        && state.activation.canShort(ActionKind.SPECIAL)
        && !state.isInMelee(figure)) {
      offer(state, OnFigure.USE_MEDI_PACK, list);
    }
  }

  private static void offer(DeadzoneState state, OnFigure kind, CommandList list) {
    int figure = state.activation.figure();
    int here = state.figures.in(Side.of(figure), state.figures.cube(figure));
    for (int left = here; left != 0; left = Figures.rest(left)) {
      int patient = Figures.first(left);
      if (canBeHealed(state, patient)) {
        list.append(state.scenario.commands().of(kind, patient));
      }
    }
  }

  static boolean canBeHealed(DeadzoneState state, int patient) {
    return state.figures.isInjured(patient) && !state.has(patient, Keyword.CONSTRUCT);
  }

  static void heal(DeadzoneState state, FigureId id, Referee referee) {
    int patient = begin(state, id);
    state.figures.setDamage(patient, state.figures.damage(patient) - 1);
    if (referee.isTelling()) {
      referee.tell(new Event.Healed(state.id(state.activation.figure()), state.id(patient)));
    }
  }

  static void useMediPack(DeadzoneState state, FigureId id, Referee referee) {
    int patient = begin(state, id);
    int figure = state.activation.figure();
    state.figures.setItem(figure, null);
    state.figures.setDamage(patient, 0);
    if (referee.isTelling()) {
      referee.tell(new Event.MediPackUsed(state.id(figure), state.id(patient)));
    }
  }

  private static int begin(DeadzoneState state, FigureId id) {
    state.activation.payShort(ActionKind.SPECIAL);
    state.activation.setActed();
    return state.scenario.figure(Side.of(state.activation.figure()), id);
  }
}
