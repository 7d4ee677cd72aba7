// What the server sends of this game, read off its records. Written by ./plateau golden.

export type IcebergView = {
  round: number;
  player: number;
  scores: Array<number>;
  points: Array<number>;
  agents: Array<Array<Position>>;
  aliens: Array<AlienView>;
  history: Array<Array<string>>;
  walls: Array<string>;
};
export type Position = {
  row: number;
  column: number;
};
export type AlienView = {
  row: number;
  column: number;
  points: number;
  arrival: number;
  duration: number;
  state: AlienState;
  captureProgress: number;
};
export type AlienState = 'waiting' | 'on-ice' | 'captured' | 'gone';
export type IcebergScene = {
  rounds: number;
  points: number;
  costs: Record<ActionType, number>;
  captureRounds: number;
};
export type ActionType = 'move' | 'slide' | 'push';
export type IcebergOutlook = {
  ways: Array<Record<string, string>>;
};
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Side = 'blue' | 'red';

export type View = IcebergView;

export type Scene = IcebergScene;

export type Move = { text: string; words: string; move: { kind: 'end-turn' | 'move' | 'push' | 'slide' } & {
  agent?: number;
  direction?: Direction;
} };

export type Key = 'alien-arrived'
  | 'alien-left'
  | 'capture-advanced'
  | 'capture-lost'
  | 'captured'
  | 'moved'
  | 'push-held'
  | 'pushed'
  | 'round-began'
  | 'round-ended'
  | 'slid'
  | 'slide-held'
  | 'turn-ended';

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
  alien?: number;
  cell?: Position;
  points?: number;
  rounds?: number;
  progress?: number;
  side?: Side;
  agent?: number;
  direction?: Direction;
  to?: Position;
  pushedSide?: Side;
  pushedAgent?: number;
  from?: Position;
  round?: number;
  blue?: number;
  red?: number;
};

export type Outlook = { moves: import('../types').Outlook['moves']; facts: IcebergOutlook };

export type Game = { view: View; scene: Scene; move: Move; entry: Entry; outlook: Outlook };
