package plateau.deadzone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Patch;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.Item;
import plateau.kernel.MoveForm;
import plateau.kernel.Notation;
import plateau.kernel.basis.Named;

/**
 * A command as its id and its arguments: {@code move D7}, {@code move D7 via C6}, {@code shoot
 * crew-boss carbine ammo}, {@code spend-die free-shot crew-boss carbine suppressive-fire}.
 */
final class DeadzoneNotation implements Notation<Command> {

  private static final Pattern ID = Pattern.compile(MoveForms.ID);

  private static final String NONE = "none";
  private static final String VIA = "via";
  private static final String AMMO = "ammo";
  private static final String SUPPRESSIVE_FIRE = "suppressive-fire";
  private static final String FACE_DOWN = "face-down";

  @Override
  public List<MoveForm> forms() {
    return MoveForms.ALL;
  }

  @Override
  public String write(Command command) {
    return switch (command) {
      case Command.Activate(var figure) -> "activate " + figure.id();
      case Command.Deal _ -> "activate";
      case Command.DefendWithFight(var weapon) -> "choose-defence fight " + weapon.id();
      case Command.DefendWithSurvive _ -> "choose-defence survive";
      case Command.ChooseFoe(var enemy, var weapon) -> "choose-foe " + both(enemy, weapon);
      case Command.AttackLeaver(var figure, var weapon) ->
          "choose-leaver-attacker " + both(figure, weapon);
      case Command.LetLeave _ -> "choose-leaver-attacker none";
      case Command.Concede _ -> "concede";
      case Command.Deploy(var figure, int cube) -> "deploy " + figure.id() + " " + Cube.name(cube);
      case Command.DisarmMine(int cube) -> "disarm-mine " + Cube.name(cube);
      case Command.DropItem _ -> "drop-item";
      case Command.EmplaceSentry _ -> "emplace-sentry";
      case Command.EndActivation _ -> "end-activation";
      case Command.Fight(var enemy, var weapon) -> "fight " + both(enemy, weapon);
      case Command.Heal(var figure) -> "heal " + figure.id();
      case Command.Move(int destination, var via) -> "move " + way(destination, via);
      case Command.PackSentry(var sentry) -> "pack-sentry " + sentry.id();
      case Command.Pass _ -> "pass";
      case Command.PickUp(var item) -> "pick-up " + item.map(Item::id).orElse(FACE_DOWN);
      case Command.PlaceMine(int cube) -> "place-mine " + Cube.name(cube);
      case Command.Reload(var figure) -> "reload " + figure.id();
      case Command.RerollCommand(var dice) -> "reroll-command " + dice(dice);
      case Command.Shoot(var target, var weapon, boolean withAmmo) ->
          "shoot " + both(target, weapon) + (withAmmo ? " " + AMMO : "");
      case Command.SpendDie(var die) -> "spend-die " + die.id();
      case Command.SpendNoDie _ -> "spend-die none";
      case Command.FreeMove(int destination) -> "spend-die free-move " + Cube.name(destination);
      case Command.FreeShot(var target, var weapon, boolean withAmmo) ->
          "spend-die free-shot " + both(target, weapon) + (withAmmo ? " " + AMMO : "");
      case Command.FreeSuppressiveFire(var target, var weapon) ->
          "spend-die free-shot " + both(target, weapon) + " " + SUPPRESSIVE_FIRE;
      case Command.FreeFight(var enemy, var weapon) ->
          "spend-die free-fight " + both(enemy, weapon);
      case Command.FieldPatch(var figure, var patch) ->
          "spend-die special-order " + figure.id() + " " + patch.id();
      case Command.Sprint(int destination, var via) -> "sprint " + way(destination, via);
      case Command.StandUp _ -> "stand-up";
      case Command.SuppressiveFire(var target, var weapon) ->
          "suppressive-fire " + both(target, weapon);
      case Command.ThrowGrenade(int cube) -> "throw-grenade " + Cube.name(cube);
      case Command.UseMediPack(var figure) -> "use-medi-pack " + figure.id();
    };
  }

