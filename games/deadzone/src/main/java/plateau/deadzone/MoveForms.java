package plateau.deadzone;

import java.util.List;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Patch;
import plateau.deadzone.roster.Item;
import plateau.kernel.MoveForm;

/** The grammar of commands, in the order in which a skirmish asks for them. */
final class MoveForms {

  /** What the ids of figures and weapons look like. */
  static final String ID = "[a-z0-9]+(?:-[a-z0-9]+)*";

  private static final String CUBE = "[A-H][1-8](?::[12])?";
  private static final String ARMED = ID + " " + ID;
  private static final String DIE = MoveForm.idOf(CommandDie.ALL);

  static final List<MoveForm> ALL =
      List.of(
          new MoveForm("deploy", "deploy {figure} {cube}", "deploy " + ID + " " + CUBE),
          new MoveForm("reroll", "reroll-command {die} …", "reroll-command " + DIE + more(DIE)),
          plain("reroll-none", "reroll-command none"),
          new MoveForm("activate", "activate {figure}", "activate " + ID),
          plain("deal", "activate"),
          plain("pass", "pass"),
          plain("stand-up", "stand-up"),
          new MoveForm("move", "move {cube}", "move " + CUBE),
          new MoveForm("move-via", "move {cube} via {cube} …", "move " + CUBE + via()),
          new MoveForm("sprint", "sprint {cube}", "sprint " + CUBE),
          new MoveForm("sprint-via", "sprint {cube} via {cube} …", "sprint " + CUBE + via()),
          armed("shoot", "shoot"),
          new MoveForm("shoot-ammo", "shoot {figure} {weapon} ammo", "shoot " + ARMED + " ammo"),
          armed("suppressive-fire", "suppressive-fire"),
          cube("throw-grenade"),
          armed("fight", "fight"),
          figure("heal"),
          figure("reload"),
          figure("use-medi-pack"),
          cube("place-mine"),
          cube("disarm-mine"),
          plain("emplace-sentry", "emplace-sentry"),
          figure("pack-sentry"),
          new MoveForm("pick-up", "pick-up {item}", "pick-up " + MoveForm.idOf(Item.ALL)),
          plain("pick-up-face-down", "pick-up face-down"),
          plain("drop-item", "drop-item"),
          plain("end-activation", "end-activation"),
          new MoveForm(
              "spend", "spend-die {die}", "spend-die (?:extra-activation|extra-die|special-order)"),
          plain("spend-none", "spend-die none"),
          new MoveForm("free-move", "spend-die free-move {cube}", "spend-die free-move " + CUBE),
          armed("free-shot", "spend-die free-shot"),
          new MoveForm(
              "free-shot-ammo",
              "spend-die free-shot {figure} {weapon} ammo",
              "spend-die free-shot " + ARMED + " ammo"),
          new MoveForm(
              "free-suppressive-fire",
              "spend-die free-shot {figure} {weapon} suppressive-fire",
              "spend-die free-shot " + ARMED + " suppressive-fire"),
          armed("free-fight", "spend-die free-fight"),
          new MoveForm(
              "field-patch",
              "spend-die special-order {figure} {patch}",
              "spend-die special-order " + ID + " " + MoveForm.idOf(Patch.ALL)),
          armed("leaver", "choose-leaver-attacker"),
          plain("leaver-none", "choose-leaver-attacker none"),
          armed("foe", "choose-foe"),
          new MoveForm(
              "defence-fight", "choose-defence fight {weapon}", "choose-defence fight " + ID),
          plain("defence-survive", "choose-defence survive"),
          plain("concede", "concede"));

  private MoveForms() {}

  private static MoveForm plain(String id, String text) {
    return new MoveForm(id, text, text);
  }

  private static MoveForm figure(String command) {
    return new MoveForm(command, command + " {figure}", command + " " + ID);
  }

  private static MoveForm cube(String command) {
    return new MoveForm(command, command + " {cube}", command + " " + CUBE);
  }

  private static MoveForm armed(String id, String command) {
    return new MoveForm(id, command + " {figure} {weapon}", command + " " + ARMED);
  }

  private static String more(String word) {
    return "(?: " + word + ")*";
  }

  private static String via() {
    return " via " + CUBE + more(CUBE);
  }
}
