package plateau.panic.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import plateau.panic.cards.CardKind;
import plateau.panic.crew.Colour;
import plateau.panic.crew.Member;
import plateau.panic.crew.Role;
import plateau.panic.crew.Weapon;
import plateau.panic.parasite.Disc;
import plateau.panic.rules.PanicMove.AimAtCharacter;
import plateau.panic.rules.PanicMove.AimAtParasite;
import plateau.panic.rules.PanicMove.Attack;
import plateau.panic.rules.PanicMove.BurnHive;
import plateau.panic.rules.PanicMove.EndTurn;
import plateau.panic.rules.PanicMove.Explore;
import plateau.panic.rules.PanicMove.Give;
import plateau.panic.rules.PanicMove.HealBoth;
import plateau.panic.rules.PanicMove.HealInSickBay;
import plateau.panic.rules.PanicMove.HealOne;
import plateau.panic.rules.PanicMove.Move;
import plateau.panic.rules.PanicMove.PlayCard;
import plateau.panic.rules.PanicMove.PlayVests;
import plateau.panic.rules.PanicMove.RunOn;
import plateau.panic.rules.PanicMove.ScanBody;
import plateau.panic.rules.PanicMove.Search;
import plateau.panic.rules.PanicMove.SearchAlone;
import plateau.panic.rules.PanicMove.SearchWith;
import plateau.panic.rules.PanicMove.ShiftParasite;
import plateau.panic.rules.PanicMove.StayHere;
import plateau.panic.rules.PanicMove.ThrowGrenade;
import plateau.panic.rules.PanicMove.TradeWith;
import plateau.panic.rules.PanicMove.UseFirstAid;
import plateau.panic.rules.PanicMove.UseTerminal;
import plateau.panic.station.Direction;
import plateau.panic.station.Room;
import plateau.panic.station.TerminalFunction;

/** Every move but the placements, made once, so that a list of moves allocates nothing else. */
final class Moves {

  static final HealInSickBay HEAL_IN_SICK_BAY = new HealInSickBay();
  static final BurnHive BURN_HIVE = new BurnHive();
  static final EndTurn END_TURN = new EndTurn();
  static final StayHere STAY_HERE = new StayHere();
  static final SearchAlone SEARCH_ALONE = new SearchAlone();

  private static final int DIRECTIONS = Direction.ALL.size();
  private static final int WEAPONS = Weapon.ALL.size();
  private static final int FUNCTIONS = TerminalFunction.ALL.size();
  private static final int MEMBERS = Member.ALL.size();

  private static final Move[] MOVES = new Move[2 * DIRECTIONS];
  private static final ThrowGrenade[] GRENADES = new ThrowGrenade[2 * DIRECTIONS];
  private static final Attack[] ATTACKS = new Attack[2 * WEAPONS];
  private static final UseFirstAid[] FIRST_AIDS = new UseFirstAid[2];
  private static final Explore[] EXPLORES =
      Room.ALL.stream().map(Explore::new).toArray(Explore[]::new);
  private static final Search[] SEARCHES =
      Room.ALL.stream().map(Search::new).toArray(Search[]::new);
  private static final UseTerminal[] TERMINALS = new UseTerminal[Room.ALL.size() * FUNCTIONS];
  private static final PlayCard[] PLAYS =
      CardKind.ALL.stream().map(PlayCard::new).toArray(PlayCard[]::new);
  private static final Give[] GIFTS = CardKind.ALL.stream().map(Give::new).toArray(Give[]::new);
  private static final ScanBody[] SCANS =
      Colour.ALL.stream().map(ScanBody::new).toArray(ScanBody[]::new);
  private static final TradeWith[] TRADES =
      Colour.ALL.stream().map(TradeWith::new).toArray(TradeWith[]::new);
  private static final SearchWith[] PARTNERS =
      Colour.ALL.stream().map(SearchWith::new).toArray(SearchWith[]::new);
  private static final AimAtCharacter[] CHARACTERS =
      Member.ALL.stream().map(AimAtCharacter::new).toArray(AimAtCharacter[]::new);
  private static final AimAtParasite[] PARASITES =
      Disc.ALL.stream().map(AimAtParasite::new).toArray(AimAtParasite[]::new);
  private static final ShiftParasite[] SHIFTS =
      Disc.ALL.stream().map(ShiftParasite::new).toArray(ShiftParasite[]::new);
  private static final PlayVests[] VESTS = new PlayVests[CardKind.BULLETPROOF_VEST.count() + 1];
  private static final RunOn[] RUNS = Direction.ALL.stream().map(RunOn::new).toArray(RunOn[]::new);
  private static final HealOne[] HEAL_ONE =
      Member.ALL.stream().map(HealOne::new).toArray(HealOne[]::new);
  private static final HealBoth[] HEAL_BOTH = new HealBoth[MEMBERS * MEMBERS];

