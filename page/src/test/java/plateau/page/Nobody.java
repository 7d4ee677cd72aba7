package plateau.page;

/** For tables that nobody sits at. */
final class Nobody implements Outside {

  @Override
  public void send(int line, String text) {}

  @Override
  public void end(int line, int code) {}

  @Override
  public void keepTable(String table, String json) {}

  @Override
  public void keepEvent(String table, int seq, String json) {}

  @Override
  public void think(boolean isHint, int question, String json) {}

  @Override
  public void giveUp(boolean isHint) {}

  @Override
  public void wake(int timer, int ms) {}

  @Override
  public void failed(String what) {}
}
