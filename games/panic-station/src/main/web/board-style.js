import { css } from 'lit';

/** The composition: the station is the hero, the crew beside it, my cards below; on a narrow screen one below the other. */
export const boardStyle = css`
  :host {
    display: block;
    min-width: 0;
    container-type: inline-size;
  }

  .board {
    display: grid;
    gap: var(--gap-3);
    grid-template-columns: minmax(0, 1fr);
  }

  .station-frame {
    position: relative;
    min-width: 0;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background:
      radial-gradient(circle at 30% 20%, color-mix(in srgb, var(--accent) 9%, transparent), transparent 60%),
      var(--background);
  }

  .look {
    flex: none;
    margin-left: auto;
  }

  .caption {
    position: absolute;
    z-index: 1;
    left: 50%;
    top: var(--gap-2);
    translate: -50% 0;
    width: max-content;
    max-width: calc(100% - 2 * var(--gap-2));
    padding: var(--gap-1) var(--gap-3);
    border-radius: var(--radius-small);
    background: var(--ink);
    color: var(--background);
    pointer-events: none;
  }

  .die {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    pointer-events: none;
  }

  .die-face {
    filter: drop-shadow(var(--shadow));
    animation: tumble 320ms ease-out;
  }

  .die-side {
    fill: var(--die);
    stroke: var(--pip);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .die-edge {
    fill: none;
    stroke: var(--pip);
    stroke-width: 1;
    opacity: 0.35;
  }

  .die-face text {
    font: 800 26px var(--font);
    fill: var(--pip);
  }

  @keyframes tumble {
    from {
      transform: translateY(-70px) rotate(-200deg);
      opacity: 0;
    }
  }

  .stacks {
    display: flex;
    align-items: center;
    gap: var(--gap-3);
    padding: var(--gap-2) var(--gap-3);
    border-top: 1px solid var(--line);
    background: var(--panel);
  }

  .next-room {
    padding: 4px var(--gap-3) 4px 4px;
    text-align: left;
    line-height: 1.25;
    background: transparent;
    border-color: transparent;
  }

  .fact-lines {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--gap-4);
    font-size: var(--small);
    line-height: 1.35;
    color: var(--soft);
  }

  .fact-lines b {
    color: var(--ink);
  }

  .own,
  .reveal {
    display: grid;
    gap: var(--gap-3);
    padding: var(--gap-3) var(--gap-4);
    border: 1px solid var(--line);
    border-left: 5px solid var(--good);
    border-radius: var(--radius);
    background: var(--panel);
    min-width: 0;
  }

  .reveal {
    border-left-color: var(--accent);
  }

  .own.status-infected,
  .own.status-host {
    border-left: 7px double var(--bad);
  }

  .role {
    display: flex;
    gap: var(--gap-3);
    align-items: center;
  }

  .role-sign {
    flex: none;
    color: var(--good);
  }

  .status-infected .role-sign,
  .status-host .role-sign {
    color: var(--bad);
  }

  .plate {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
  }

  @container (min-width: 780px) {
    .board {
      grid-template-columns: 208px minmax(0, 1fr);
      grid-template-rows: auto minmax(0, 1fr);
      align-items: start;
    }

    .crew {
      grid-column: 1;
      grid-row: 1 / span 2;
      grid-template-columns: minmax(0, 1fr);
    }

    .station-frame {
      grid-column: 2;
      grid-row: 1;
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      height: max(420px, calc(var(--board-height, 720px) - 152px));
    }

    station-map {
      height: auto;
      min-height: 0;
    }

    .own {
      grid-column: 2;
    }

    .over .reveal {
      grid-column: 1 / -1;
      grid-row: 1;
    }

    .over .crew,
    .over .station-frame {
      grid-row: 2;
    }

    .own {
      grid-template-columns: minmax(170px, 210px) minmax(0, 1fr);
      align-items: center;
    }
  }

  @container (max-width: 520px) {
    .stacks {
      flex-wrap: wrap;
      gap: var(--gap-1) var(--gap-2);
    }

    .fact-lines {
      display: grid;
    }

    .look {
      flex-basis: 100%;
      display: grid;
      justify-content: end;
    }

    .over .reveal {
      order: -1;
    }

    .crew {
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    }

    .own,
    .reveal {
      padding: var(--gap-3);
    }

    .hand {
      gap: 6px;
    }

    .card:not(.small) {
      width: calc((100% - 18px) / 4);
      min-height: 92px;
    }

    .gift {
      width: calc((100% - 24px) / 4);
    }

    .gift .card:not(.small) {
      width: 100%;
    }
  }
`;
