import { css } from 'lit';

export const rulesStyle = css`
  .layout {
    display: grid;
    grid-template-columns: 260px minmax(0, 46rem);
    gap: var(--gap-6);
    justify-content: center;
    padding: 0 var(--gap-4) 96px;
  }

  .where {
    padding-left: var(--gap-3);
    border-left: 1px solid var(--line);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  nav {
    position: sticky;
    top: 0;
    align-self: start;
    max-height: 100dvh;
    overflow-y: auto;
    padding: var(--gap-5) 0;
  }

  nav h2 {
    padding: 0 var(--gap-3) var(--gap-2);
  }

  nav a {
    display: flex;
    align-items: center;
    min-height: 34px;
    padding: 2px var(--gap-3);
    border-left: 3px solid var(--line);
    color: var(--soft);
    text-decoration: none;
    line-height: 1.3;
  }

  nav a.below {
    padding-left: calc(var(--gap-3) + 14px);
    font-size: var(--small);
  }

  nav a:hover {
    color: var(--ink);
  }

  nav a[aria-current] {
    color: var(--ink);
    border-left-color: var(--accent);
    font-weight: 600;
  }

  details {
    display: none;
  }

  main {
    padding-top: var(--gap-6);
    min-width: 0;
    font-size: 1.0667rem;
    line-height: 1.65;
  }

  h1 {
    font-size: 2.2rem;
    margin-bottom: var(--gap-3);
  }

  .first {
    color: var(--soft);
    font-size: var(--large);
    margin-bottom: var(--gap-4);
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
    margin-bottom: var(--gap-5);
  }

  .marks {
    padding: var(--gap-4);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
    line-height: 1.45;
  }

  .marks h2 {
    margin: 0 0 var(--gap-3);
    padding: 0;
    border: 0;
  }

  main h2:focus,
  main h3:focus {
    outline: none;
  }

  section[id] {
    scroll-margin-top: var(--gap-4);
  }

  main h2 {
    font-size: 1.4rem;
    margin: 44px 0 var(--gap-3);
    padding-top: var(--gap-3);
    border-top: 1px solid var(--line);
  }

  main .marks h2 {
    font-size: var(--small);
    border-top: 0;
  }

  main h3 {
    font-size: 1.1667rem;
    margin: var(--gap-5) 0 var(--gap-2);
  }

  .text p,
  .text ul,
  .text ol,
  .text table,
  .text blockquote {
    margin: 0 0 var(--gap-3);
  }

  .text ul {
    list-style: disc;
    padding-left: 1.4em;
  }

  .text ol {
    list-style: decimal;
    padding-left: 1.6em;
  }

  .text li {
    margin-bottom: var(--gap-1);
  }

  .text li::marker {
    color: var(--accent);
  }

  .text code {
    padding: 1px 5px;
    border-radius: 5px;
    background: var(--raised);
    font: 0.93em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }

  .text pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    padding: var(--gap-3);
    border-radius: var(--radius-small);
    background: var(--raised);
  }

  .text blockquote {
    padding-left: var(--gap-4);
    border-left: 3px solid var(--accent);
    color: var(--soft);
  }

  .text table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.45;
  }

  .text th,
  .text td {
    padding: var(--gap-2);
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  .text th {
    color: var(--soft);
    font-size: var(--small);
    font-weight: 600;
  }

  @media (max-width: 900px) {
    .layout {
      grid-template-columns: minmax(0, 46rem);
      padding-bottom: 64px;
    }

    nav {
      display: none;
    }

    main {
      padding-top: var(--gap-4);
    }

    h1 {
      font-size: 1.8rem;
    }

    details {
      display: block;
      margin-bottom: var(--gap-4);
      border: 1px solid var(--line);
      border-radius: var(--radius);
      background: var(--panel);
    }

    summary {
      min-height: 48px;
      padding: 0 var(--gap-4);
      font-weight: 600;
    }

    details a {
      display: flex;
      align-items: center;
      min-height: var(--target);
      padding: 0 var(--gap-4);
      border-top: 1px solid var(--line);
      color: var(--ink);
      text-decoration: none;
    }

    details a.below {
      padding-left: calc(var(--gap-4) + 18px);
      color: var(--soft);
    }
  }

  @media (max-width: 520px) {
    .text table {
      font-size: 0.9333rem;
    }

    .text th,
    .text td {
      padding: 6px 5px;
    }
  }
`;
