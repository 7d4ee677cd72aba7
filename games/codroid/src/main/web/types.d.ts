// What the server sends of this game, read off its records. Written by ./plateau golden.

export type CodroidView = {
  places: Record<Place, Array<number>>;
  hospital: Array<number>;
  extraRowOpen: boolean;
  marker: number;
  round: number;
  step: Phase;
  crisis: number;
  pointsLeft: number;
  trustBank: number;
  taken: Array<Measure>;
  inForce: Array<Measure>;
  outOfReach: Array<Measure>;
  closedStations: Array<Place>;
  atRisk: Array<Place>;
  arrived: number;
  scrapped: number;
  status: Status;
  rounds: number;
  beds: number;
};
export type Place = 'crater-1'
  | 'ring-1'
  | 'crater-2'
  | 'gas-1'
  | 'ring-2'
  | 'crater-3'
  | 'gas-2'
  | 'ring-3'
  | 'gas-3'
  | 'crater-4'
  | 'ring-4'
  | 'crater-5'
  | 'gas-4'
  | 'ring-5'
  | 'crater-6'
  | 'gas-5'
  | 'bar'
  | 'cinema'
  | 'media-library'
  | 'restaurant'
  | 'academy'
  | 'market-1'
  | 'market-2';
export type Phase = 'setup' | 'move-out' | 'disease' | 'move-back' | 'hospital' | 'measures' | 'event' | 'over';
export type Measure = 'barrier-gestures-1'
  | 'shopping-good-practice'
  | 'barrier-gestures-2'
  | 'limit-clockwise'
  | 'limit-anticlockwise'
  | 'emergency-limits'
  | 'border-screening'
  | 'military-hospital'
  | 'school-awareness'
  | 'mandatory-masks'
  | 'school-closure'
  | 'lockdown'
  | 'public-places-closure'
  | 'market-closure'
  | 'transport-closure'
  | 'treatment';
export type Status = 'in-progress' | 'won-eradicated' | 'won-immune' | 'lost-hospital' | 'lost-time';
export type CodroidScene = {
  slots: Record<Place, number>;
  measures: Array<CardScene>;
  points: Array<number>;
  beds: number;
};
export type CardScene = {
  id: Measure;
  cost: number;
  requires: Measure | null;
};
export type Column = 'hospital-a' | 'hospital-b' | 'hospital-c';
export type Pawn = 'healthy' | 'incubating' | 'sick' | 'cured';
export type EventCard = 'festival-season'
  | 'market-contamination'
  | 'dinner-with-friends'
  | 'returning-travellers'
  | 'public-places-contamination'
  | 'harry-botter'
  | 'mask-shortage'
  | 'equipment-scam'
  | 'academy-cluster'
  | 'volunteers'
  | 'restored-trust'
  | 'disinformation';
export type HouseType = 'crater' | 'gas' | 'ring';
export type Outing = 'to-school' | 'clockwise' | 'anticlockwise' | 'to-public-places' | 'to-market' | 'newcomers';

export type View = CodroidView;

export type Scene = CodroidScene;

export type Move = { text: string; words: string; move: { kind: 'done' | 'play-measure' } & {
  measure?: Measure;
} };

export type Key = 'admitted'
  | 'arrived'
  | 'came-home'
  | 'came-into-force'
  | 'crisis-rose'
  | 'cured'
  | 'disease-developed'
  | 'ended'
  | 'event-averted'
  | 'event-drawn'
  | 'fell-sick'
  | 'first-infected'
  | 'found-no-bed'
  | 'infected'
  | 'left-hospital-cured'
  | 'left-hospital-sick'
  | 'marker-placed'
  | 'measure-lost'
  | 'measure-played'
  | 'moved-on'
  | 'moved-to-tills'
  | 'points-received'
  | 'rolled'
  | 'round-began'
  | 'row-opened'
  | 'scrapped'
  | 'stations-closed'
  | 'stayed-in-hospital'
  | 'stayed-sick'
  | 'trust-banked'
  | 'went';

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
  place?: Place;
  column?: Column;
  die?: number;
  robot?: Pawn;
  from?: Place | Column;
  count?: number;
  measures?: Array<Measure>;
  level?: number;
  places?: number;
  fellSick?: number;
  infected?: number;
  status?: Status;
  event?: EventCard;
  by?: Measure;
  house?: Place;
  measure?: Measure;
  cost?: number;
  left?: number;
  to?: Column | Place;
  points?: number;
  trust?: number;
  type?: HouseType;
  outing?: Outing;
  round?: number;
  houses?: Array<Place>;
  bank?: number;
  robots?: Array<Pawn>;
};

export type Outlook = { moves: import('../types').Outlook['moves']; facts: null };

export type Game = { view: View; scene: Scene; move: Move; entry: Entry; outlook: Outlook };
