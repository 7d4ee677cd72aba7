package plateau.kernel.outlook;

import java.util.List;
import java.util.Optional;
import plateau.kernel.words.Message;
import plateau.kernel.words.Words;

/**
 * What chance may bring, when the others answer in one particular way.
 *
 * @param when that way, in words; empty when nobody is asked in between
 * @param assuming the texts of the moves that are its answers: until none of them is legal any
 *     more, each decision behind the move is taken by the first of them that is. So everybody can
 *     count what is claimed here, and the conformance kit does
 * @param shares of what may happen; they need not exclude each other
 */
public record Odds(Optional<Message> when, List<String> assuming, List<Share> shares) {

  public Odds {
    assuming = List.copyOf(assuming);
    shares = List.copyOf(shares);
  }

  /** Of a move that nobody is asked about before chance decides. */
  public static Odds of(List<Share> shares) {
    return new Odds(Optional.empty(), List.of(), shares);
  }

  /** As boards and programs are told it, in their language. */
  Said in(Words words) {
    return new Said(when.map(words::say), shares.stream().map(share -> share.in(words)).toList());
  }

  public record Said(Optional<String> when, List<Share.Said> shares) {}
}
