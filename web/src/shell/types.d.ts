// What the server answers over HTTP and says at a table, read off its schemas. Written by ./plateau golden.

export type Error = {
  error: {
    code: string;
    words: string;
  };
};
export type Option = {
  id: string;
  name: string;
  about?: string;
  kind: 'whole' | 'switch' | 'choice' | 'text';
  standard: string;
  min?: number;
  max?: number;
  longest?: number;
  values?: Array<{
    id: string;
    name: string;
    number?: {
      name: string;
      max: number;
    };
  }>;
  seatedAs: string | null;
};
export type Game = {
  id: string;
  rules: string;
  name: string;
  about: string;
  kind?: string;
  length?: string;
  web?: {
    presentation?: string;
    picture?: string;
    printed?: string;
    forms: Record<string, string>;
    accent?: {
      light: string;
      dark: string;
    };
  };
  seats: {
    min: number;
    max: number;
    usual: Array<string>;
    sides: Array<string>;
  };
  options: Array<Option>;
  presets: Array<Preset>;
  daily: Preset | null;
  levels: Array<Level>;
  players: Array<{
    id: string;
    name: string;
    about: string;
    alone: boolean;
  }>;
  standIn: string;
  certain: boolean;
  hasRules: boolean;
  hasTutorial: boolean;
  hasDocuments: boolean;
  hasCompanion: boolean;
};
export type Level = {
  id: string;
  name: string;
  about: string;
  player: string;
  strengths: Array<{
    words: string;
    against: string | null;
    side: string | null;
    games: number;
    won: number;
    drawn: number;
    low: number;
    high: number;
    command: string;
  }>;
};
export type Words = {
  game: string;
  lang: string;
  words: Record<string, string>;
};
export type Rules = {
  game: string;
  lang: string;
  title: string;
  sections: Array<{
    id: string;
    level: number;
    title: string;
    html: string;
  }>;
};
export type Seat = {
  seat: number;
  kind: 'person' | 'open' | 'computer' | 'bot';
  name: string | null;
  player: string | null;
  present: boolean;
  standIn: string | null;
  kept: boolean;
  temper: string | null;
};
export type Result = {
  code: string;
  words: string;
  winners: Array<number>;
  scores: Array<number>;
  headline: string;
  why: string;
  scored: boolean;
  told: Array<{
    headline: string;
    outcome: 'won' | 'lost' | 'drawn';
  }>;
};
export type Clock = {
  bankMs: number;
  gainMs?: number;
};
export type Table = {
  id: string;
  game: string;
  gameName: string;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  status: 'waiting' | 'playing' | 'over';
  created: number;
  n: number;
  step: number | null;
  toMove: number | null;
  seats: Array<Seat>;
  spectators: number;
  clock: Clock | null;
  seedHash: string | null;
  seed: string | null;
  salt: string | null;
  forkedFrom: {
    table: string;
    step: number;
  } | null;
  sharedDice: SharedDice | null;
  rematchOf: string | null;
  rematch: {
    table: string;
    by: number;
  } | null;
  result: Result | null;
};
export type Order = {
  game: string;
  options?: Record<string, string>;
  public?: boolean;
  hints?: boolean;
  seats?: Array<{
    kind: 'me' | 'open' | 'computer' | 'bot';
    name?: string;
    player?: string;
  }>;
  clock?: Clock;
};
export type Made = {
  table: Table;
  tokens: Array<{
    seat: number;
    token: string;
  }>;
};
export type Sat = {
  seat: number;
  token: string;
  table: Table;
};
export type Fork = {
  step: number;
  seat?: number;
  name?: string;
  others?: Array<string>;
  player?: string;
  public?: boolean;
};
export type Move = {
  text: string;
  words: string;
  move: {
    kind: string;
  };
};
export type Entry = {
  n: number;
  i: number;
  step: number;
  seat: number | null;
  key: string;
  words: string;
  facts: any;
  detail: boolean;
  heading: boolean;
};
export type Frame = {
  step: number;
  seat: number | null;
  move: Move | null;
  journal: Array<Entry>;
  view: any;
  toMove: number | null;
  time: number | null;
};
export type Curve = {
  time: string;
  series: Array<{
    id: string;
    name: string;
    tone: 'plain' | 'good' | 'warning' | 'bad' | 'info';
  }>;
  points: Array<{
    step: number;
    time: number;
    values: Array<number>;
  }>;
};
export type Frames = {
  table: Table;
  from: number;
  steps: number;
  as: string;
  frames: Array<Frame>;
  curve?: Curve | null;
  scene?: any | null;
};
export type Verification = {
  verified: boolean;
  words: string;
};
export type Health = {
  status: 'up' | 'down';
};
export type Tutorial = {
  game: string;
  lang: string;
  seat: number;
  seats: number;
  options: Record<string, string>;
  scene?: any | null;
  positions: Array<{
    step: number;
    toMove: number | null;
    ask: string;
    view: any;
    moves: Array<Move>;
    journal: Array<Entry>;
    outlook?: any | null;
    result: any | null;
  }>;
  lessons: Array<{
    id: string;
    title: string;
    words: string;
    otherwise: string | null;
    look: Array<string>;
    ask: string | null;
    position: number;
    outcome: any | null;
  }>;
};
export type Documents = {
  documents: Array<{
    id: string;
    name: string;
    longest: number;
    options: Array<{
      id: string;
      name: string;
    }>;
    samples: Array<{
      id: string;
      name: string;
      text: string;
    }>;
    reference: string;
  }>;
};
export type Verdict = {
  sound: boolean;
  line: number | null;
  words: string;
};
export type Telling = {
  value: string;
  words: string;
};
export type Ask = {
  id: string;
  kind: 'yes-no' | 'which' | 'name' | 'die' | 'go-on';
  words: string;
  about: string | null;
  choices: Array<Telling>;
  usual: string | null;
  takesFile: boolean;
};
export type TalkRequest = {
  prepared?: Array<string>;
  seed?: string;
  text?: string;
  back?: number;
  roll?: boolean;
  answer?: string;
  tell?: string;
};
export type Talk = {
  game: string;
  lang: string;
  stage: 'preparing' | 'talking' | 'over';
  prepared?: Array<string>;
  ending?: string;
  text?: string;
  told?: Array<{
    kind: 'heading' | 'do' | 'note';
    key: string;
    words: string;
    facts: any | null;
  }>;
  toldBefore?: number;
  ask: Ask | null;
  status?: Array<string>;
  pieces?: Array<{
    id: string;
    side: string;
    words: string;
    gone: boolean;
    states: Array<string>;
    tellings: Array<Telling>;
  }>;
  tellings?: Array<Telling>;
  noted?: string | null;
  card?: {
    id: string;
    words: string;
    holder: string;
    sentences: Array<string>;
  } | null;
  board?: any | null;
  scene?: any | null;
  canGoBack?: boolean;
};
export type PrintedPart = {
  title: string;
  rows: Array<Array<string>>;
};
export type Printing = {
  game: string;
  lang: string;
  decks: Array<{
    id: string;
    title: string;
    cards: Array<{
      id: string;
      name: string;
      corner: string;
      copies: number;
      parts: Array<PrintedPart>;
    }>;
  }>;
  counters: Array<{
    id: string;
    name: string;
    copies: number;
  }>;
  sheets: Array<{
    id: string;
    title: string;
    parts: Array<PrintedPart>;
  }>;
  board: any | null;
};
export type AnalysisStanding = {
  progress: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  analysis: Analysis | null;
};
export type Analysis = {
  format: number;
  game: string;
  rules: string;
  steps: number;
  matches: number;
  seed: number;
  sides: 'together' | 'opposed' | 'each';
  lines: Array<any>;
  turningPoints: Array<any>;
  decisions: Array<any>;
};
export type Share = {
  points: number;
  of: number;
  low: number;
  high: number;
};
export type RatingEstimate = {
  points: number;
  low: number;
  high: number;
};
export type TournamentMatch = {
  match: number;
  round: number;
  ground: string;
  players: Array<number>;
  points: Array<number>;
  scores: Array<number>;
  steps: number;
  faults: number;
  open: boolean;
};
export type Standing = {
  place: number;
  player: number;
  name: string;
  matches: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  points: number;
  share: Share;
  rating?: RatingEstimate;
  score: number;
  thinking: {
    calls: number;
    msPerCall: number;
    longestMs: number;
    cpuMs: number;
    strikes: number;
    stops: number;
  };
};
export type Tournaments = {
  tournaments: Array<{
    name: string;
    game: string;
    gameName: string;
    format: string;
    players: number;
    matches: number;
    size?: number | null;
    over: boolean;
    leader?: string | null;
    changed: number;
    quietMinutes: number;
  }>;
};
export type TournamentMatches = {
  matches: Array<TournamentMatch>;
  more: boolean;
};
export type Tournament = {
  matches: number;
  changed: boolean;
  quietMinutes: number;
  name?: string;
  game?: string;
  gameName?: string;
  format?: string;
  together?: boolean;
  size?: number;
  over?: boolean;
  players?: Array<string>;
  programs?: Array<Array<string>>;
  ranking?: Array<Standing>;
  front?: RatingEstimate;
  endings?: Record<string, number>;
  crosstable?: Array<Array<Array<number>>>;
  grounds?: Array<{
    name: string;
    hidden: boolean;
    shares: Array<Share>;
    ratings?: Array<RatingEstimate>;
  }>;
  sides?: Array<{
    shares: Array<Share>;
    ratings?: Array<RatingEstimate>;
  }>;
  verdict?: {
    verdict: 'BETTER' | 'NOT_BETTER' | 'OPEN';
    won: number;
    drawn: number;
    lost: number;
    pairs: Array<number>;
    logRatio: number;
    lower: number;
    upper: number;
  };
  latest?: Array<TournamentMatch>;
};
export type Held = {
  table: Table;
  seats: Array<number>;
};
export type ViewMessage = {
  type: 'view';
  n: number;
  since: number | null;
  step: number;
  seat: number | null;
  toMove: number | null;
  time: number | null;
  gauges: Array<number> | null;
  ask: string;
  view: any;
  moves: Array<Move>;
  outlook: any | null;
  journal: Array<Entry>;
  clocks: Array<{
    leftMs: number;
    running: boolean;
  }> | null;
  canUndo: boolean;
  result: Result | null;
  notes?: Array<{
    step: number;
    seat: number | null;
    note: any;
  }>;
  curve?: Curve | null;
  scene?: any | null;
};
export type TableMessage = {
  type: 'table';
  table: Table;
};
export type AcceptedMessage = {
  type: 'accepted';
  id: string;
  n: number;
};
export type RefusedMessage = {
  type: 'refused';
  id: string | null;
  code: string;
  words: string;
};
export type WhyMessage = {
  type: 'why';
  id: string;
  at: number;
  hindrances: Array<{
    thing: string;
    words: string;
  }>;
};
export type PreviewMessage = {
  type: 'preview';
  id: string;
  at: number;
  view: any;
  journal: Array<Entry>;
};
export type HintMessage = {
  type: 'hint';
  id: string;
  at: number;
  level: string | null;
  alike: number;
  moves: Array<{
    move: Move;
    odds: number;
    samples: number;
  }>;
};
export type ChatMessage = {
  type: 'chat';
  lines: Array<{
    number: number;
    seat: number;
    name: string;
    text: string;
    at: number;
  }>;
};
export type UndoMessage = {
  type: 'undo';
  by: number;
  name: string;
  to: number;
  answers: Record<string, boolean | null>;
};
export type UndoEndedMessage = {
  type: 'undo-ended';
  by: number;
  done: boolean;
  words: string;
};
export type ErrorMessage = {
  type: 'error';
  code: string;
  words: string;
};
export type PongMessage = {
  type: 'pong';
  id: string;
};
export type Message = ViewMessage | TableMessage | AcceptedMessage | RefusedMessage | WhyMessage | PreviewMessage | HintMessage | ChatMessage | UndoMessage | UndoEndedMessage | ErrorMessage | PongMessage;
export type Preset = {
  id: string;
  name: string;
  about: string;
  seats: Array<string>;
  options: Record<string, string>;
};
export type SharedDice = {
  kind: 'again' | 'daily';
  of: string;
  counts: boolean;
};
export type Daily = {
  game: string;
  day: string;
  name: string;
  about: string;
  ends: number;
  mine: {
    table: string;
    over: boolean;
    place: number | null;
  } | null;
  count: number;
  results: Array<{
    place: number;
    name: string | null;
    outcome: 'won' | 'lost' | 'drawn';
    words: string;
    score: number | null;
    against: number | null;
    time: number | null;
  }>;
};
