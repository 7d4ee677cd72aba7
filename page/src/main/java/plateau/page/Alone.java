package plateau.page;

import plateau.table.kept.Guests;
import plateau.table.kept.Peers;

/**
 * Nobody else keeps a page's tables alive; another page that does so is noticed by what it keeps.
 */
final class Alone implements Peers {

  @Override
  public boolean claim(String table) {
    return true;
  }

  @Override
  public void release(String table) {}

  @Override
  public void attend(String table, Guests here) {}

  @Override
  public Guests elsewhere(String table) {
    return Guests.NOBODY;
  }
}