  private static String both(FigureId figure, WeaponId weapon) {
    return figure.id() + " " + weapon.id();
  }

  private static String way(int destination, List<Integer> via) {
    String passed = via.stream().map(Cube::name).collect(Collectors.joining(" "));
    return Cube.name(destination) + (via.isEmpty() ? "" : " " + VIA + " " + passed);
  }

  private static String dice(List<CommandDie> dice) {
    return dice.isEmpty()
        ? NONE
        : dice.stream().map(CommandDie::id).collect(Collectors.joining(" "));
  }

  @Override
  public Optional<Command> read(String text) {
    List<String> words = Arrays.asList(text.split(" ", -1));
    Optional<Command> command = read(words.getFirst(), words.subList(1, words.size()));
    // One text for each command: what is read must be written the same.
    return command.filter(read -> write(read).equals(text));
  }

  private static Optional<Command> read(String id, List<String> words) {
    return switch (id) {
      case "activate" ->
          words.isEmpty() ? Optional.of(new Command.Deal()) : figure(words, Command.Activate::new);
      case "choose-defence" -> defence(words);
      case "choose-foe" -> armed(words, Command.ChooseFoe::new);
      case "choose-leaver-attacker" ->
          words.equals(List.of(NONE))
              ? Optional.of(new Command.LetLeave())
              : armed(words, Command.AttackLeaver::new);
      case "concede" -> Optional.of(new Command.Concede());
      case "deploy" -> deployment(words);
      case "disarm-mine" -> cube(words, Command.DisarmMine::new);
      case "drop-item" -> Optional.of(new Command.DropItem());
      case "emplace-sentry" -> Optional.of(new Command.EmplaceSentry());
      case "end-activation" -> Optional.of(new Command.EndActivation());
      case "fight" -> armed(words, Command.Fight::new);
      case "heal" -> figure(words, Command.Heal::new);
      case "move" -> way(words, Command.Move::new);
      case "pack-sentry" -> figure(words, Command.PackSentry::new);
      case "pass" -> Optional.of(new Command.Pass());
      case "pick-up" -> pickUp(words);
      case "place-mine" -> cube(words, Command.PlaceMine::new);
      case "reload" -> figure(words, Command.Reload::new);
      case "reroll-command" -> reroll(words);
      case "shoot" ->
          armed(
              withoutLast(words, AMMO),
              (target, weapon) -> new Command.Shoot(target, weapon, isLast(words, AMMO)));
      case "spend-die" -> die(words);
      case "sprint" -> way(words, Command.Sprint::new);
      case "stand-up" -> Optional.of(new Command.StandUp());
      case "suppressive-fire" -> armed(words, Command.SuppressiveFire::new);
      case "throw-grenade" -> cube(words, Command.ThrowGrenade::new);
      case "use-medi-pack" -> figure(words, Command.UseMediPack::new);
      default -> Optional.empty();
    };
  }

  private static Optional<Command> defence(List<String> words) {
    if (words.equals(List.of("survive"))) {
      return Optional.of(new Command.DefendWithSurvive());
    }
    return words.size() == 2 && words.getFirst().equals("fight") && isId(words.get(1))
        ? Optional.of(new Command.DefendWithFight(WeaponId.of(words.get(1))))
        : Optional.empty();
  }

  private static Optional<Command> deployment(List<String> words) {
    return words.size() == 2 && isId(words.getFirst())
        ? cube(words.get(1)).map(at -> new Command.Deploy(FigureId.of(words.getFirst()), at))
        : Optional.empty();
  }

  private static Optional<Command> pickUp(List<String> words) {
    if (words.equals(List.of(FACE_DOWN))) {
      return Optional.of(new Command.PickUp(Optional.empty()));
    }
    return words.size() == 1
        ? named(Item.ALL, words.getFirst()).map(item -> new Command.PickUp(Optional.of(item)))
        : Optional.empty();
  }

