package plateau.panic.player;

import java.util.Arrays;
import java.util.List;
import plateau.kernel.Decision;
import plateau.kernel.Game;
import plateau.kernel.IllegalSetup;
import plateau.kernel.Player;
import plateau.kernel.PlayerKind;
import plateau.kernel.chance.Chance;
import plateau.kernel.words.Message;
import plateau.panic.rules.PanicMove;
import plateau.panic.rules.PanicState;
import plateau.panic.view.PanicView;

/**
 * Plays by rules of thumb, from its seat's view alone. What it remembers, the drawn station, only
 * saves time.
 */
public final class PanicPlayer implements Player<PanicState, PanicMove> {

  private final Temper temper;
  private final int hidingRounds;
  private final Chart chart = new Chart();

  /**
   * A player for one match.
   *
   * @param hidingRounds for how many rounds it behaves like a human when it is infected
   */
  PanicPlayer(Temper temper, int hidingRounds) {
    this.temper = temper;
    this.hidingRounds = hidingRounds;
  }

  @Override
  public PanicMove decide(Decision<PanicState, PanicMove> decision) {
    List<PanicMove> legal = decision.moves();
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    return decide((PanicView) decision.view(), legal);
  }

  PanicMove decide(PanicView view, List<PanicMove> legal) {
    return choose(new Situation(view, legal, temper, hidingRounds, chart.of(view.station())));
  }

  private static PanicMove choose(Situation now) {
    return switch (now.decision().kind()) {
      case TURN_ACTION -> act(now);
      case PLACE_ROOM -> Placing.choose(now);
      case MEETING -> Meetings.choose(now);
      case OFFER, ANSWER -> Gifts.choose(now);
      case AIM -> Fighting.aim(now);
      case VESTS -> Equipment.playVests(now);
      case RUN -> Running.choose(now);
      case TEAM_SEARCH -> Company.search(now);
      case SHIFT_PARASITE -> Company.shift(now);
      case HEAL_IN_BAY, FIRST_AID -> Equipment.share(now);
      default -> throw new IllegalStateException("nobody decides " + now.decision().kind());
    };
  }

  private static PanicMove act(Situation now) {
    List<Rule> rules = now.isHuman() ? HumanTurn.RULES : InfectedTurn.RULES;
    PanicMove move = Rule.first(rules, now);
    return move != null ? move : endTurn(now);
  }

  /** In his first turn he may have to go on until he has searched (8.10). */
  private static PanicMove endTurn(Situation now) {
    PanicMove end = new PanicMove.EndTurn();
    return now.isLegal(end) ? end : now.legal().getLast();
  }

  /** A player of each temper: {@code cautious}, {@code bold} and so on. */
  public static final class Kind implements PlayerKind<PanicState, PanicMove> {

    /** All of them. */
    public static final List<PlayerKind<PanicState, PanicMove>> ALL =
        Arrays.stream(Temper.values()).<PlayerKind<PanicState, PanicMove>>map(Kind::new).toList();

    private final Temper temper;

    private Kind(Temper temper) {
      this.temper = temper;
    }

    @Override
    public String id() {
      return temper.id();
    }

    @Override
    public Player<PanicState, PanicMove> create(
        Game<PanicState, PanicMove> game, String argument, Chance chance) {
      if (!argument.isEmpty()) {
        throw new IllegalSetup(
            Message.of("player.argument", "player", temper.id(), "found", argument));
      }
      return new PanicPlayer(temper, temper.hidingRounds(chance));
    }
  }
}
