package plateau.page;

import plateau.table.Observer;

/** Where players think nobody counts; what breaks there is told by the table that misses it. */
final class Careful implements Observer {

  @Override
  public void moveAccepted() {}

  @Override
  public void refused() {}

  @Override
  public void decides() {}

  @Override
  public void failed(String what, Throwable why) {
    System.err.println(what + ": " + why);
  }
}
