import { css } from 'lit';

/** Cards of hands and tables, and the moments when they change hands. */
export const cardsStyle = css`
  .card {
    display: grid;
    grid-template-rows: 1fr auto;
    justify-items: center;
    align-items: center;
    position: relative;
    width: 88px;
    min-height: 104px;
    padding: var(--gap-2) 4px;
    gap: 4px;
    color: var(--ink);
    background: linear-gradient(160deg, var(--raised), var(--panel));
    border: 1px solid var(--line);
    border-bottom-width: 4px;
    line-height: 1.15;
  }

  .card .icon-frame {
    color: var(--accent);
  }

  .card-name {
    font-size: 12.5px;
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  .card.usable {
    border-color: var(--accent);
  }

  .card.chosen {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--accent) 26%, var(--panel));
    transform: translateY(-6px);
  }

  .card .count {
    position: absolute;
    top: 3px;
    right: 6px;
    font-size: 13px;
  }

  .card.small {
    width: auto;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 6px;
    display: inline-flex;
    border-bottom-width: 1px;
  }

  .card.small .count {
    position: static;
  }

  .kind-infection {
    border-style: dashed;
    border-color: var(--seat);
  }

  .kind-infection .icon-frame {
    color: var(--seat);
  }

  .kind-host,
  .kind-parasite-alert {
    border-color: var(--bad);
  }

  .kind-host .icon-frame,
  .kind-parasite-alert .icon-frame {
    color: var(--bad);
  }

  .demand {
    position: absolute;
    z-index: 2;
    left: 50%;
    bottom: var(--gap-3);
    translate: -50% 0;
    width: min(34rem, calc(100% - 2 * var(--gap-3)));
    max-height: calc(100% - 2 * var(--gap-3));
    overflow-y: auto;
    display: grid;
    gap: var(--gap-3);
    padding: var(--gap-4);
    background: var(--panel);
    border: 2px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  .demand.watching {
    display: flex;
    align-items: center;
    width: max-content;
    max-width: calc(100% - 2 * var(--gap-3));
    padding: var(--gap-2) var(--gap-4);
    border-width: 1px;
  }

  .watching .icon-frame {
    color: var(--accent);
    flex: none;
  }

  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: var(--gap-2);
  }

  .side {
    display: grid;
    justify-items: center;
    gap: var(--gap-2);
    text-align: center;
  }

  .slot {
    display: grid;
    place-items: center;
    place-content: center;
    gap: 4px;
    width: 100%;
    max-width: 150px;
    min-height: 92px;
    padding: var(--gap-2);
    border: 2px solid var(--accent);
    border-radius: var(--radius-small);
    font-size: var(--small);
    line-height: 1.2;
  }

  .slot .icon-frame {
    color: var(--accent);
  }

  .slot.empty {
    border-style: dashed;
    color: var(--soft);
  }

  .slot.back {
    border-color: var(--line);
    background: repeating-linear-gradient(45deg, var(--raised) 0 8px, var(--panel) 8px 16px);
  }

  .swap path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .gifts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--gap-2);
    padding-top: 6px;
  }

  .waiting-words {
    display: flex;
    gap: var(--gap-2);
    align-items: center;
    justify-content: center;
  }

  .vests h2 {
    display: flex;
    gap: var(--gap-2);
    align-items: center;
  }

  .vests {
    border-color: var(--bad);
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
  }

  .answers button {
    flex: 1 1 9rem;
    min-height: 60px;
    padding: var(--gap-2) var(--gap-3);
    line-height: 1.3;
  }

  dialog.about {
    width: min(32rem, calc(100vw - 32px));
    max-height: calc(100dvh - 32px);
    padding: 0;
    color: var(--ink);
    background: var(--panel);
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  dialog::backdrop {
    background: #000a;
  }

  .about form {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--gap-4);
    padding: var(--gap-4);
    align-items: start;
  }

  .about .large-card {
    display: grid;
    place-items: center;
    width: 92px;
    height: 116px;
    border: 1px solid var(--line);
    border-bottom-width: 4px;
    border-radius: var(--radius-small);
    background: var(--raised);
    color: var(--accent);
  }

  .about p {
    margin-top: var(--gap-2);
  }

  .about .ways {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
    justify-content: flex-end;
  }

  @media (max-width: 520px) {
    .demand {
      padding: var(--gap-3);
      gap: var(--gap-2);
    }

    .slot {
      min-height: 64px;
    }
  }
`;
