// What the server sends of this game, read off its records. Written by ./plateau golden.

export type SkirmishView = {
  round: number;
  initiative: Side;
  turn: Side;
  extraTaken: boolean;
  ranOut: Side | null;
  decision: Pending | null;
  mission: Mission;
  sides: Array<SideSeen>;
  objectives: Array<ObjectiveSeen>;
  smoke: Array<string>;
  tokens: Array<TokenSeen>;
  unseen: Array<string>;
  activation: ActivationSeen | null;
  attack: AttackSeen | null;
  path: Array<string>;
  outcome: Outcome | null;
  rules: Rules;
};
export type Side = 'south' | 'north';
export type Pending = {
  kind: TaskKind;
  side: Side;
};
export type TaskKind = 'deploy'
  | 'reroll'
  | 'turn'
  | 'extra-turn'
  | 'act'
  | 'leaver'
  | 'foe'
  | 'attack-die'
  | 'defence'
  | 'defence-die'
  | 'begin-deployment'
  | 'begin-round'
  | 'roll-command'
  | 'next-turn'
  | 'follow-path'
  | 'roll-attack'
  | 'end-activation';
export type Mission = string;
export type SideSeen = {
  side: Side;
  team: StrikeTeam;
  points: number;
  dice: Array<CommandDie>;
  mines: Array<string>;
  figures: Array<FigureSeen>;
  cards: CardsSeen | null;
};
export type StrikeTeam = string;
export type CommandDie = 'extra-activation' | 'extra-die' | 'free-move' | 'free-shot' | 'free-fight' | 'special-order';
export type FigureSeen = {
  figure: FigureId;
  cube: string | null;
  dead: boolean;
  activated: boolean;
  pinned: boolean;
  reloading: boolean;
  damage: number;
  item: Item | null;
};
export type FigureId = string;
export type Item = 'frag-grenade' | 'smoke-grenade' | 'medi-pack' | 'ammo' | 'mine' | 'sentry' | 'intel' | 'booby-trap';
export type CardsSeen = {
  actionDeck: Array<string>;
  discardPile: Array<string>;
  groupDeck: Array<FigureId>;
};
export type ObjectiveSeen = {
  cube: string;
  holder: Side | null;
};
export type TokenSeen = {
  cube: string;
  item: Item | null;
};
export type ActivationSeen = {
  figure: FigureId;
  side: Side;
  shorts: number;
  longUsed: boolean;
  used: Array<ActionKind>;
  acted: boolean;
  pickedUp: boolean;
  over: boolean;
  spent: Array<CommandDie>;
  steadyAim: boolean;
  bloodRush: boolean;
  drawn: Array<string>;
  card: ActionCard | null;
  dice: Array<CommandDie>;
  memory: number;
};
export type ActionKind = 'move' | 'shoot' | 'stand-up' | 'special';
export type ActionCard = 'aim-for-the-boss'
  | 'bodyguard'
  | 'finish-the-job'
  | 'rescue'
  | 'tactical-shot'
  | 'most-urgent'
  | 'clean-up'
  | 'stop-them'
  | 'covering'
  | 'logistics'
  | 'crossfire'
  | 'looting'
  | 'focus'
  | 'command'
  | 'unpredictable';
