package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.ActionKind;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.ActionDeck;
import plateau.deadzone.jade.procedure.GroupDeck;
import plateau.deadzone.roster.Item;
import plateau.deadzone.view.ActivationSeen;
import plateau.deadzone.view.AttackSeen;
import plateau.deadzone.view.CardsSeen;
import plateau.deadzone.view.FigureSeen;
import plateau.deadzone.view.ObjectiveSeen;
import plateau.deadzone.view.Outcome;
import plateau.deadzone.view.Pending;
import plateau.deadzone.view.Rules;
import plateau.deadzone.view.SideSeen;
import plateau.deadzone.view.SkirmishView;
import plateau.deadzone.view.TokenSeen;
import plateau.deadzone.view.WholeView;
import plateau.kernel.basis.Named;
import plateau.kernel.basis.Seat;

/** Shows a position: the same to everybody, and everything to the referee (C1.2). */
public final class Views {

  private final DeadzoneState state;

  private Views(DeadzoneState state) {
    this.state = state;
  }

  public static Object of(DeadzoneState state, int seat) {
    Views views = new Views(state);
    return seat == Seat.REFEREE ? views.whole() : views.table();
  }

  private SkirmishView table() {
    return new SkirmishView(
        state.round,
        Side.ALL.get(state.initiative),
        Side.ALL.get(state.turn),
        state.isExtraTaken,
        owner(state.ranOut),
        pending(),
        state.scenario.mission(),
        IntStream.range(0, Side.COUNT).mapToObj(this::side).toList(),
        cubes(state.scenario.objectives()).stream().map(this::objective).toList(),
        names(state.hazards.smoke()),
        tokens(),
        state.tokens.unseen().stream().map(Named::id).toList(),
        activation(),
        attack(),
        path(),
        outcome(),
        rules());
  }

  private static Optional<Side> owner(int side) {
    return side == Figures.NOBODY ? Optional.empty() : Optional.of(Side.ALL.get(side));
  }

  private static List<Integer> cubes(CubeSet cubes) {
    return cubes.stream().boxed().toList();
  }

  private static List<String> names(CubeSet cubes) {
    return cubes.stream().mapToObj(Cube::name).toList();
  }

  private Optional<Pending> pending() {
    return state.ending != null
        ? Optional.empty()
        : Optional.of(new Pending(state.agenda.kind(), Side.ALL.get(state.agenda.side())));
  }

  private SideSeen side(int side) {
    return new SideSeen(
        Side.ALL.get(side),
        state.scenario.team(side),
        state.points(side),
        dice(state.pool(side)),
        names(state.hazards.mines(side)),
        figures(side),
        cards(side));
  }

  private static List<CommandDie> dice(long pool) {
    List<CommandDie> dice = new ArrayList<>();
    for (CommandDie die : CommandDie.ALL) {
      for (int i = 0; i < Pools.count(pool, die); i++) {
        dice.add(die);
      }
    }
    return dice;
  }

  private List<FigureSeen> figures(int side) {
    List<FigureSeen> seen = new ArrayList<>();
    for (int left = shown(state, side); left != 0; left = Figures.rest(left)) {
      seen.add(figure(Figures.first(left)));
    }
    return seen;
  }

  /** The figures of a side that views show, in their order. */
  static int shown(DeadzoneState state, int side) {
    return state.scenario.roster(side) | state.figures.standing(side);
  }

  private FigureSeen figure(int figure) {
    Figures figures = state.figures;
    boolean stands = figures.isStanding(figure);
    return new FigureSeen(
        state.id(figure),
        stands ? Optional.of(Cube.name(figures.cube(figure))) : Optional.empty(),
        !stands && state.round > 0,
        figures.isActivated(figure),
        figures.isPinned(figure),
        figures.isReloading(figure),
        figures.damage(figure),
        Optional.ofNullable(figures.item(figure)));
  }

  private Optional<CardsSeen> cards(int side) {
    if (!state.scenario.isJade(side)) {
      return Optional.empty();
    }
    ActionDeck actions = state.decks.actions(side);
    List<String> discards =
        IntStream.range(0, actions.discarded())
            .mapToObj(index -> ActionCard.idOf(actions.discard(index)))
            .toList();
    List<String> left =
        IntStream.range(0, actions.left())
            .map(actions::card)
            .sorted()
            .mapToObj(ActionCard::idOf)
            .toList();
    GroupDeck group = state.decks.group(side);
    List<FigureId> figures =
        IntStream.range(0, group.left()).map(group::figure).sorted().mapToObj(state::id).toList();
    return Optional.of(new CardsSeen(left, discards, figures));
  }

