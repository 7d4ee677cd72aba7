import { css } from 'lit';

export const boardStyle = css`
  :host {
    display: block;
  }

  .board {
    position: relative;
    display: grid;
    gap: var(--gap-4);
    align-items: center;
  }

  .board.beside {
    grid-template-columns: minmax(0, 1fr) clamp(216px, 17%, 300px);
  }

  .sky {
    position: relative;
    min-width: 0;
  }

  .system {
    display: block;
    width: 100%;
    height: auto;
    margin: 0 auto;
    overflow: visible;
  }

  .wide .system {
    max-height: max(650px, var(--board-height, 0px));
  }

  .narrow .system {
    max-height: max(530px, var(--board-height, 0px));
  }

  .stars {
    fill: var(--star);
  }

  .sphere-light {
    stop-color: var(--planet-light);
  }

  .sphere-dark {
    stop-color: var(--planet-dark);
  }

  .orbit {
    fill: none;
    stroke: var(--edge);
    stroke-width: 1.6;
    stroke-dasharray: 1.5 8;
    stroke-linecap: round;
    opacity: 0.8;
  }

  .district {
    fill: none;
    stroke: var(--line);
    stroke-width: 1;
    opacity: 0.65;
  }

  .planet {
    fill: url(#sphere);
    stroke: var(--line);
    stroke-width: 1.5;
  }

  .crater {
    fill: none;
    stroke: var(--planet-mark);
    stroke-width: 1.5;
  }

  .band {
    fill: none;
    stroke: var(--planet-mark);
    opacity: 0.5;
  }

  .planet-ring {
    fill: none;
    stroke: var(--planet-mark);
    stroke-width: 4;
  }

  .narrow .planet-ring {
    stroke-width: 3;
  }

  .healthy {
    fill: var(--good);
  }

  .incubating {
    fill: var(--warning);
  }

  .sick {
    fill: var(--bad);
  }

  .cured {
    fill: var(--info);
  }

  .ring {
    fill: none;
    stroke-width: 2.5;
  }

  .ring.risk {
    stroke: var(--bad);
    stroke-dasharray: 7 5;
  }

  .ring.crowded {
    stroke: var(--warning);
    stroke-width: 1.5;
    stroke-dasharray: 2 5;
  }

  .badge {
    fill: var(--bad);
  }

  .badge-sign {
    fill: var(--on-colour);
    font: 700 14px var(--font);
    text-anchor: middle;
  }

  .closed {
    fill: var(--panel);
    stroke: var(--ink);
    stroke-width: 2;
  }

  .closed-bar {
    stroke: var(--ink);
    stroke-width: 3;
  }

  .marker {
    fill: var(--accent);
    stroke: var(--background);
    stroke-width: 1.5;
  }

  .glow {
    fill: color-mix(in srgb, var(--accent) 30%, transparent);
    stroke: var(--accent);
    stroke-width: 2;
  }

  .touched {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }

  text {
    font: 14px var(--font);
    text-anchor: middle;
    fill: var(--soft);
    font-variant-numeric: tabular-nums;
  }

  .narrow text.name,
  .narrow text.count {
    font-size: 14px;
  }

  text.name,
  text.count {
    stroke: var(--background);
    stroke-width: 4px;
    paint-order: stroke;
  }

  text.count {
    fill: var(--ink);
    font-weight: 650;
  }

  text.tally {
    text-anchor: start;
    fill: var(--ink);
    font-weight: 650;
  }

  .services {
    display: grid;
    gap: var(--gap-3);
    min-width: 0;
  }

  .below .services {
    grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
    align-items: start;
  }

  .service {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    padding: var(--gap-3);
    min-width: 0;
  }

  .service h2 {
    font-size: var(--small);
    font-weight: 600;
    color: var(--soft);
    margin-bottom: var(--gap-2);
  }

  .service h2::first-letter {
    text-transform: uppercase;
  }

  .service svg {
    display: block;
    width: 100%;
    max-width: 280px;
  }

  .beside .hospital svg {
    max-width: 72%;
    margin: 0 auto;
  }

  .narrow .services {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--gap-2);
  }

  .narrow .service {
    padding: var(--gap-2);
    height: 100%;
  }

  .narrow .hospital svg {
    max-width: 128px;
    margin: 0 auto;
  }

  .narrow .tracks {
    grid-column: 1 / -1;
  }

  .zone {
    border-radius: var(--radius-small);
    padding: 3px;
    border: 1px solid transparent;
  }

  .zone + .zone {
    margin-top: var(--gap-1);
  }

  .zone.lit,
  .zone.touched {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 18%, transparent);
  }

  .zone.risk {
    border: 2px dashed var(--bad);
  }

  .zone-name {
    display: flex;
    gap: var(--gap-2);
    font-size: var(--small);
    color: var(--soft);
    margin-bottom: 2px;
  }

  .zone-name b {
    color: var(--ink);
  }

  .sign {
    background: var(--bad);
    color: var(--on-colour);
    border-radius: 50%;
    width: 18px;
    height: 18px;
    line-height: 18px;
    text-align: center;
    font-weight: 700;
  }

  .slot {
    fill: var(--raised);
    stroke: var(--line);
  }

  .slot.shut {
    fill: none;
    stroke: var(--edge);
    stroke-dasharray: 3 4;
  }

  .slot.glows {
    stroke: var(--accent);
    stroke-width: 2.5;
  }

  .column {
    font-weight: 650;
    fill: var(--ink);
  }

  .rounds {
    display: flex;
    gap: 2px;
  }

  .rounds li {
    flex: 1;
    min-width: 0;
    display: grid;
    justify-items: center;
    border-radius: 6px;
    padding: 2px 0 4px;
    background: var(--raised);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }

  .round-number {
    font-size: 12px;
    color: var(--soft);
  }

  .rounds .past {
    background: transparent;
  }

  .rounds .now {
    background: var(--accent);
    color: var(--on-colour);
  }

  .rounds .now .round-number {
    color: inherit;
  }

  .crisis {
    display: flex;
    gap: var(--gap-1);
    align-items: center;
    margin-top: var(--gap-3);
    font-size: var(--small);
    color: var(--soft);
  }

  .crisis span {
    flex: 1;
  }

  .crisis span::first-letter {
    text-transform: uppercase;
  }

  .crisis b {
    width: 26px;
    line-height: 24px;
    text-align: center;
    border-radius: 6px;
    border: 1px solid var(--line);
    color: var(--soft);
  }

  .crisis .now {
    background: var(--warning);
    color: var(--on-colour);
    border-color: transparent;
  }

  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--gap-3);
    margin-top: var(--gap-2);
    font-size: var(--small);
    color: var(--soft);
  }

  .key li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  .key svg {
    width: 16px;
  }

  .flights {
    position: absolute;
    inset: 0;
    pointer-events: none;
    overflow: hidden;
  }

  .traveller {
    position: absolute;
    top: 0;
    left: 0;
    width: 20px;
    height: 20px;
  }

  .die,
  .event {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--gap-2);
    pointer-events: none;
  }

  .die span {
    background: var(--panel);
    border: 1px solid var(--line);
    border-radius: 99px;
    padding: 0 var(--gap-3);
  }

  .die-face {
    width: 84px;
    filter: drop-shadow(var(--shadow));
    animation: tumble 380ms ease-out;
  }

  .die-face rect {
    fill: var(--die);
    stroke: var(--pip);
  }

  .die-face circle {
    fill: var(--pip);
  }

  .event-card {
    width: min(22rem, 84vw);
    background: var(--panel);
    border: 1px solid var(--accent);
    border-top: 6px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
    padding: var(--gap-5);
    display: grid;
    gap: var(--gap-2);
    animation: deal 260ms ease-out;
  }

  .event-card h2 {
    font-size: var(--huge);
  }

  @keyframes tumble {
    from {
      transform: translateY(-60px) rotate(-160deg);
      opacity: 0;
    }
  }

  @keyframes deal {
    from {
      transform: translateY(30px) scale(0.9);
      opacity: 0;
    }
  }
`;
