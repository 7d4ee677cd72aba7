package plateau.page;

import plateau.table.Observer;

/** Tells what goes wrong. */
final class Watch implements Observer {

  private final Outside outside;

  Watch(Outside outside) {
    this.outside = outside;
  }

  @Override
  public void moveAccepted() {}

  @Override
  public void refused() {}

  @Override
  public void decides() {}

  @Override
  public void failed(String what, Throwable why) {
    outside.failed(what + ": " + why);
  }
}