  private static Optional<Command> reroll(List<String> words) {
    if (words.equals(List.of(NONE))) {
      return Optional.of(new Command.RerollCommand(List.of()));
    }
    List<CommandDie> dice =
        words.stream().flatMap(word -> named(CommandDie.ALL, word).stream()).sorted().toList();
    return dice.size() == words.size() && !dice.isEmpty()
        ? Optional.of(new Command.RerollCommand(dice))
        : Optional.empty();
  }

  private static Optional<Command> die(List<String> words) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    if (words.equals(List.of(NONE))) {
      return Optional.of(new Command.SpendNoDie());
    }
    Optional<CommandDie> die = named(CommandDie.ALL, words.getFirst());
    return die.flatMap(face -> spend(face, words.subList(1, words.size())));
  }

  private static Optional<Command> spend(CommandDie die, List<String> words) {
    return switch (die) {
      case EXTRA_ACTIVATION, EXTRA_DIE -> Optional.of(new Command.SpendDie(die));
      case FREE_MOVE -> cube(words, Command.FreeMove::new);
      case FREE_SHOT -> freeShot(words);
      case FREE_FIGHT -> armed(words, Command.FreeFight::new);
      case SPECIAL_ORDER -> words.isEmpty() ? Optional.of(new Command.SpendDie(die)) : patch(words);
    };
  }

  private static Optional<Command> freeShot(List<String> words) {
    if (isLast(words, SUPPRESSIVE_FIRE)) {
      return armed(withoutLast(words, SUPPRESSIVE_FIRE), Command.FreeSuppressiveFire::new);
    }
    return armed(
        withoutLast(words, AMMO),
        (target, weapon) -> new Command.FreeShot(target, weapon, isLast(words, AMMO)));
  }

  private static Optional<Command> patch(List<String> words) {
    return words.size() == 2 && isId(words.getFirst())
        ? named(Patch.ALL, words.get(1))
            .map(patch -> new Command.FieldPatch(FigureId.of(words.getFirst()), patch))
        : Optional.empty();
  }

  // Arguments

  private static boolean isLast(List<String> words, String word) {
    return words.size() == 3 && words.getLast().equals(word);
  }

  private static List<String> withoutLast(List<String> words, String word) {
    return isLast(words, word) ? words.subList(0, words.size() - 1) : words;
  }

  private static boolean isId(String word) {
    return ID.matcher(word).matches();
  }

  private static <T extends Named> Optional<T> named(List<T> things, String id) {
    return things.stream().filter(thing -> thing.id().equals(id)).findFirst();
  }

  private static Optional<Command> figure(List<String> words, Function<FigureId, Command> command) {
    return words.size() == 1 && isId(words.getFirst())
        ? Optional.of(command.apply(FigureId.of(words.getFirst())))
        : Optional.empty();
  }

  private interface Armed {
    Command of(FigureId figure, WeaponId weapon);
  }

  private static Optional<Command> armed(List<String> words, Armed command) {
    return words.size() == 2 && words.stream().allMatch(DeadzoneNotation::isId)
        ? Optional.of(command.of(FigureId.of(words.getFirst()), WeaponId.of(words.get(1))))
        : Optional.empty();
  }

  private static Optional<Integer> cube(String word) {
    var cube = Cube.parse(word);
    return cube.isPresent() ? Optional.of(cube.getAsInt()) : Optional.empty();
  }

  private static Optional<Command> cube(List<String> words, Function<Integer, Command> command) {
    return words.size() == 1 ? cube(words.getFirst()).map(command) : Optional.empty();
  }

  private interface AlongWay {
    Command of(int destination, List<Integer> via);
  }

  private static Optional<Command> way(List<String> words, AlongWay command) {
    List<Integer> via = new ArrayList<>();
    boolean isShort = words.size() == 1;
    if (!isShort && (words.size() < 3 || !words.get(1).equals(VIA))) {
      return Optional.empty();
    }
    for (String word : words.subList(isShort ? 1 : 2, words.size())) {
      cube(word).ifPresent(via::add);
    }
    return cube(words.getFirst()).map(destination -> command.of(destination, via));
  }
}
