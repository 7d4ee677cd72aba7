package plateau.deadzone.view;

import java.util.List;
import java.util.Optional;
import plateau.deadzone.command.Side;
import plateau.deadzone.mission.Mission;

/**
 * All that everybody may know (C1.2). Only what lies face down and the order of JADE's decks are
 * not here.
 *
 * @param round from 1; 0 while the sides deploy
 * @param initiative who has it in this round
 * @param turn whose turn it is
 * @param extraTaken whether that side has had its extra activation (A9)
 * @param ranOut the side that ran out of ready figures first in this round (A6.3)
 * @param decision what is to be decided; empty when the skirmish is over
 * @param objectives those of the mission being played, in cube order
 * @param tokens in the order they were put down
 * @param unseen the tokens of the bag that nobody has seen: those that lie face down and four more
 * @param path the cubes that the active figure is about to enter
 */
public record SkirmishView(
    int round,
    Side initiative,
    Side turn,
    boolean extraTaken,
    Optional<Side> ranOut,
    Optional<Pending> decision,
    Mission mission,
    List<SideSeen> sides,
    List<ObjectiveSeen> objectives,
    List<String> smoke,
    List<TokenSeen> tokens,
    List<String> unseen,
    Optional<ActivationSeen> activation,
    Optional<AttackSeen> attack,
    List<String> path,
    Optional<Outcome> outcome,
    Rules rules) {

  public SkirmishView {
    sides = List.copyOf(sides);
    objectives = List.copyOf(objectives);
    smoke = List.copyOf(smoke);
    tokens = List.copyOf(tokens);
    unseen = List.copyOf(unseen);
    path = List.copyOf(path);
  }
}
