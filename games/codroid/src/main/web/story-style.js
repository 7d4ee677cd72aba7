import { css } from 'lit';

/** What moves while a round is told. */
export const storyStyle = css`
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
