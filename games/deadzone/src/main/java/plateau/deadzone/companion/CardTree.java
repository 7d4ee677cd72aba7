package plateau.deadzone.companion;

import java.util.Optional;
import plateau.deadzone.jade.ActionCard;

/** What a figure does on its card, once it is known whom it goes for (C2.7). */
final class CardTree {

  private final Activation a;
  private final CardTarget target;
  private final ItemFirst item;
  private final Shooting shooting;
  private final Moving moving;
  private final Fighting fighting;

  CardTree(
      Activation activation,
      CardTarget target,
      ItemFirst item,
      Shooting shooting,
      Moving moving,
      Fighting fighting) {
    this.a = activation;
    this.target = target;
    this.item = item;
    this.shooting = shooting;
    this.moving = moving;
    this.fighting = fighting;
  }

  void play(ActionCard card) {
    if (a.figure().isShooter()) {
      playAsShooter(card);
    } else {
      playAsFighter(card);
    }
  }

  private void playAsShooter(ActionCard card) {
    switch (card) {
      case AIM_FOR_THE_BOSS,
          FINISH_THE_JOB,
          TACTICAL_SHOT,
          CLEAN_UP,
          STOP_THEM,
          LOGISTICS,
          CROSSFIRE ->
          shot();
      case MOST_URGENT -> urgentShot();
      case BODYGUARD, RESCUE, COVERING -> moveAndShoot();
      case LOOTING, FOCUS -> moveShootAndFight();
      case COMMAND, UNPREDICTABLE -> {}
    }
  }

  private void playAsFighter(ActionCard card) {
    switch (card) {
      case AIM_FOR_THE_BOSS,
          FINISH_THE_JOB,
          TACTICAL_SHOT,
          CLEAN_UP,
          STOP_THEM,
          LOGISTICS,
          CROSSFIRE,
          MOST_URGENT,
          BODYGUARD,
          RESCUE ->
          charge();
      case COVERING, LOOTING -> assault();
      case FOCUS -> moveShootAndFight();
      case COMMAND, UNPREDICTABLE -> {}
    }
  }

  // P-SHOT
  private void shot() {
    if (!urgentShot()) {
      item.tryIt();
      shooting.atAny();
    }
  }

  // The first two lines of P-SHOT; true when the card is done.
  private boolean urgentShot() {
    item.tryIt();
    if (!moving.isThinkable() && !shooting.isThinkable()) {
      return true;
    }
    Optional<Target> aim = target.get();
    if (aim.isEmpty() || shooting.at(aim.get(), moving.isThinkable())) {
      return true;
    }
    moving.towards(aim.get());
    item.tryIt();
    return shooting.at(aim.get(), moving.isThinkable());
  }

  // P-CHARGE
  private void charge() {
    item.tryIt();
    move();
    item.tryIt();
    fighting.fight();
  }

  private void moveAndShoot() {
    item.tryIt();
    move();
    item.tryIt();
    shooting.atAny();
  }

  private void moveShootAndFight() {
    moveAndShoot();
    item.tryIt();
    fighting.fight();
  }

  private void assault() {
    item.tryIt();
    if (moving.assault()) {
      fighting.fight();
      return;
    }
    item.tryIt();
    move();
    item.tryIt();
    fighting.fight();
  }

  private void move() {
    if (moving.isThinkable() && !target.isUnderfoot()) {
      target.get().ifPresent(moving::towards);
    }
  }
}
