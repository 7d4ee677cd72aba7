package plateau.iceberg.dump;

import plateau.iceberg.IcebergGame;
import plateau.kernel.replay.Replay;
import plateau.kernel.replay.ReplayForm;

/** Dumps of the original contest, wherever replays are opened. */
public final class DumpForm implements ReplayForm {

  @Override
  public String game() {
    return new IcebergGame().info().id();
  }

  @Override
  public boolean isOf(String text) {
    return DumpReader.isDump(text);
  }

  @Override
  public Replay read(String text) {
    return DumpReader.read(text);
  }

  @Override
  public String write(Replay replay) {
    return DumpWriter.write(replay);
  }
}
