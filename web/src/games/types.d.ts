// What the server foretells of the moves of any game, read off its schemas. Written by ./plateau golden.

export type Outlook = {
  moves: Record<string, Prospect>;
  facts: any | null;
};
export type Prospect = {
  touches: Array<string>;
  notes: Array<string>;
  odds: Array<Odds>;
  facts: any | null;
};
export type Odds = {
  when: string | null;
  shares: Array<Share>;
};
export type Share = {
  words: string;
  chance: number;
  percent: string;
  touches: Array<string>;
};
