package plateau.deadzone.skirmish;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import plateau.deadzone.board.Cube;
import plateau.deadzone.board.CubeSet;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.Side;
import plateau.deadzone.command.TaskKind;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.RandomMaps;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Item;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.RandomTeams;
import plateau.deadzone.roster.Role;
import plateau.kernel.chance.Seeded;
import plateau.kernel.journal.Journal;

/**
 * A figure of JADE's that begins its activation in a position made up from a number: two random
 * teams in a crowd on a random map, in all states that figures can be in.
 */
final class GeneratedActivation {

  static final int JADE = 0;
  private static final int PER_MAP = 100;

  private final Random random;
  private final DeadzoneState state;

  private GeneratedActivation(long seed) {
    random = new Random(seed);
    state = new DeadzoneState(scenario(seed / PER_MAP));
  }

  // Maps take long to look through: many positions follow each other on one.
  private record Numbered(long number, Scenario scenario) {}

  private static Numbered last = numbered(0);

  private static Scenario scenario(long number) {
    if (number != last.number) {
      last = numbered(number);
    }
    return last.scenario;
  }

  private static Numbered numbered(long number) {
    Random random = new Random(number);
    List<String> missions = Mission.SAMPLES.ids();
    return new Numbered(
        number,
        new Scenario(
            new Battlefield(RandomMaps.from(random)),
            Mission.SAMPLES.find(missions.get(random.nextInt(missions.size()))).orElseThrow(),
            RandomTeams.from(random, "jade"),
            RandomTeams.from(random, "foe"),
            new JadeRules(true, true, false, false)));
  }

  static DeadzoneState of(long seed) {
    GeneratedActivation generated = new GeneratedActivation(seed);
    generated.crowd();
    generated.scatter();
    generated.activate(seed);
    return generated.state;
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  private void crowd() {
    List<Integer> standable = state.field().terrain().standable().stream().boxed().toList();
    int middle = standable.get(random.nextInt(standable.size()));
    int radius =
        switch (random.nextInt(3)) {
          case 0 -> 1;
          case 1 -> 2 + random.nextInt(3);
          default -> Cube.SIDE;
        };
    List<Integer> near =
        standable.stream().filter(cube -> Cube.distance(middle, cube) <= radius).toList();
    boolean isEmpty = oneIn(50);
    for (int figure = 0; figure < Figures.COUNT; figure++) {
      boolean isOnRoster = (state.scenario.rosters() >> figure & 1) != 0;
      boolean isSentry = figure == Figures.FIRST_SENTRY && oneIn(8);
      boolean isThere = isSentry || (isOnRoster && !oneIn(6));
      if (isThere && !(isEmpty && Side.of(figure) != JADE)) {
        put(figure, near.get(random.nextInt(near.size())));
      }
    }
  }

  private void put(int figure, int cube) {
    if (!state.figures.hasRoom(figure, cube)) {
      return;
    }
    state.figures.place(figure, cube);
    FigureType type = state.type(figure);
    boolean isHard = type.has(Keyword.CONSTRUCT) || type.has(Keyword.SOLID);
    state.figures.setPinned(figure, !isHard && oneIn(6));
    state.figures.setReloading(figure, type.hasArm(Keyword.SLOW_RELOAD) && oneIn(2));
    if (!type.has(Keyword.VULNERABLE) && oneIn(2)) {
      state.figures.setDamage(figure, 1 + random.nextInt(type.size()));
    }
    if (!type.has(Keyword.BESTIAL) && type.role() != Role.SENTRY && oneIn(2)) {
      state.figures.setItem(figure, Item.ALL.get(random.nextInt(Item.INTEL.ordinal())));
    }
  }

  private void scatter() {
    List<Integer> standable = state.field().terrain().standable().stream().boxed().toList();
    int count = oneIn(6) ? 0 : Tokens.LAID;
    for (int i = 0; i < count; i++) {
      Item item = Item.ALL.get(random.nextInt(Item.ALL.size()));
      int cube = standable.get(random.nextInt(standable.size()));
      if (oneIn(2)) {
        state.tokens.layFaceDown(item, cube);
      } else {
        state.tokens.layFaceUp(item, cube);
      }
    }
    for (int i = 0; i < 2 && oneIn(2); i++) {
      state.hazards.addSmoke(standable.get(random.nextInt(standable.size())));
    }
    for (int i = 0; i < 3 && oneIn(2); i++) {
      int cube = standable.get(random.nextInt(standable.size()));
      if (!state.hazards.hasMine(cube)) {
        state.hazards.layMine(random.nextInt(Side.COUNT), cube);
      }
    }
  }

  private void activate(long seed) {
    List<Integer> living =
        IntStream.range(0, Side.PER_SIDE).filter(state.figures::isStanding).boxed().toList();
    int figure = living.isEmpty() ? placeOne() : living.get(random.nextInt(living.size()));
    if (oneIn(2) && !Figures.isSentry(figure)) {
      lureOntoSomething(figure);
    }
    state.round = 2;
    state.turn = JADE;
    JadeCards.shuffleActions(state, JADE, new Referee(new Seeded(seed), Journal.OFF));
    state.decks.group(JADE).add(figure);
    state.agenda.push(TaskKind.TURN, JADE);
    state.play(state.moves().getFirst(), new Seeded(seed), Journal.OFF);
    if (state.isActing() && !Figures.isSentry(figure)) {
      deal(figure);
    }
  }

  private int placeOne() {
    state.figures.place(0, state.field().terrain().standable().first());
    return 0;
  }

  private void lureOntoSomething(int figure) {
    CubeSet something =
        switch (random.nextInt(4)) {
          case 0 -> state.scenario.objectives();
          case 1 -> state.tokens.cubes();
          case 2 -> state.figures.cubesOf(JADE);
          default -> state.figures.cubesOf(Side.other(JADE));
        };
    List<Integer> cubes = something.stream().boxed().toList();
    int cube = cubes.isEmpty() ? Cube.NONE : cubes.get(random.nextInt(cubes.size()));
    if (cube != Cube.NONE && state.figures.hasRoom(figure, cube)) {
      state.figures.place(figure, cube);
    }
  }

  private void deal(int figure) {
    ActionCard card = ActionCard.values()[random.nextInt(ActionCard.COMMAND.ordinal())];
    if (oneIn(5)) {
      card = ActionCard.COVERING;
      state.figures.setItem(figure, oneIn(2) ? Item.MINE : Item.FRAG_GRENADE);
    }
    if (!card.isPlayedBy(state.type(figure))) {
      card = ActionCard.FOCUS;
    }
    if (card == ActionCard.LOOTING && oneIn(3)) {
      state.tokens.layFaceUp(Item.INTEL, state.figures.cube(figure));
    }
    state.mind.setDrawn(List.of(ActionCard.DECK.indexOf(card)));
    long dice = Pools.EMPTY;
    for (int i = random.nextInt(4); i > 0; i--) {
      dice = Pools.with(dice, CommandDie.ALL.get(random.nextInt(CommandDie.ALL.size())));
    }
    state.mind.setDice(dice);
  }
}
