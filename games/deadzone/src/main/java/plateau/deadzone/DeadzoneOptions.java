package plateau.deadzone;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import plateau.deadzone.map.Battlefield;
import plateau.deadzone.map.SkirmishMap;
import plateau.deadzone.mission.Mission;
import plateau.deadzone.roster.StrikeTeam;
import plateau.deadzone.skirmish.JadeRules;
import plateau.deadzone.skirmish.Scenario;
import plateau.deadzone.text.Samples;
import plateau.kernel.Option;
import plateau.kernel.Setup;
import plateau.kernel.basis.Named;

/** What can be chosen before a skirmish (A13, point 1), and the scenario that follows from it. */
final class DeadzoneOptions {

  static final String NONE = "none";
  static final String SOUTH = "south";
  static final String NORTH = "north";
  static final String BOTH = "both";

  static final Option.Text SOUTH_TEAM = text("south-team", "wardens", StrikeTeam.SAMPLES);
  static final Option.Text NORTH_TEAM = text("north-team", "ironworks", StrikeTeam.SAMPLES);
  static final Option.Text MAP = text("map", "depot-9", SkirmishMap.SAMPLES);
  static final Option.Text MISSION = text("mission", "domination", Mission.SAMPLES);
  static final Option.OneOf JADE = new Option.OneOf("jade", List.of(NONE, SOUTH, NORTH, BOTH));
  private static final Option.OneOf BOLD =
      new Option.OneOf("bold-jade", List.of(Option.OFF, Option.ON));
  private static final Option.OneOf POOL =
      new Option.OneOf("jade-pool", List.of(Option.OFF, Option.ON));

  static final List<Option> ALL = List.of(SOUTH_TEAM, NORTH_TEAM, MAP, MISSION, JADE, BOLD, POOL);

  // Sight and ways of a map take a while to work out, and many games are played on the same map.
  private static final int KEPT = 16;
  private static final Map<SkirmishMap, Battlefield> FIELDS = new Recent<>();
  private static final Map<Setup, Scenario> SCENARIOS = new Recent<>();

  /** Keeps what was used last. */
  private static final class Recent<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1;

    Recent() {
      super(KEPT, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      return size() > KEPT;
    }
  }

  private DeadzoneOptions() {}

  private static Option.Text text(String id, String standard, Samples<? extends Named> samples) {
    List<Option.Ready> ready =
        samples.ids().stream()
            .flatMap(sample -> samples.find(sample).stream())
            .map(Option.Ready::of)
            .toList();
    return new Option.Text(id, standard, Samples.LONGEST_TEXT, ready);
  }

  /**
   * The scenario of a set-up.
   *
   * @throws plateau.kernel.IllegalSetup when a team, a map or a mission is none
   */
  static synchronized Scenario scenario(Setup setup) {
    Scenario known = SCENARIOS.get(setup);
    if (known == null) {
      known = read(setup);
      SCENARIOS.put(setup, known);
    }
    return known;
  }

  private static Scenario read(Setup setup) {
    SkirmishMap map = SkirmishMap.SAMPLES.chosen(MAP.id(), setup.text(MAP.id()));
    return new Scenario(
        FIELDS.computeIfAbsent(map, Battlefield::new),
        Mission.SAMPLES.chosen(MISSION.id(), setup.text(MISSION.id())),
        StrikeTeam.SAMPLES.chosen(SOUTH_TEAM.id(), setup.text(SOUTH_TEAM.id())),
        StrikeTeam.SAMPLES.chosen(NORTH_TEAM.id(), setup.text(NORTH_TEAM.id())),
        jade(setup));
  }

  /** The set-up with JADE at one more seat. */
  static Setup withJade(Setup setup, int seat) {
    String before = setup.text(JADE.id());
    String side = seat == 0 ? SOUTH : NORTH;
    return setup.with(JADE.id(), before.equals(NONE) || before.equals(side) ? side : BOTH);
  }

  private static JadeRules jade(Setup setup) {
    String sides = setup.text(JADE.id());
    return new JadeRules(
        sides.equals(SOUTH) || sides.equals(BOTH),
        sides.equals(NORTH) || sides.equals(BOTH),
        setup.text(BOLD.id()).equals(Option.ON),
        setup.text(POOL.id()).equals(Option.ON));
  }
}
