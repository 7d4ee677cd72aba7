package plateau.deadzone.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.deadzone.command.Side;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.Role;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.roster.Weapon;
import plateau.deadzone.skirmish.Figures;
import plateau.deadzone.skirmish.Scenario;

/**
 * A strike team.
 *
 * @param figures in roster order, then the sentry guns that may be deployed
 */
record TeamScene(Side side, BothNames name, SpecialOrder order, List<FigureScene> figures) {

  /**
   * A figure.
   *
   * @param shoot the target number; empty for a blank, as for the others
   * @param keywords with their numbers: {@code tactician-1}
   */
  public record FigureScene(
      String figure,
      BothNames name,
      Role role,
      Profile profile,
      int advance,
      int sprint,
      Optional<Integer> shoot,
      Optional<Integer> fight,
      int survive,
      int armour,
      int size,
      int points,
      List<WeaponScene> weapons,
      List<String> keywords) {

    public FigureScene {
      weapons = List.copyOf(weapons);
      keywords = List.copyOf(keywords);
    }

    private static FigureScene of(Scenario scenario, int figure) {
      FigureType type = scenario.type(figure);
      return new FigureScene(
          type.id(),
          BothNames.of(scenario.id(figure)),
          type.role(),
          type.profile(),
          type.advance(),
          type.sprint(),
          unlessBlank(type.shoot()),
          unlessBlank(type.fight()),
          type.survive(),
          type.armour(),
          type.size(),
          type.vp(),
          Stream.concat(type.ranged().stream(), type.melee().stream())
              .map(WeaponScene::of)
              .toList(),
          type.keywords().written());
    }

    private static Optional<Integer> unlessBlank(int stat) {
      return stat == FigureType.BLANK ? Optional.empty() : Optional.of(stat);
    }
  }

  /**
   * A weapon.
   *
   * @param range in cubes; 0 in melee
   */
  public record WeaponScene(
      String weapon, BothNames name, int range, int ap, List<String> keywords) {

    public WeaponScene {
      keywords = List.copyOf(keywords);
    }

    private static WeaponScene of(Weapon weapon) {
      return new WeaponScene(
          weapon.id(),
          BothNames.of(weapon),
          weapon.range(),
          weapon.ap(),
          weapon.keywords().written());
    }
  }

  public TeamScene {
    figures = List.copyOf(figures);
  }

  static TeamScene of(Scenario scenario, int side) {
    List<FigureScene> figures = new ArrayList<>();
    int all = scenario.roster(side) | Scenario.sentries(side);
    for (int left = all; left != 0; left = Figures.rest(left)) {
      figures.add(FigureScene.of(scenario, Figures.first(left)));
    }
    return new TeamScene(
        Side.ALL.get(side), BothNames.of(scenario.team(side)), scenario.order(side), figures);
  }
}
