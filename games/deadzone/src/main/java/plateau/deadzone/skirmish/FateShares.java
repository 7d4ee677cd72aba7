package plateau.deadzone.skirmish;

import java.util.ArrayList;
import java.util.List;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.Side;
import plateau.kernel.journal.Entry;
import plateau.kernel.outlook.Share;
import plateau.kernel.words.Message;

/** Fates as shares of chance, with the entries by which the journal will tell them. */
final class FateShares {

  private final DeadzoneState state;
  private final List<Share> shares = new ArrayList<>();

  FateShares(DeadzoneState state) {
    this.state = state;
  }

  List<Share> all() {
    return shares;
  }

  /** Of the one figure that this is about: its name goes without saying. */
  FateShares of(Fate fate) {
    add(Message.of("outlook.hurt"), fate.hurt(), fate, hurts(fate));
    add(Message.of("outlook.killed"), fate.dead(), fate, List.of(death(fate)));
    return this;
  }

  /** Of several figures, each called by its name. */
  FateShares ofEach(List<Fate> fates) {
    for (Fate fate : fates) {
      FigureId id = state.id(fate.figure());
      boolean isUnmistakable = isUnmistakable(id, fates);
      if (isUnmistakable) {
        add(Message.of("outlook.figure-hurt", "figure", id), fate.hurt(), fate, hurts(fate));
      }
      Message killed =
          isUnmistakable
              ? Message.of("outlook.killed")
              : Message.of("outlook.figure-killed", "figure", id);
      add(killed, fate.dead(), fate, List.of(death(fate)));
    }
    return this;
  }

  // When both sides have such a figure, the journal does not say which of the two was hurt.
  private boolean isUnmistakable(FigureId id, List<Fate> fates) {
    return fates.stream().filter(other -> state.id(other.figure()).equals(id)).count() == 1;
  }

  FateShares pinned(int figure, double chance) {
    return add("outlook.pinned", chance, figure, new Event.WasPinned(state.id(figure)));
  }

  FateShares heldBack(int leaver, double chance) {
    return add("outlook.held", chance, leaver, new Event.HeldBack(state.id(leaver)));
  }

  private FateShares add(String key, double chance, int figure, Event told) {
    add(Message.of(key), chance, figure, List.of(told));
    return this;
  }

  private void add(Message words, double chance, Fate fate, List<Entry> told) {
    add(words, chance, fate.figure(), told);
  }

  private void add(Message words, double chance, int figure, List<Entry> told) {
    if (chance > 0) {
      shares.add(new Share(words, chance, List.of(ViewPaths.of(state, figure)), told));
    }
  }

  private Event death(Fate fate) {
    int figure = fate.figure();
    Side scorer = Side.ALL.get(Side.other(Side.of(figure)));
    return new Event.Died(state.id(figure), scorer, state.type(figure).vp());
  }

  private List<Entry> hurts(Fate fate) {
    List<Entry> told = new ArrayList<>();
    told.add(death(fate));
    for (int total = fate.damage() + 1; total <= fate.mostDamage(); total++) {
      for (int points = 1; points <= total - fate.damage(); points++) {
        told.add(new Event.WasInjured(state.id(fate.figure()), points, total));
      }
    }
    return told;
  }
}
