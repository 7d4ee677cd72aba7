package plateau.deadzone.companion;

import plateau.deadzone.jade.procedure.ActionCard;

/** Whoever gives a figure its action card, and the command dice that come before it (B3.4). */
interface Dealer {

  ActionCard deal(TableActivation activation);
}
