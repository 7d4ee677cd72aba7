/** The maps that ship with Deadzone, as in its own map files; the format is in section A12 of the rules page. */
export const MAPS = {
  'depot-9': `
map depot-9
half-turn
face B3 W window
face B3 S wall
face B3 N window
face C3 S door
face C3 N wall
face C3 E window
floor B3:1 full
floor C3:1 full
face B3:1 N low
face C3:1 N low
face B3:1 W low
ladder B3
face F3 S door
face F3 N window
face F3 E wall
face F3 W wall
floor F3:1 full
face F3:1 N window
face F3:1 S wall
face F3:1 E window
face F3:1 W window
floor F3:2 half
face F3:2 N low
ladder F3
ladder F3:1
face D2 N low
face E2 N low
face A4 N low
face G4 N low
face G2 N wall
interior E4 solid
floor E4:1 full
interior D4 cover
interior A2 cover
interior H2 cover
objective B5
objective D4
item A5
item D6
item B4
item F3:2
zone south 1-2
zone north 7-8
`,
};
