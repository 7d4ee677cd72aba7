package plateau.deadzone.skirmish;

import java.util.Arrays;
import java.util.List;
import plateau.kernel.basis.Named;
import plateau.kernel.chance.Draw;
import plateau.kernel.words.Message;

/** What dice are rolled for. */
enum Roll implements Named {
  SHOOT,
  FIGHT,
  SURVIVE,
  RECON,
  GRENADE,
  BLAST,
  WALL,
  GRAVITY,
  SCATTER,
  SMOKE,
  RAPID_FIRE;

  private static final List<Draw> DRAWS =
      Arrays.stream(values()).map(roll -> Draw.die(Message.of("draw." + roll.id))).toList();

  private final String id = Named.kebab(name());

  @Override
  public String id() {
    return id;
  }

  Draw draw() {
    return DRAWS.get(ordinal());
  }
}
