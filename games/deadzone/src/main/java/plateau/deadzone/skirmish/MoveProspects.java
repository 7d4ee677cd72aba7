package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import plateau.deadzone.board.Cube;
import plateau.deadzone.command.AttackKind;
import plateau.deadzone.command.Command;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.sight.Visibility;
import plateau.deadzone.skirmish.Commands.WithWeapon;
import plateau.deadzone.view.Way;
import plateau.kernel.journal.Journal;
import plateau.kernel.outlook.Odds;
import plateau.kernel.outlook.Prospect;
import plateau.kernel.words.Message;

/** Where the active figure can go, and what waits for it there. */
final class MoveProspects {

  private final DeadzoneState state;
  private final Function<Command, String> notation;
  private final int figure;
  private final int holding;

  MoveProspects(DeadzoneState state, Function<Command, String> notation) {
    this.state = state;
    this.notation = notation;
    figure = state.activation.figure();
    holding = figure == Figures.NOBODY ? 0 : BreakingAway.holding(state, figure);
  }

  Prospect to(int destination, Prospect prospect) {
    DeadzoneState planned = state.copy();
    List<Integer> path = Moving.path(planned, destination);
    boolean isMined = Moving.isMined(planned);
    DeadzoneState there = planned.copy();
    int end = path.getLast();
    there.figures.place(figure, end);
    List<FigureId> seenBy = seenBy(there, figure, end);
    return prospect
        .touching(ViewPaths.worthGoingTo(state, end, Side.of(figure)))
        .noting(notes(seenBy, isMined))
        .with(leaving(planned))
        .with(isMined ? blasts(there, end) : fights(there))
        .drawnFrom(new Way(Cube.name(destination), path.stream().map(Cube::name).toList(), seenBy));
  }

  static Prospect deployment(DeadzoneState state, int figure, int cube, Prospect prospect) {
    List<FigureId> seenBy = seenBy(state, figure, cube);
    return prospect
        .noting(notes(seenBy, false))
        .drawnFrom(new Way(Cube.name(cube), List.of(), seenBy));
  }

  private static List<Message> notes(List<FigureId> seenBy, boolean isMined) {
    List<Message> notes = new ArrayList<>();
    if (!seenBy.isEmpty()) {
      notes.add(Message.of(Way.EXPOSED, "count", seenBy.size()));
    }
    if (isMined) {
      notes.add(Message.of("outlook.mine"));
    }
    return notes;
  }

  // A7.2: the other side chooses one of those who hold it, or none.
  private List<Odds> leaving(DeadzoneState planned) {
    List<Odds> odds = new ArrayList<>();
    for (Command command : attacksOnLeaver()) {
      if (command instanceof Command.AttackLeaver(var id, var weapon)) {
        int enemy = state.scenario.figure(Side.other(Side.of(figure)), id);
        odds.addAll(
            AttackOdds.declared(
                    planned,
                    notation,
                    AttackKind.BREAK_AWAY,
                    enemy,
                    figure,
                    state.scenario.weapon(enemy, weapon))
                .odds(
                    Message.of("outlook.leaving", "figure", state.id(enemy), "weapon", weapon),
                    List.of(notation.apply(command))));
      }
    }
    return odds;
  }

  private List<Command> attacksOnLeaver() {
    if (holding != 0 && isHeldByJade()) {
      return List.of(JadeSide.leaver(state, Journal.OFF));
    }
    List<Command> attacks = new ArrayList<>();
    for (int left = holding; left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      for (byte weapon : state.scenario.melee(enemy)) {
        attacks.add(state.scenario.commands().of(WithWeapon.ATTACK_LEAVER, enemy, weapon));
      }
    }
    return attacks;
  }

  private boolean isHeldByJade() {
    return state.scenario.isJade(Side.other(Side.of(figure)));
  }

  // JADE lets nobody leave, so that nothing is certain about what comes after.
  private List<Odds> fights(DeadzoneState there) {
    if (holding != 0 && isHeldByJade()) {
      return List.of();
    }
    List<Odds> fights = new ArrayList<>();
    for (int left = there.figures.enemiesWith(figure); left != 0; left = Figures.rest(left)) {
      for (byte weapon : state.scenario.melee(figure)) {
        fights.addAll(fight(there, Figures.first(left), weapon));
      }
    }
    return fights;
  }

  private List<Odds> fight(DeadzoneState there, int foe, int weapon) {
    Command choice = state.scenario.commands().of(WithWeapon.CHOOSE_FOE, foe, weapon);
    return AttackOdds.declared(there, notation, AttackKind.FIGHT, figure, foe, weapon)
        .movedIn()
        .odds(
            Message.of(
                "outlook.entry",
                "figure",
                state.id(foe),
                "weapon",
                WeaponId.of(state.weapon(weapon))),
            List.of(notation.apply(Commands.LET_LEAVE), notation.apply(choice)));
  }

  private List<Odds> blasts(DeadzoneState there, int cube) {
    if (holding != 0) {
      return List.of();
    }
    List<Fate> fates = Mishaps.explosion(there, cube, Side.other(Side.of(figure)));
    return List.of(Odds.of(new FateShares(there).ofEach(fates).all()));
  }

  /** A4.3, exposed: the enemies able to shoot who would see a figure clear in a cube. */
  static List<FigureId> seenBy(DeadzoneState there, int figure, int cube) {
    List<FigureId> seenBy = new ArrayList<>();
    for (int left = there.figures.enemiesOf(figure); left != 0; left = Figures.rest(left)) {
      int enemy = Figures.first(left);
      int from = there.figures.cube(enemy);
      boolean isClear =
          there.field().sight().visibility(from, cube, there.hazards.smoke()) == Visibility.CLEAR;
      if (there.type(enemy).canShoot() && from != cube && isClear) {
        seenBy.add(there.id(enemy));
      }
    }
    return seenBy;
  }
}
