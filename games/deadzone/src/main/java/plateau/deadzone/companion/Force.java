package plateau.deadzone.companion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plateau.deadzone.roster.Armoury;
import plateau.deadzone.roster.FigureType;
import plateau.deadzone.roster.Keyword;
import plateau.deadzone.roster.Profile;
import plateau.deadzone.roster.SpecialOrder;
import plateau.deadzone.text.Names;

/** JADE's figures in roster order, sentries last in the order deployed. */
final class Force {

  private static final int MOST_SENTRIES = 3;

  private final List<Member> members = new ArrayList<>();
  private final SpecialOrder order;

  Force(TableSetup setup) {
    for (FigureType figure : setup.jade().figures()) {
      members.add(new Member(figure, setup.profileOf(figure)));
    }
    order = setup.jade().order();
  }

  List<Member> members() {
    return members;
  }

  SpecialOrder order() {
    return order;
  }

  Stream<Member> living() {
    return members.stream().filter(member -> !member.isDead());
  }

  Stream<Member> friendsOf(Member figure) {
    return living().filter(member -> member != figure);
  }

  Optional<Member> find(String id) {
    return members.stream().filter(member -> member.type().id().equals(id)).findFirst();
  }

  Member leader() {
    return members.stream().filter(Member::isLeader).findFirst().orElseThrow();
  }

  boolean hasLiving(Keyword keyword) {
    return living().anyMatch(member -> member.has(keyword));
  }

  /** R79: whether a sentry gun is left to be deployed. */
  boolean hasSentryLeft() {
    return living().filter(Member::isSentry).count() < MOST_SENTRIES;
  }

  /** A11.2: the item becomes a figure, already activated. R73: it takes the lowest number free. */
  void deploySentry() {
    FigureType gun = Armoury.standard().sentryGun();
    int number = 1;
    while (find(gun.id() + "-" + number).filter(one -> !one.isDead()).isPresent()) {
      number++;
    }
    String id = gun.id() + "-" + number;
    members.removeIf(member -> member.type().id().equals(id));
    Names names =
        new Names(gun.names().english() + " " + number, gun.names().french() + " " + number);
    Member sentry =
        new Member(
            new FigureType(
                id,
                names,
                gun.role(),
                gun.stats(),
                gun.arms(),
                gun.keywords(),
                gun.item(),
                gun.profile()),
            Profile.SHOOTING);
    sentry.activate(true);
    members.add(sentry);
  }
}
