import { css } from 'lit';

/** What every element of ours starts from: boxes, focus, headings, links, buttons, fields. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  :host([hidden]),
  [hidden] {
    display: none !important;
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  h1 {
    font-size: var(--huge);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }

  h2 {
    font-size: var(--large);
    line-height: 1.25;
  }

  h3 {
    font-size: 1rem;
  }

  .overline {
    font-size: var(--small);
    font-weight: 600;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: var(--soft);
  }

  .soft {
    color: var(--soft);
  }

  .small {
    font-size: var(--small);
  }

  .number {
    font-variant-numeric: tabular-nums;
  }

  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }

  :focus-visible {
    outline: 3px solid var(--info);
    outline-offset: 2px;
    border-radius: 4px;
  }

  button,
  .button {
    font: inherit;
    color: var(--ink);
    background: var(--raised);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    min-height: var(--target);
    min-width: var(--target);
    padding: 0 var(--gap-4);
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--gap-2);
    cursor: pointer;
    text-decoration: none;
    text-align: center;
    transition: border-color var(--quick), background-color var(--quick);
  }

  button:hover,
  .button:hover {
    border-color: var(--accent);
  }

  button.main,
  .button.main {
    background: var(--accent);
    border-color: transparent;
    color: var(--on-colour);
    font-weight: 650;
  }

  button.main:hover,
  .button.main:hover {
    background: color-mix(in srgb, var(--accent) 85%, var(--ink));
  }

  button.quiet {
    background: transparent;
    border-color: transparent;
  }

  button.quiet:hover {
    background: var(--raised);
  }

  button[disabled],
  button[aria-disabled='true'] {
    cursor: not-allowed;
    color: var(--soft);
    border-style: dashed;
    background: transparent;
    font-weight: inherit;
  }

  input,
  select,
  textarea {
    font: inherit;
    color: var(--ink);
    background: var(--background);
    border: 1px solid var(--edge);
    border-radius: var(--radius-small);
    min-height: var(--target);
    padding: 0 var(--gap-3);
    max-width: 100%;
  }

  input[type='checkbox'],
  input[type='radio'] {
    width: 22px;
    height: 22px;
    min-height: 0;
    accent-color: var(--accent);
  }

  summary {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
    min-height: var(--target);
    cursor: pointer;
  }

  summary::before {
    content: '▸';
  }

  [open] > summary::before {
    content: '▾';
  }

  .only-heard {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
