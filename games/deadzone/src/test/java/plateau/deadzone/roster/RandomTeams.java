package plateau.deadzone.roster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import plateau.deadzone.text.Names;

/** Strike teams that nobody would allow: figures of all sample teams, with skills at random. */
public final class RandomTeams {

  private static final int MOST = 7;
  private static final List<Keyword> SKILLS =
      List.of(
          Keyword.MEDIC,
          Keyword.GUNNER,
          Keyword.ENGINEER,
          Keyword.REMOTE,
          Keyword.BESTIAL,
          Keyword.CONSTRUCT);

  private final RandomGenerator random;
  private final String prefix;

  private RandomTeams(RandomGenerator random, String prefix) {
    this.random = random;
    this.prefix = prefix;
  }

  /** A team with one leader; the ids of its figures begin with the prefix. */
  public static StrikeTeam from(RandomGenerator random, String prefix) {
    return new RandomTeams(random, prefix).team();
  }

  private StrikeTeam team() {
    List<FigureType> pool =
        StrikeTeam.SAMPLES.ids().stream()
            .flatMap(id -> StrikeTeam.SAMPLES.find(id).orElseThrow().figures().stream())
            .toList();
    List<FigureType> figures = new ArrayList<>();
    int count = 2 + random.nextInt(MOST);
    for (int i = 0; i < count; i++) {
      figures.add(changed(pool.get(random.nextInt(pool.size())), i));
    }
    SpecialOrder[] orders = SpecialOrder.values();
    return new StrikeTeam(
        prefix, called(prefix), orders[random.nextInt(orders.length)], List.of(), figures);
  }

  private FigureType changed(FigureType figure, int place) {
    String id = prefix + "-" + place;
    return new FigureType(
        id,
        called(id),
        place == 0 ? Role.LEADER : random.nextBoolean() ? Role.SPECIALIST : Role.TROOPER,
        figure.stats(),
        random.nextBoolean() ? otherArms() : figure.arms(),
        skills(figure.keywords()),
        Optional.empty(),
        random.nextInt(3) == 0 ? other(figure.profile()) : figure.profile());
  }

  private Arms otherArms() {
    List<Weapon> all = Armoury.standard().weapons();
    List<Weapon> carried = all.stream().filter(weapon -> random.nextInt(4) == 0).toList();
    return Arms.of(carried, Armoury.bareHands(all));
  }

  private Keywords skills(Keywords own) {
    Keywords skills = own;
    for (Keyword skill : SKILLS) {
      if (random.nextInt(6) == 0) {
        skills = skills.with(skill, 0);
      }
    }
    return skills;
  }

  private static Profile other(Profile profile) {
    return profile == Profile.COMBAT ? Profile.SHOOTING : Profile.COMBAT;
  }

  private static Names called(String name) {
    return new Names(name, name);
  }
}
