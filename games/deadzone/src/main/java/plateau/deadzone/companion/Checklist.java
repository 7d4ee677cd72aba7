package plateau.deadzone.companion;

import plateau.deadzone.jade.procedure.ActionCard;
import plateau.deadzone.roster.Keyword;
import plateau.kernel.words.Message;

/**
 * Quick mode (C2.7): the four forced conditions, what the figure's skills ask for, and the card in
 * words, without questions.
 */
final class Checklist {

  private final TableActivation a;
  private final ActionCard card;

  Checklist(TableActivation activation, ActionCard card) {
    this.a = activation;
    this.card = card;
  }

  void tell() {
    String profile = a.figure().isShooter() ? "shooting" : "combat";
    note("melee." + profile);
    note("close." + profile);
    if (a.figure().type().canShoot()) {
      note("clear");
    }
    if (!a.figure().has(Keyword.BESTIAL)) {
      note("item");
    }
    if (a.figure().has(Keyword.MEDIC)) {
      note("medic");
    }
    if (a.figure().has(Keyword.GUNNER)) {
      note("gunner");
    }
    CardText.of(card, a.figure().isShooter()).forEach(a::note);
    a.dice().left().forEach(die -> a.note(Message.of("companion.quick.die", "die", die)));
    a.announce();
  }

  private void note(String condition) {
    a.note(Message.of("companion.quick." + condition, "F", a.figure().type(), "a", a.advance()));
  }
}
