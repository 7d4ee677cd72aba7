package plateau.deadzone.terminal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plateau.deadzone.DeadzoneGame;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.view.AttackSeen;
import plateau.deadzone.view.Pending;
import plateau.deadzone.view.Way;
import plateau.kernel.outlook.Outlook;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;
import plateau.terminal.Foretold;
import plateau.terminal.Ink;
import plateau.terminal.Page;
import plateau.terminal.Style;
import plateau.terminal.Wrapping;

/**
 * What can be done now, with what the game foretells of it. Commands that name a cube stand
 * together in a line when the same is foretold of them; the others have a line each.
 */
final class Orders {

  private static final DeadzoneGame GAME = new DeadzoneGame();
  private static final String NUMBER = "%3d ";
  private static final String ENEMY = "#";

  private final Position position;
  private final List<Command> commands;
  private final Words words;
  private final Page page;
  private final Outlook outlook;
  private final Scenery scenery;

  Orders(Position position, List<Command> commands, Outlook outlook, Words words, Page page) {
    this.position = position;
    this.commands = commands;
    this.words = words;
    this.page = page;
    this.outlook = outlook;
    scenery = position.scenery();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    position
        .view()
        .decision()
        .ifPresent(decision -> lines.addAll(Wrapping.lines(asked(decision), page.width())));
    int widest = commands.stream().mapToInt(command -> sort(command).length()).max().orElse(0);
    String before = "";
    lines.addAll(deployments());
    for (int from = lastDeployment(); from < commands.size(); ) {
      int to = endOfGroup(from);
      String sort = sort(commands.get(from));
      String shown = sort.equals(before) ? "" : page.ink().paint(Style.BOLD, sort);
      String label = "  " + Ink.padded(shown, widest) + " ";
      lines.addAll(
          to - from > 1 || isAtCube(commands.get(from))
              ? places(commands.subList(from, to), label)
              : single(from, label));
      before = sort;
      from = to;
    }
    lines.addAll(hint());
    return lines;
  }

  private int endOfGroup(int from) {
    int to = from + 1;
    while (to < commands.size()
        && isAtCube(commands.get(from))
        && isAlike(commands.get(from), commands.get(to))) {
      to++;
    }
    return to;
  }

  private static boolean isAlike(Command one, Command other) {
    return one.getClass() == other.getClass();
  }

  // Whoever can go to the same cubes stands in the same line.
  private List<String> deployments() {
    Map<FigureId, List<String>> cubes = new LinkedHashMap<>();
    for (Command command : commands) {
      if (command instanceof Command.Deploy(var figure, _)) {
        cubes.computeIfAbsent(figure, one -> new ArrayList<>()).add(place(command));
      }
    }
    Map<List<String>, List<String>> figures = new LinkedHashMap<>();
    cubes.forEach(
        (figure, list) ->
            figures.computeIfAbsent(list, one -> new ArrayList<>()).add(name(figure)));
    List<String> lines = new ArrayList<>();
    figures.forEach(
        (list, names) -> {
          String who = page.ink().paint(Style.BOLD, String.join(", ", names));
          lines.addAll(Wrapping.lines(who, page.width(), "  ", "  "));
          lines.addAll(Wrapping.lines(String.join("  ", list), page.width(), "    ", "    "));
        });
    return lines;
  }

  private int lastDeployment() {
    return (int) commands.stream().filter(Command.Deploy.class::isInstance).count();
  }

  private static boolean isAtCube(Command command) {
    return cube(command).isPresent();
  }

  private static Optional<Integer> cube(Command command) {
    return switch (command) {
      case Command.Deploy(var _, int cube) -> Optional.of(cube);
      case Command.Move(int cube, var _) -> Optional.of(cube);
      case Command.Sprint(int cube, var _) -> Optional.of(cube);
      case Command.FreeMove(int cube) -> Optional.of(cube);
      case Command.ThrowGrenade(int cube) -> Optional.of(cube);
      case Command.PlaceMine(int cube) -> Optional.of(cube);
      case Command.DisarmMine(int cube) -> Optional.of(cube);
      default -> Optional.empty();
    };
  }

  private List<String> places(List<Command> group, String label) {
    Map<String, List<String>> alike = new LinkedHashMap<>();
    alike.put("", new ArrayList<>());
    for (Command command : group) {
      alike.computeIfAbsent(told(command), one -> new ArrayList<>()).add(place(command));
    }
    List<String> lines = new ArrayList<>();
    String start = label + " ".repeat(NUMBER.formatted(0).length());
    String indent = " ".repeat(Ink.widthOf(start));
    alike.forEach(
        (told, cubes) -> {
          String text = String.join("  ", cubes);
          String all = told.isEmpty() ? text : words.say("order.told", "order", text, "told", told);
          if (!cubes.isEmpty()) {
            lines.addAll(
                Wrapping.lines(all, page.width(), lines.isEmpty() ? start : indent, indent));
          }
        });
    return lines;
  }

  // How many see a cube is told beside its name.
  private String told(Command command) {
    return prospect(command).stream()
        .flatMap(one -> Foretold.sentences(without(Way.EXPOSED, one), words).stream())
        .collect(Collectors.joining(" · "));
  }

  private static Prospect without(String note, Prospect one) {
    List<Message> others = one.notes().stream().filter(said -> !said.key().equals(note)).toList();
    return new Prospect(one.move(), one.touches(), others, one.odds(), one.facts());
  }

