import { css } from 'lit';

/** Market, hospital and tracks. */
export const servicesStyle = css`
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

  .beside .hospital:not(.across) svg {
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
`;
