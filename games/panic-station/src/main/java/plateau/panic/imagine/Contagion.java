package plateau.panic.imagine;

import plateau.panic.cards.CardKind;

/**
 * Who can have been infected when. The infected players are a number below 64, one bit a seat, and
 * a set of such numbers is a {@code long}: so what is possible before each fact, given all that
 * comes after it, costs a few operations a fact. Which cards are needed for it is left out here.
 */
final class Contagion {

  static final int NOBODY_INFECTED = 0;

  private static final int HOST = CardKind.HOST.ordinal();
  private static final int GAS_CAN = CardKind.GAS_CAN.ordinal();

  // By seat: all groups with this seat.
  private static final long[] WITH = {
    0xAAAAAAAAAAAAAAAAL,
    0xCCCCCCCCCCCCCCCCL,
    0xF0F0F0F0F0F0F0F0L,
    0xFF00FF00FF00FF00L,
    0xFFFF0000FFFF0000L,
    0xFFFFFFFF00000000L
  };

  private final Known known;
  private final long[] possible;
  // The draws that can have been the Host card, and how many places it can have from here on.
  private final boolean[] canBeHost;
  private final int[] hostPlaces;
  private int living;

  Contagion(Known known) {
    this.known = known;
    possible = new long[known.facts + 1];
    canBeHost = new boolean[known.facts];
    hostPlaces = new int[known.facts + 1];
    living = (1 << known.seats) - 1;
    findHosts();
    lookBack();
  }

  /** Whether this group can be the infected players just before this fact. */
  boolean isPossible(int group, int fact) {
    return (possible[fact] >> group & 1) != 0;
  }

  boolean canBeHost(int draw) {
    return canBeHost[draw];
  }

  int hostPlacesFrom(int fact) {
    return hostPlaces[fact];
  }

  // Without hostCardLastResort the Host card stays in the hand of its drawer: a scan tells.
  private void findHosts() {
    int excluded = 0;
    int places = known.packetLeft();
    hostPlaces[known.facts] = places;
    for (int fact = known.facts - 1; fact >= 0; fact--) {
      switch (known.events[fact]) {
        case SCANNED -> excluded |= known.hostMayBeGiven ? 0 : notHost(fact);
        case ELIMINATED -> living &= ~(1 << known.seat(fact));
        case DREW -> {
          boolean isOut = (excluded >> known.seat(fact) & 1) != 0;
          canBeHost[fact] = known.isFromPacket(fact) && known.isHidden(fact) && !isOut;
          places += canBeHost[fact] ? 1 : 0;
        }
        default -> {}
      }
      hostPlaces[fact] = places;
    }
  }

  private int notHost(int scan) {
    boolean isHost = (known.cards(scan) & CardKind.HOST.mask()) != 0;
    return isHost ? ~(1 << known.seat(scan)) : 1 << known.seat(scan);
  }

  private void lookBack() {
    long groups = -1L >>> (64 - (1 << known.seats));
    if (hostPlaces[known.facts] == 0) {
      groups &= ~1L;
    }
    possible[known.facts] = groups;
    for (int fact = known.facts - 1; fact >= 0; fact--) {
      groups = before(fact, groups);
      possible[fact] = groups;
    }
  }

  private long before(int fact, long after) {
    return switch (known.events[fact]) {
      case DREW -> beforeDraw(fact, after);
      case TRADED -> known.isHidden(fact) ? beforeTrade(fact, after) : beforeOwn(fact, after);
      case SCANNED -> after & shownBy(fact);
      case HEAT_SCAN -> after & counted(known.infectedCounted(fact));
      case ELIMINATED -> beforeElimination(fact, after);
      case PLAYED, RESHUFFLED, NOTHING -> after;
    };
  }

  private long beforeDraw(int fact, long after) {
    long host = after >>> (1 << known.seat(fact)) & 1;
    if (known.kind(fact) == HOST) {
      return host;
    }
    return canBeHost[fact] ? after | host : after;
  }

  /** Nobody was infected in it, or the one by the other. */
  private long beforeTrade(int fact, long after) {
    int one = known.seat(fact);
    int two = known.other(fact);
    long both = after & WITH[one] & WITH[two];
    return after | both >>> (1 << one) | both >>> (1 << two);
  }

  private long beforeOwn(int fact, long after) {
    int one = known.seat(fact);
    int two = known.other(fact);
    int given = known.kind(fact);
    int got = known.otherKind(fact);
    long groups = after;
    if (infects(given, one, got)) {
      groups = with(two, groups);
    }
    if (infects(got, two, given)) {
      groups = with(one, groups);
    }
    return groups & needed(given, one) & needed(got, two);
  }

  /** Section 10 point 4, but for the status of the receiver. */
  static boolean infects(int given, int giver, int got) {
    return (given == Known.ownInfection(giver) || given == HOST) && got != GAS_CAN;
  }

  private static long with(int seat, long after) {
    long infected = after & WITH[seat];
    return infected | infected >>> (1 << seat);
  }

  /** I13: an infection card away from its colour proves that colour infected. */
  private static long needed(int given, int giver) {
    if (given == HOST) {
      return WITH[giver];
    }
    return Known.isInfection(given) ? WITH[Known.colourOf(given)] : -1L;
  }

  private long shownBy(int fact) {
    int target = known.seat(fact);
    long hand = known.cards(fact);
    long groups = -1L;
    for (int colour = 0; colour < known.seats; colour++) {
      int held = Long.bitCount(hand & CardKind.infectionOf(colour).mask());
      boolean isAway = colour == target ? held < known.infectionCards : held > 0;
      groups &= isAway ? WITH[colour] : -1L;
    }
    boolean isHost = (hand & CardKind.HOST.mask()) != 0 && !known.hostMayBeGiven;
    return isHost ? groups & WITH[target] : groups;
  }

  /** 15.2: the game went on, so at least one of them was human. */
  private long counted(int infected) {
    long groups = 0;
    for (int group = 0; group < 1 << known.seats; group++) {
      boolean fits = Integer.bitCount(group & living) == infected && (living & ~group) != 0;
      groups |= fits ? 1L << group : 0;
    }
    return groups;
  }

  private long beforeElimination(int fact, long after) {
    long groups = 0;
    for (int group = 0; group < 1 << known.seats; group++) {
      groups |= (living & ~group) != 0 ? 1L << group : 0;
    }
    boolean isJudged = known.isJudged(fact) && living != 0;
    living |= 1 << known.seat(fact);
    return isJudged ? after & groups : after;
  }
}