  private Optional<Prospect> prospect(Command command) {
    return outlook.of(GAME.notation().write(command));
  }

  // A cube with its marks, and how many enemies would see it clear.
  private String place(Command command) {
    int cube = cube(command).orElseThrow();
    int side = position.view().decision().map(decision -> decision.side().ordinal()).orElse(0);
    String marks =
        Mark.in(scenery, cube).stream()
            .filter(mark -> mark != Mark.LADDER_UP && mark != Mark.LADDER_DOWN)
            .map(Mark::sign)
            .collect(Collectors.joining());
    boolean hasEnemy = position.standing(1 - side).anyMatch(enemy -> enemy.isIn(cube));
    int exposure = exposure(command);
    return page.ink().paint(Style.BOLD, Cube.name(cube))
        + marks
        + (hasEnemy ? ENEMY : "")
        + (exposure > 0 ? "(" + exposure + ")" : "");
  }

  private int exposure(Command command) {
    Object facts = prospect(command).flatMap(Prospect::facts).orElse("");
    return facts instanceof Way way ? way.seenBy().size() : 0;
  }

  private List<String> single(int index, String label) {
    Command command = commands.get(index);
    String start = label + NUMBER.formatted(index + 1);
    String text = words.say(named(GAME.describe(command)));
    String all = Foretold.behind(text, outlook, GAME.notation().write(command), words);
    return Wrapping.lines(all, page.width(), start, " ".repeat(Ink.widthOf(start) + 2));
  }

  private List<String> hint() {
    Optional<Command> example = commands.stream().filter(Orders::isAtCube).findFirst();
    return example
        .map(
            command ->
                Wrapping.lines(
                    page.ink()
                        .paint(
                            Style.FAINT,
                            words.say("order.hint", "example", GAME.notation().write(command))),
                    page.width()))
        .orElse(List.of());
  }

  private String asked(Pending decision) {
    String question =
        words.say(
            "ask." + decision.kind().id(),
            "figure",
            position.active().map(active -> name(active.seen().figure())).orElse(""));
    return position
        .view()
        .attack()
        .filter(attack -> decision.kind() != TaskKind.ACT)
        .map(attack -> attack(attack) + " " + question)
        .orElse(question);
  }

  private String attack(AttackSeen attack) {
    return words.say(
        "ask.attack",
        "attacker",
        name(attack.attacker()),
        "defender",
        name(attack.defender()),
        "weapon",
        weaponNamed(attack.weapon()));
  }

  private String sort(Command command) {
    return words.say("order." + sortOf(command));
  }

  private static String sortOf(Command command) {
    return switch (command) {
      case Command.Deploy _ -> "deploy";
      case Command.RerollCommand _ -> "reroll";
      case Command.Activate _, Command.Deal _ -> "activate";
      case Command.Pass _, Command.EndActivation _, Command.Concede _ -> "end";
      case Command.Move _ -> "move";
      case Command.Sprint _ -> "sprint";
      case Command.StandUp _ -> "stand-up";
      case Command.Shoot _ -> "shoot";
      case Command.SuppressiveFire _ -> "suppress";
      case Command.ThrowGrenade _ -> "throw";
      case Command.Fight _, Command.ChooseFoe _ -> "fight";
      case Command.Heal _, Command.UseMediPack _ -> "heal";
      case Command.Reload _ -> "reload";
      case Command.PlaceMine _, Command.DisarmMine _ -> "mine";
      case Command.EmplaceSentry _, Command.PackSentry _ -> "sentry";
      case Command.PickUp _, Command.DropItem _ -> "item";
      case Command.FreeMove _ -> "free-move";
      case Command.SpendDie _,
          Command.SpendNoDie _,
          Command.FreeShot _,
          Command.FreeSuppressiveFire _,
          Command.FreeFight _,
          Command.FieldPatch _ ->
          "die";
      case Command.DefendWithFight _, Command.DefendWithSurvive _ -> "defend";
      case Command.AttackLeaver _, Command.LetLeave _ -> "leaver";
    };
  }

  // A command that was read from its text knows ids, not names.
  private Message named(Message message) {
    Map<String, Object> values = new LinkedHashMap<>(message.values());
    values.replaceAll(
        (name, value) ->
            switch (value) {
              case FigureId figure -> name(figure);
              case WeaponId weapon -> weaponNamed(weapon);
              default -> value;
            });
    return new Message(message.key(), values);
  }

  private String name(FigureId id) {
    return soldiers()
        .filter(soldier -> soldier.seen().figure().equals(id))
        .findFirst()
        .map(soldier -> soldier.sign().text() + " " + words.name(soldier.seen().figure()))
        .orElse(id.id());
  }

  private String weaponNamed(WeaponId id) {
    return soldiers()
        .map(Soldier::type)
        .flatMap(Orders::arms)
        .filter(weapon -> weapon.id().equals(id.id()))
        .findFirst()
        .map(weapon -> words.name(weapon))
        .orElse(id.id());
  }

  private static Stream<Weapon> arms(FigureType type) {
    return Stream.concat(type.ranged().stream(), type.melee().stream());
  }

  private Stream<Soldier> soldiers() {
    return Stream.concat(position.side(0).stream(), position.side(1).stream());
  }
}