  private ObjectiveSeen objective(int cube) {
    return new ObjectiveSeen(Cube.name(cube), owner(ObjectiveHolders.holder(state, cube)));
  }

  private List<TokenSeen> tokens() {
    return IntStream.range(0, state.tokens.count())
        .mapToObj(
            token ->
                new TokenSeen(
                    Cube.name(state.tokens.cube(token)),
                    state.tokens.isFaceDown(token)
                        ? Optional.empty()
                        : Optional.of(state.tokens.item(token))))
        .toList();
  }

  private List<Item> bag() {
    return IntStream.range(0, state.tokens.bagSize()).mapToObj(state.tokens::inBag).toList();
  }

  private Optional<ActivationSeen> activation() {
    Activation activation = state.activation;
    int figure = activation.figure();
    if (figure == Figures.NOBODY) {
      return Optional.empty();
    }
    return Optional.of(
        new ActivationSeen(
            state.id(figure),
            Side.ALL.get(Side.of(figure)),
            activation.shorts(),
            activation.isLongUsed(),
            ActionKind.ALL.stream().filter(activation::hasUsed).toList(),
            activation.hasActed(),
            activation.hasPickedUp(),
            activation.isOver(),
            CommandDie.ALL.stream().filter(activation::hasSpent).toList(),
            activation.isAimSteady(),
            activation.isBloodRushed(),
            state.mind.drawn().stream().map(ActionCard::idOf).toList(),
            Optional.ofNullable(state.mind.card()),
            dice(state.mind.dice()),
            state.mind.memory()));
  }

  private Optional<AttackSeen> attack() {
    Attack attack = state.attack;
    if (attack.attacker() == Figures.NOBODY) {
      return Optional.empty();
    }
    return Optional.of(
        new AttackSeen(
            attack.kind(),
            state.id(attack.attacker()),
            state.id(attack.defender()),
            WeaponId.of(state.weapon(attack.weapon())),
            attack.isAnswered()
                ? Optional.of(WeaponId.of(state.weapon(attack.defence())))
                : Optional.empty(),
            attack.hasAmmo(),
            attack.hasMovedIn(),
            attack.wasPinned(),
            attack.hasAttackDie(),
            attack.hasDefenceDie()));
  }

  private List<String> path() {
    return IntStream.range(0, state.movement.length())
        .mapToObj(index -> Cube.name(state.movement.cube(index)))
        .toList();
  }

  private Optional<Outcome> outcome() {
    @Nullable Ending ending = state.ending;
    return ending == null
        ? Optional.empty()
        : Optional.of(new Outcome(ending.reason(), owner(ending.winner())));
  }

  private Rules rules() {
    JadeRules jade = state.scenario.jade();
    return new Rules(
        state.field().map(),
        Side.ALL.stream().filter(side -> jade.controls(side.ordinal())).toList(),
        jade.isBold(),
        jade.hasPool());
  }

  private WholeView whole() {
    return new WholeView(
        table(),
        IntStream.range(0, state.tokens.count()).mapToObj(state.tokens::item).toList(),
        bag(),
        IntStream.range(0, Side.COUNT).mapToObj(this::actionDeck).toList(),
        IntStream.range(0, Side.COUNT).mapToObj(this::groupDeck).toList(),
        IntStream.range(0, state.agenda.size()).mapToObj(this::task).toList());
  }

  private List<String> actionDeck(int side) {
    ActionDeck deck = state.decks.actions(side);
    return fromTop(side, deck.left(), index -> ActionCard.idOf(deck.card(index)));
  }

  private List<FigureId> groupDeck(int side) {
    GroupDeck deck = state.decks.group(side);
    return fromTop(side, deck.left(), index -> state.id(deck.figure(index)));
  }

  // Only JADE has decks.
  private <T> List<T> fromTop(int side, int left, IntFunction<T> card) {
    return state.scenario.isJade(side)
        ? IntStream.range(0, left).mapToObj(index -> card.apply(left - 1 - index)).toList()
        : List.of();
  }

  private String task(int index) {
    return state.agenda.kind(index).id() + " " + Side.ALL.get(state.agenda.side(index)).id();
  }
}