export type AttackSeen = {
  kind: AttackKind;
  attacker: FigureId;
  defender: FigureId;
  weapon: WeaponId;
  answer: WeaponId | null;
  ammo: boolean;
  movedIn: boolean;
  wasPinned: boolean;
  attackDie: boolean;
  defenceDie: boolean;
};
export type AttackKind = 'shot' | 'suppressive-fire' | 'fight' | 'break-away';
export type WeaponId = string;
export type Outcome = {
  reason: Reason;
  winner: Side | null;
};
export type Reason = 'wiped-out' | 'target-reached' | 'last-round-over' | 'conceded';
export type Rules = {
  map: SkirmishMap;
  jade: Array<Side>;
  boldJade: boolean;
  jadePool: boolean;
};
export type SkirmishMap = string;
export type Scene = {
  map: BothNames;
  mission: BothNames;
  target: number;
  terrain: TerrainScene;
  sides: Array<TeamScene>;
};
export type BothNames = {
  en: string;
  fr: string;
};
export type TerrainScene = {
  cubes: Array<CubeScene>;
  faces: Array<FaceScene>;
  south: Array<number>;
  north: Array<number>;
};
export type CubeScene = {
  cube: string;
  floor: Floor;
  interior: Interior;
  ladder: boolean;
};
export type Floor = 'full' | 'half' | 'none';
export type Interior = 'empty' | 'cover' | 'solid';
export type FaceScene = {
  cube: string;
  side: Direction;
  face: Face;
};
export type Direction = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west';
export type Face = 'open' | 'low' | 'door' | 'window' | 'wall';
export type TeamScene = {
  side: Side;
  name: BothNames;
  order: SpecialOrder;
  figures: Array<FigureScene>;
};
export type SpecialOrder = 'steady-aim' | 'field-patch' | 'blood-rush';
export type FigureScene = {
  figure: string;
  name: BothNames;
  role: Role;
  profile: Profile;
  advance: number;
  sprint: number;
  shoot: number | null;
  fight: number | null;
  survive: number;
  armour: number;
  size: number;
  points: number;
  weapons: Array<WeaponScene>;
  keywords: Array<string>;
};
export type Role = 'leader' | 'specialist' | 'trooper' | 'sentry';
export type Profile = 'combat' | 'shooting';
export type WeaponScene = {
  weapon: string;
  name: BothNames;
  range: number;
  ap: number;
  keywords: Array<string>;
};
export type Sighted = {
  sightings: Array<Sighting>;
};
export type Sighting = {
  target: FigureId;
  side: Side;
  from: string;
  to: string;
  distance: number;
  visibility: Visibility;
  hidden: Hiding | null;
  bar: Bar | null;
  shot: FirstShot | null;
};
export type Visibility = 'clear' | 'obscured' | 'blocked';
export type Hiding = {
  kind: Kind;
  from: string;
  to: string;
};
export type Kind = 'smoke'
  | 'cover'
  | 'solid'
  | 'full-floor'
  | 'half-floor'
  | 'low'
  | 'door'
  | 'window'
  | 'wall'
  | 'corner';
export type Bar = 'unarmed' | 'in-melee' | 'out-of-sight' | 'out-of-range' | 'reloading' | 'spent';
export type FirstShot = {
  weapon: WeaponId;
  harm: number;
};
export type Patch = 'damage' | 'reload';
export type TieBreak = 'only-one'
  | 'card-target'
  | 'chosen-before'
  | 'distance'
  | 'walk'
  | 'centre'
  | 'roster-order'
  | 'cube-order'
  | 'shortest-route'
  | 'straight-away'
  | 'best-cover'
  | 'objective'
  | 'item'
  | 'cost'
  | 'better-number'
  | 'profile'
  | 'strongest-weapon';
export type Named = string;
export type Rule = 'forced-melee'
  | 'forced-close-enemy'
  | 'forced-clear-shot'
  | 'forced-item'
  | 'melee'
  | 'too-close'
  | 'rule-stay-in-cover'
  | 'rule-shortest-route'
  | 'rule-best-cover'
  | 'rule-hold-objective'
  | 'rule-no-enemy-cube'
  | 'rule-sprint'
  | 'rule-levels'
  | 'rule-control-range'
  | 'rule-item-first'
  | 'rule-nearest'
  | 'rule-fallback'
  | 'rule-strongest-weapon'
  | 'behaviour-medic'
  | 'behaviour-gunner'
  | 'behaviour-rapid-fire'
  | 'behaviour-idle-remote'
  | 'behaviour-reload'
  | 'behaviour-sentry'
  | 'free-move'
  | 'free-shot'
  | 'free-fight'
  | 'special-order'
  | 'reaction-foe'
  | 'reaction-defence'
  | 'reaction-leaver';
export type Why = 'no-target'
  | 'no-shot'
  | 'not-affordable'
  | 'already-there'
  | 'in-melee'
  | 'not-in-melee'
  | 'holds-objective'
  | 'no-cube-nearer'
  | 'no-cube-farther'
  | 'out-of-reach'
  | 'not-allowed-there';
export type Roll = 'shoot'
  | 'fight'
  | 'survive'
  | 'recon'
  | 'grenade'
  | 'blast'
  | 'wall'
  | 'gravity'
  | 'scatter'
  | 'smoke'
  | 'rapid-fire';
export type Modifier = 'mod-clear-shot'
  | 'mod-high-ground'
  | 'mod-friendly-fire'
  | 'mod-smoke'
  | 'mod-suppressive'
  | 'mod-scope'
  | 'mod-ammo'
  | 'mod-extra-die'
  | 'mod-moved-in'
  | 'mod-friends'
  | 'mod-foe-injured'
  | 'mod-bigger'
  | 'mod-foe-pinned'
  | 'mod-heavy'
  | 'mod-none';

export type View = SkirmishView;