  static {
    for (Role role : Role.ALL) {
      for (Direction direction : Direction.ALL) {
        int at = role.ordinal() * DIRECTIONS + direction.ordinal();
        MOVES[at] = new Move(role, direction);
        GRENADES[at] = new ThrowGrenade(role, direction);
      }
      for (Weapon weapon : Weapon.ALL) {
        ATTACKS[role.ordinal() * WEAPONS + weapon.ordinal()] = new Attack(role, weapon);
      }
      FIRST_AIDS[role.ordinal()] = new UseFirstAid(role);
    }
    for (Room room : Room.ALL) {
      for (TerminalFunction function : TerminalFunction.ALL) {
        TERMINALS[room.number() * FUNCTIONS + function.ordinal()] = new UseTerminal(room, function);
      }
    }
    Arrays.setAll(VESTS, PlayVests::new);
    Arrays.setAll(HEAL_BOTH, at -> new HealBoth(Member.of(at / MEMBERS), Member.of(at % MEMBERS)));
  }

  private Moves() {}

  static Move move(Role role, int direction) {
    return MOVES[role.ordinal() * DIRECTIONS + direction];
  }

  static Explore explore(int room) {
    return EXPLORES[room];
  }

  static Search search(int room) {
    return SEARCHES[room];
  }

  static Attack attack(Role role, Weapon weapon) {
    return ATTACKS[role.ordinal() * WEAPONS + weapon.ordinal()];
  }

  static ThrowGrenade grenade(Role role, int direction) {
    return GRENADES[role.ordinal() * DIRECTIONS + direction];
  }

  static UseTerminal terminal(int room, TerminalFunction function) {
    return TERMINALS[room * FUNCTIONS + function.ordinal()];
  }

  static PlayCard play(CardKind kind) {
    return PLAYS[kind.ordinal()];
  }

  static UseFirstAid firstAid(Role role) {
    return FIRST_AIDS[role.ordinal()];
  }

  static ScanBody scan(int seat) {
    return SCANS[seat];
  }

  static TradeWith trade(int seat) {
    return TRADES[seat];
  }

  static Give give(CardKind kind) {
    return GIFTS[kind.ordinal()];
  }

  static AimAtCharacter aimAtCharacter(int member) {
    return CHARACTERS[member];
  }

  static AimAtParasite aimAtParasite(int disc) {
    return PARASITES[disc];
  }

  static PlayVests vests(int number) {
    return VESTS[number];
  }

  static RunOn run(int direction) {
    return RUNS[direction];
  }

  static SearchWith searchWith(int seat) {
    return PARTNERS[seat];
  }

  static ShiftParasite shift(int disc) {
    return SHIFTS[disc];
  }

  static HealOne healOne(int member) {
    return HEAL_ONE[member];
  }

  static HealBoth healBoth(int first, int second) {
    return HEAL_BOTH[first * MEMBERS + second];
  }

  /** All of them, for the notation. */
  static List<PanicMove> all() {
    List<PanicMove> all = new ArrayList<>();
    Stream.<PanicMove[]>of(
            MOVES, EXPLORES, SEARCHES, ATTACKS, GRENADES, TERMINALS, PLAYS, FIRST_AIDS, SCANS)
        .forEach(moves -> all.addAll(Arrays.asList(moves)));
    Stream.<PanicMove[]>of(
            TRADES,
            GIFTS,
            CHARACTERS,
            PARASITES,
            VESTS,
            RUNS,
            PARTNERS,
            SHIFTS,
            HEAL_ONE,
            HEAL_BOTH)
        .forEach(moves -> all.addAll(Arrays.asList(moves)));
    all.addAll(List.of(HEAL_IN_SICK_BAY, BURN_HIVE, END_TURN, STAY_HERE, SEARCH_ALONE));
    return all;
  }
}
