package plateau.deadzone;

import java.util.List;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.kernel.words.Message;

/** What a command means, in words. */
final class Descriptions {

  private Descriptions() {}

  static Message of(Command command) {
    return switch (command) {
      case Command.Activate(var figure) -> figure("activate", figure);
      case Command.Deal _ -> Message.of("move.deal");
      case Command.DefendWithFight(var weapon) ->
          Message.of("move.defend-with-fight", "weapon", weapon);
      case Command.DefendWithSurvive _ -> Message.of("move.defend-with-survive");
      case Command.ChooseFoe(var enemy, var weapon) -> armed("choose-foe", enemy, weapon);
      case Command.AttackLeaver(var figure, var weapon) -> armed("attack-leaver", figure, weapon);
      case Command.LetLeave _ -> Message.of("move.let-leave");
      case Command.Concede _ -> Message.of("move.concede");
      case Command.Deploy(var figure, int cube) ->
          Message.of("move.deploy", "figure", figure, "cube", Cube.name(cube));
      case Command.DisarmMine(int cube) -> cube("disarm-mine", cube);
      case Command.DropItem _ -> Message.of("move.drop-item");
      case Command.EmplaceSentry _ -> Message.of("move.emplace-sentry");
      case Command.EndActivation _ -> Message.of("move.end-activation");
      case Command.Fight(var enemy, var weapon) -> armed("fight", enemy, weapon);
      case Command.Heal(var figure) -> figure("heal", figure);
      case Command.Move(int destination, var via) -> way("move", destination, via);
      case Command.PackSentry(var sentry) -> figure("pack-sentry", sentry);
      case Command.Pass _ -> Message.of("move.pass");
      case Command.PickUp(var item) ->
          item.isPresent()
              ? Message.of("move.pick-up", "item", item.get())
              : Message.of("move.pick-up-face-down");
      case Command.PlaceMine(int cube) -> cube("place-mine", cube);
      case Command.Reload(var figure) -> figure("reload", figure);
      case Command.RerollCommand(var dice) ->
          dice.isEmpty() ? Message.of("move.reroll-none") : Message.of("move.reroll", "dice", dice);
      case Command.Shoot(var target, var weapon, boolean withAmmo) ->
          armed(withAmmo ? "shoot-with-ammo" : "shoot", target, weapon);
      case Command.SpendDie(var die) -> Message.of("move.spend-die", "die", die);
      case Command.SpendNoDie _ -> Message.of("move.spend-no-die");
      case Command.FreeMove(int destination) -> cube("free-move", destination);
      case Command.FreeShot(var target, var weapon, boolean withAmmo) ->
          armed(withAmmo ? "free-shot-with-ammo" : "free-shot", target, weapon);
      case Command.FreeSuppressiveFire(var target, var weapon) ->
          armed("free-suppressive-fire", target, weapon);
      case Command.FreeFight(var enemy, var weapon) -> armed("free-fight", enemy, weapon);
      case Command.FieldPatch(var figure, var patch) ->
          Message.of("move.field-patch", "figure", figure, "patch", patch);
      case Command.Sprint(int destination, var via) -> way("sprint", destination, via);
      case Command.StandUp _ -> Message.of("move.stand-up");
      case Command.SuppressiveFire(var target, var weapon) ->
          armed("suppressive-fire", target, weapon);
      case Command.ThrowGrenade(int cube) -> cube("throw-grenade", cube);
      case Command.UseMediPack(var figure) -> figure("use-medi-pack", figure);
    };
  }

  private static Message figure(String key, FigureId figure) {
    return Message.of("move." + key, "figure", figure);
  }

  private static Message armed(String key, FigureId figure, WeaponId weapon) {
    return Message.of("move." + key, "figure", figure, "weapon", weapon);
  }

  private static Message cube(String key, int cube) {
    return Message.of("move." + key, "cube", Cube.name(cube));
  }

  private static Message way(String key, int destination, List<Integer> via) {
    String cube = Cube.name(destination);
    return via.isEmpty()
        ? Message.of("move." + key, "cube", cube)
        : Message.of(
            "move." + key + "-via", "cube", cube, "via", via.stream().map(Cube::name).toList());
  }
}
