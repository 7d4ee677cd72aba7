package plateau.pig;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plateau.kernel.Result;
import plateau.kernel.State;
import plateau.kernel.basis.Seat;
import plateau.kernel.chance.Chance;
import plateau.kernel.chance.Draw;
import plateau.kernel.journal.Journal;
import plateau.kernel.tabletop.Participant;
import plateau.kernel.words.Message;
import plateau.pig.PigEntry.Held;
import plateau.pig.PigEntry.Rolled;
import plateau.pig.PigEntry.RolledOne;

/**
 * Roll as often as you dare, hold before you roll a one. First to the target wins. Rules:
 * docs/rules/pig.md.
 */
public final class PigState implements State<PigState, PigMove> {

  static final int LAST_ROUND = 50;

  private static final Draw DIE = Draw.die(Message.of("draw.die"));
  private static final List<PigMove> ONLY_ROLL = List.of(PigMove.ROLL);
  private static final List<PigMove> ROLL_OR_HOLD = List.of(PigMove.ROLL, PigMove.HOLD);

  private final int target;
  private final OneCosts one;
  private final int[] banked;
  private int pot;
  private int turn;
  private int round;

  PigState(int target, OneCosts one, int[] banked, int pot, int turn, int round) {
    this.target = target;
    this.one = one;
    this.banked = banked;
    this.pot = pot;
    this.turn = turn;
    this.round = round;
  }

  @Override
  public int toMove() {
    return someoneReachedTarget() || round > LAST_ROUND ? Seat.OVER : turn;
  }

  // §2: the first action of a turn is always a roll; there is nothing to hold yet.
  @Override
  public List<PigMove> moves() {
    return pot == 0 ? ONLY_ROLL : ROLL_OR_HOLD;
  }

  @Override
  public void play(PigMove move, Chance chance, Journal journal) {
    switch (move) {
      case ROLL -> roll(chance.d6(DIE), journal);
      case HOLD -> holdThePot(journal);
    }
  }

  // §4 and §5: the target wins; after the last round, the most points do.
  @Override
  public Result result() {
    int most = bestBank();
    List<Integer> winners =
        IntStream.range(0, banked.length).filter(seat -> banked[seat] == most).boxed().toList();
    String code = someoneReachedTarget() ? "target-reached" : "rounds-over";
    return new Result(code, winners, Arrays.stream(banked).boxed().toList());
  }

  @Override
  public PigState copy() {
    return new PigState(target, one, banked.clone(), pot, turn, round);
  }

  PigView view() {
    List<Integer> banks = Arrays.stream(banked).boxed().toList();
    return new PigView(target, one, banks, pot, new Participant(turn), round);
  }

  int round() {
    return round;
  }

  int pot() {
    return pot;
  }

  int bestBank() {
    return Arrays.stream(banked).max().orElseThrow();
  }

  // 0 to 1, as an Evaluation wants it.
  double progress(int seat) {
    int pending = seat == turn ? pot : 0;
    return Math.min(1.0, (banked[seat] + pending) / (double) target);
  }

  private void roll(int pips, Journal journal) {
    if (pips == 1) {
      loseToTheOne(journal);
      return;
    }
    pot += pips;
    if (journal.isOn()) {
      journal.add(new Rolled(turn, pips, pot));
    }
    // §4: enough is enough, nobody has to say "hold" to win.
    if (bankWithPot() >= target) {
      holdThePot(journal);
    }
  }

  // §3: a one loses the pot, and in the harsh game the bank too.
  int lostToAOne() {
    return one == OneCosts.BANK ? bankWithPot() : pot;
  }

  int bankWithPot() {
    return banked[turn] + pot;
  }

  private void loseToTheOne(Journal journal) {
    int lost = lostToAOne();
    if (one == OneCosts.BANK) {
      banked[turn] = 0;
    }
    if (journal.isOn()) {
      journal.add(new RolledOne(turn, lost));
    }
    passTurn();
  }

  private void holdThePot(Journal journal) {
    banked[turn] += pot;
    if (journal.isOn()) {
      journal.add(new Held(turn, pot, banked[turn]));
    }
    passTurn();
  }

  private void passTurn() {
    pot = 0;
    turn = (turn + 1) % banked.length;
    if (turn == 0) {
      round++;
    }
  }

  private boolean someoneReachedTarget() {
    return bestBank() >= target;
  }
}
