// What the server sends of this game, read off its records. Written by ./plateau golden.

export type PanicView = {
  turn: number;
  first: Colour;
  current: Colour;
  decision: Pending | null;
  thisTurn: ThisTurn;
  marker: Colour;
  markerActivated: boolean;
  phases: number;
  doorsOpen: boolean;
  station: Array<LaidCard>;
  ways: Array<Way>;
  topCard: RoomCard | null;
  stackSize: number;
  bottomCards: Array<RoomCard>;
  players: Array<PlayerSeen>;
  parasites: Array<ParasiteSeen>;
  greySupply: number;
  blackSupply: number;
  deckSize: number;
  deckOf: Array<CardKind>;
  alerts: Array<number>;
  discardPile: Array<CardKind>;
  outOfGame: number;
  trades: Array<TradeSeen>;
  bodyScans: Array<BodyScanSeen>;
  heatScans: Array<HeatScanSeen>;
  own: Own | null;
  outcome: Outcome | null;
  rules: Rules;
};
export type Colour = 'red' | 'green' | 'purple' | 'orange' | 'blue' | 'white';
export type Pending = {
  kind: TaskKind;
  player: Colour;
  role: Role | null;
  room: Room | null;
  card: RoomCard | null;
  partner: Colour | null;
  weapon: Weapon | null;
  aimedAt: Array<string>;
  toTrooper: number;
  toAndroid: number;
};
export type TaskKind = 'turn-action'
  | 'place-room'
  | 'meeting'
  | 'offer'
  | 'answer'
  | 'aim'
  | 'vests'
  | 'run'
  | 'team-search'
  | 'shift-parasite'
  | 'heal-in-bay'
  | 'first-aid'
  | 'take-turn'
  | 'parasites-attack'
  | 'check-deaths'
  | 'spawn'
  | 'draw'
  | 'terminal';
export type Role = 'trooper' | 'android';
export type Room = 'reactor'
  | 'terminal-open'
  | 'hive'
  | 'terminal-closed/outer'
  | 'sick-bay/outer'
  | 'storage-1'
  | 'storage-2'
  | 'empty-1'
  | 'empty-2'
  | 'parasite-1'
  | 'parasite-2'
  | 'parasite-3'
  | 'parasite-4'
  | 'team-1'
  | 'team-2'
  | 'team-3'
  | 'team-4'
  | 'run-1'
  | 'run-2'
  | 'run-3'
  | 'terminal-closed/inner'
  | 'sick-bay/inner';
export type RoomCard = 'reactor'
  | 'terminal-open'
  | 'hive'
  | 'terminal-closed'
  | 'sick-bay'
  | 'storage-1'
  | 'storage-2'
  | 'empty-1'
  | 'empty-2'
  | 'parasite-1'
  | 'parasite-2'
  | 'parasite-3'
  | 'parasite-4'
  | 'team-1'
  | 'team-2'
  | 'team-3'
  | 'team-4'
  | 'run-1'
  | 'run-2'
  | 'run-3';
export type Weapon = 'gun' | 'machine-gun' | 'knife';
export type ThisTurn = {
  actionPoints: number;
  searchOwed: boolean;
  terminalUsed: boolean;
  sickBayUsed: boolean;
  exploreFailed: boolean;
  stackExceptionUsed: boolean;
  attackedIn: Array<Room>;
  trooperSettled: Array<Room>;
  androidSettled: Array<Room>;
  trooperRan: Array<Room>;
  androidRan: Array<Room>;
};
export type LaidCard = {
  card: RoomCard;
  x: number;
  y: number;
  rotation: number;
  red: boolean;
};
export type Way = {
  room: Room;
  direction: Direction;
  to: Room | null;
  passage: Passage;
};
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Passage = 'none' | 'open' | 'security';
export type PlayerSeen = {
  colour: Colour;
  alive: boolean;
  begun: boolean;
  trooper: CharacterSeen;
  android: CharacterSeen;
  hand: number;
  table: Array<CardKind>;
  bullets: number;
  drawn: number;
};
export type CharacterSeen = {
  room: Room | null;
  health: number;
};
export type CardKind = 'gas-can'
  | 'bulletproof-vest'
  | 'ammo'
  | 'parasite-alert'
  | 'first-aid-kit'
  | 'key-card'
  | 'machine-gun'
  | 'grenade'
  | 'adrenaline'
  | 'targeting-scope'
  | 'combat-knife'
  | 'body-scanner'
  | 'host'
  | 'infection-red'
  | 'infection-green'
  | 'infection-purple'
  | 'infection-orange'
  | 'infection-blue'
  | 'infection-white';
export type ParasiteSeen = {
  disc: Disc;
  room: Room;
  black: boolean;
};
export type Disc = 'parasite-grey-1'
  | 'parasite-grey-2'
  | 'parasite-grey-3'
  | 'parasite-grey-4'
  | 'parasite-grey-5'
  | 'parasite-black-1'
  | 'parasite-black-2'
  | 'parasite-black-3'
  | 'parasite-black-4'
  | 'parasite-black-5';