export type Move = { text: string; words: string; move: { kind: 'activate'
  | 'attack-leaver'
  | 'choose-foe'
  | 'concede'
  | 'deal'
  | 'defend-with-fight'
  | 'defend-with-survive'
  | 'deploy'
  | 'disarm-mine'
  | 'drop-item'
  | 'emplace-sentry'
  | 'end-activation'
  | 'field-patch'
  | 'fight'
  | 'free-fight'
  | 'free-move'
  | 'free-shot'
  | 'free-suppressive-fire'
  | 'heal'
  | 'let-leave'
  | 'move'
  | 'pack-sentry'
  | 'pass'
  | 'pick-up'
  | 'place-mine'
  | 'reload'
  | 'reroll-command'
  | 'shoot'
  | 'spend-die'
  | 'spend-no-die'
  | 'sprint'
  | 'stand-up'
  | 'suppressive-fire'
  | 'throw-grenade'
  | 'use-medi-pack' } & {
  figure?: FigureId;
  weapon?: WeaponId;
  enemy?: FigureId;
  cube?: number;
  destination?: number;
  via?: Array<number>;
  sentry?: FigureId;
  item?: Item | null;
  dice?: Array<CommandDie>;
  target?: FigureId;
  withAmmo?: boolean;
  die?: CommandDie;
  patch?: Patch;
} };

export type Key = 'action-deck-shuffled'
  | 'activated'
  | 'activation-ended'
  | 'ammo-used'
  | 'broke-away'
  | 'command-dice-kept'
  | 'command-dice-rerolled'
  | 'command-dice-rolled'
  | 'conceded'
  | 'deployed'
  | 'dice-fell'
  | 'die-spent'
  | 'died'
  | 'drawn'
  | 'exploded'
  | 'fell'
  | 'fought'
  | 'fought-back'
  | 'grenade-strayed'
  | 'grenade-thrown'
  | 'group-deck-shuffled'
  | 'healed'
  | 'held-back'
  | 'initiative-taken'
  | 'intel-found'
  | 'item-dropped'
  | 'jade-aimed'
  | 'jade-chose'
  | 'jade-drew'
  | 'jade-fell-back'
  | 'jade-fled'
  | 'jade-forced'
  | 'jade-fought-back'
  | 'jade-found-nobody'
  | 'jade-held'
  | 'jade-picked'
  | 'jade-rolled'
  | 'jade-shuffled'
  | 'jade-skipped'
  | 'jade-spent'
  | 'jade-survived'
  | 'jade-tried-item'
  | 'jade-unforced'
  | 'jade-went'
  | 'leaver-attacked'
  | 'leaver-let-go'
  | 'medi-pack-used'
  | 'mine-disarmed'
  | 'mine-laid'
  | 'mine-went-off'
  | 'missed'
  | 'moved'
  | 'must-reload'
  | 'not-pushed'
  | 'objective-held'
  | 'order-given'
  | 'out-of-control'
  | 'passed'
  | 'patched'
  | 'picked-up'
  | 'pushed'
  | 'rapid-fire-rolled'
  | 'reloaded'
  | 'round-began'
  | 'scored'
  | 'sentry-deployed'
  | 'sentry-packed'
  | 'shot'
  | 'slammed'
  | 'smoke-cleared'
  | 'smoke-spread'
  | 'smoke-stayed'
  | 'sprinted'
  | 'stood-up'
  | 'suppressive-fire-opened'
  | 'survived'
  | 'tested'
  | 'token-revealed'
  | 'tokens-laid'
  | 'trap-defused'
  | 'unhurt'
  | 'was-injured'
  | 'was-pinned'
  | 'won';

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
  figure?: FigureId;
  card?: ActionCard;
  target?: null | FigureId;
  candidates?: null | Array<FigureId>;
  tieBreak?: TieBreak;
  rule?: Named | Rule;
  cardId?: string;
  from?: string;
  to?: string;
  considered?: Array<string>;
  weapon?: WeaponId;
  fight?: number | string;
  survive?: number;
  cube?: string;
  die?: CommandDie | number;
  why?: Why;
  item?: Item;
  goal?: string;
  side?: Side;
  leaver?: FigureId;
  before?: Array<CommandDie>;
  after?: Array<CommandDie>;
  dice?: Array<CommandDie> | Array<number> | number;
  roll?: Roll;
  stat?: number;
  successes?: number;
  scorer?: Side;
  points?: number;
  levels?: number;
  enemy?: FigureId;
  modifiers?: Array<Modifier>;
  direction?: Direction;
  patient?: FigureId;
  owner?: Side;
  path?: Array<string>;
  order?: SpecialOrder;
  patch?: Patch;
  loaded?: FigureId;
  round?: number;
  south?: number;
  north?: number;
  sentry?: FigureId;
  count?: number;
  potential?: number;
  total?: number;
};

export type Outlook = { moves: import('../types').Outlook['moves']; facts: Sighted };

export type Game = { view: View; scene: Scene; move: Move; entry: Entry; outlook: Outlook };
