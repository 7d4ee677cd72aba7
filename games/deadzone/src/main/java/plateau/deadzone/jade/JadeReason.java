package plateau.deadzone.jade;

import java.util.List;
import plateau.deadzone.command.CommandDie;
import plateau.deadzone.command.FigureId;
import plateau.deadzone.command.WeaponId;
import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.jade.procedure.Rule;
import plateau.deadzone.roster.Item;
import plateau.kernel.basis.Named;
import plateau.kernel.journal.Entry;

/**
 * JADE explains itself: what it drew, whom it aims at, what it does, what it leaves, and why, each
 * with the id of the rule and of the tie-break that decided (C1.3, I26). A target is a figure, or
 * the name of a cube.
 */
public sealed interface JadeReason extends Entry {

  /** A reason that a short account leaves out. */
  sealed interface Aside extends JadeReason {
    @Override
    default boolean isDetail() {
      return true;
    }
  }

  // Drawing (B3.4)

  record JadeDrew(FigureId figure, ActionCard card, String cardId) implements JadeReason {}

  record JadeRolled(FigureId figure, CommandDie die) implements JadeReason {}

  record JadeShuffled(FigureId figure) implements JadeReason {}

  // The target (B4.2)

  record JadeAimed(
      FigureId figure, ActionCard card, Object target, List<Object> candidates, TieBreak tieBreak)
      implements JadeReason {

    public JadeAimed {
      candidates = List.copyOf(candidates);
    }
  }

  record JadeFellBack(FigureId figure, ActionCard card, Rule rule, Object target, TieBreak tieBreak)
      implements JadeReason {}

  record JadeFoundNobody(FigureId figure, ActionCard card, Rule rule) implements JadeReason {}

  // Forced or not (B5)

  record JadeForced(FigureId figure, Rule rule) implements JadeReason {}

  record JadeUnforced(FigureId figure) implements Aside {}

  // What it does

  record JadeChose(FigureId figure, Named rule, Object target, TieBreak tieBreak)
      implements JadeReason {}

  record JadeWent(
      FigureId figure,
      Named rule,
      String from,
      String to,
      String goal,
      List<String> considered,
      TieBreak tieBreak)
      implements JadeReason {

    public JadeWent {
      considered = List.copyOf(considered);
    }
  }

  record JadeFled(
      FigureId figure,
      Named rule,
      String from,
      String to,
      List<String> considered,
      TieBreak tieBreak)
      implements JadeReason {

    public JadeFled {
      considered = List.copyOf(considered);
    }
  }

  record JadePicked(FigureId figure, Rule rule, String cube) implements JadeReason {}

  record JadeTriedItem(FigureId figure, Rule rule, Item item) implements JadeReason {}

  record JadeSpent(FigureId figure, CommandDie die) implements JadeReason {}

  // How it reacts (B4.5)

  record JadeFoughtBack(
      FigureId figure, Rule rule, WeaponId weapon, int fight, int survive, TieBreak tieBreak)
      implements JadeReason {}

  record JadeSurvived(FigureId figure, Rule rule, String fight, int survive, TieBreak tieBreak)
      implements JadeReason {}

  record JadeHeld(
      FigureId figure, Rule rule, WeaponId weapon, List<FigureId> candidates, TieBreak tieBreak)
      implements JadeReason {

    public JadeHeld {
      candidates = List.copyOf(candidates);
    }
  }

  // What it leaves (B4.3)

  record JadeSkipped(FigureId figure, Named rule, Why why) implements Aside {}
}