export type TradeSeen = {
  turn: number;
  player: Colour;
  partner: Colour;
  room: Room;
  gave: CardKind | null;
  got: CardKind | null;
};
export type BodyScanSeen = {
  turn: number;
  player: Colour;
  target: Colour;
  hand: Array<CardKind>;
};
export type HeatScanSeen = {
  turn: number;
  infected: number;
  humans: number;
};
export type Own = {
  colour: Colour;
  status: Status;
  hand: Array<CardKind>;
  drawn: Array<CardKind>;
  knownInfected: Array<Colour>;
  offered: CardKind | null;
};
export type Status = 'human' | 'infected' | 'host';
export type Outcome = {
  ending: Ending;
  winners: Array<Colour>;
  statuses: Array<Status>;
  infectionOrder: Array<Colour>;
  infections: Array<InfectionSeen>;
  hands: Array<Array<CardKind>>;
  deck: Array<CardKind>;
};
export type Ending = 'NO_HUMAN_LEFT'
  | 'TROOPERS_DEAD'
  | 'ALL_INFECTED'
  | 'LAST_HUMAN_STRANDED'
  | 'HIVE_BURNED'
  | 'DEAD_STATION'
  | 'ROUND_LIMIT';
export type InfectionSeen = {
  turn: number;
  player: Colour;
  by: Colour | null;
};
export type Rules = {
  infectionCards: number;
  gasCansToBurn: number;
  hostCardLastResort: boolean;
  masterAndServant: boolean;
  maxParasitePhases: number;
  bulletsPerAmmo: number;
  firstAidCostsAp: boolean;
  minimumHand: number;
};
export type StationScene = {
  cards: Array<CardScene>;
};
export type CardScene = {
  card: RoomCard;
  type: RoomType;
  cards: number;
  cardsLater: number;
  edges: Record<Direction, Edge>;
  rooms: Array<Room>;
};
export type RoomType = 'reactor' | 'terminal' | 'hive' | 'sick-bay' | 'storage' | 'empty' | 'parasite' | 'team' | 'run';
export type Edge = 'wall' | 'open' | 'security';
export type TerminalFunction = 'heat-scan' | 'open-doors' | 'reveal-room';
export type Member = 'red-trooper'
  | 'red-android'
  | 'green-trooper'
  | 'green-android'
  | 'purple-trooper'
  | 'purple-android'
  | 'orange-trooper'
  | 'orange-android'
  | 'blue-trooper'
  | 'blue-android'
  | 'white-trooper'
  | 'white-android';
export type Named = string;

export type View = PanicView;

export type Scene = StationScene;

export type Move = { text: string; words: string; move: { kind: 'aim-at-character'
  | 'aim-at-parasite'
  | 'attack'
  | 'burn-hive'
  | 'end-turn'
  | 'explore'
  | 'give'
  | 'heal-both'
  | 'heal-in-sick-bay'
  | 'heal-one'
  | 'move'
  | 'place-room'
  | 'play-card'
  | 'play-vests'
  | 'run-on'
  | 'scan-body'
  | 'search'
  | 'search-alone'
  | 'search-with'
  | 'shift-parasite'
  | 'stay-here'
  | 'throw-grenade'
  | 'trade-with'
  | 'use-first-aid'
  | 'use-terminal' } & {
  role?: Role;
  direction?: Direction;
  room?: Room;
  weapon?: Weapon;
  function?: TerminalFunction;
  card?: CardKind;
  player?: Colour;
  placement?: number;
  target?: Member | Disc;
  number?: number;
  partner?: Colour;
  disc?: Disc;
  member?: Member;
  first?: Member;
  second?: Member;
} };

export type Key = 'aimed'
  | 'alert-at-set-up'
  | 'alert-drawn'
  | 'attacked'
  | 'became-host'
  | 'became-infected'
  | 'body-scanned'
  | 'card-offered'
  | 'card-played'
  | 'dealt'
  | 'died'
  | 'drew'
  | 'eliminated'
  | 'explored'
  | 'first-player'
  | 'found-no-place'
  | 'grenade-thrown'
  | 'healed'
  | 'heat-scan-taken'
  | 'hive-burned'
  | 'kit-used'
  | 'knife-hit'
  | 'knife-missed'
  | 'marker-activated'
  | 'moved'
  | 'no-vest-played'
  | 'pair-arrived'
  | 'parasite-appeared'
  | 'parasite-died'
  | 'parasite-phase-began'
  | 'parasite-shifted'
  | 'parasite-turned-grey'
  | 'parasites-attacked'
  | 'parasites-moved'
  | 'reshuffled'
  | 'revealed'
  | 'revealed-eliminated'
  | 'room-laid'
  | 'saw-hand'
  | 'searched'
  | 'searched-alone'
  | 'searched-together'
  | 'sick-bay-used'
  | 'stayed-in-run'
  | 'swapped'
  | 'terminal-used'
  | 'took-card'
  | 'trade-began'
  | 'traded'
  | 'turn-began'
  | 'turn-ended'
  | 'vests-played'
  | 'went-under'
  | 'wounded';

export type Entry = {
  n: number;
  i: number;
  step: number;
  seat: number | null;
  key: Key;
  words: string;
  detail: boolean;
  heading: boolean;
  facts: Facts;
};

export type Facts = {
  targets?: Array<Named>;
  player?: Colour;
  character?: Member;
  weapon?: Weapon;
  seat?: number;
  by?: Colour;
  target?: Colour;
  partner?: Colour;
  card?: CardKind | RoomCard;
  cards?: Array<CardKind>;
  room?: Room;
  health?: number;
  infected?: number;
  humans?: number;
  die?: number;
  disc?: Disc;
  phase?: number;
  next?: Colour;
  damage?: number;
  direction?: Direction;
  count?: number;
  status?: Status;
  hand?: Array<CardKind>;
  place?: string;
  side?: Direction;
  beside?: RoomCard;
  gave?: CardKind;
  got?: CardKind;
  function?: TerminalFunction;
  turn?: number;
  left?: number;
  lost?: number;
};

export type Outlook = { moves: import('../types').Outlook['moves']; facts: null };

export type Game = { view: View; scene: Scene; move: Move; entry: Entry; outlook: Outlook };
