import { css } from 'lit';

export const editorStyle = css`
  :host {
    display: block;
    min-height: 100dvh;
  }

  main {
    max-width: 1500px;
    margin: 0 auto;
    padding: var(--gap-4);
    display: grid;
    gap: var(--gap-4);
  }

  .where {
    font-weight: 600;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-left: var(--gap-3);
    border-left: 1px solid var(--line);
  }

  .head,
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap-2);
    align-items: center;
  }

  .head h1 {
    flex: 1 1 12rem;
  }

  [role='tablist'] {
    display: flex;
    gap: var(--gap-1);
  }

  [role='tab'][aria-selected='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 -3px 0 var(--accent);
    font-weight: 650;
  }

  .tools label {
    display: flex;
    align-items: center;
    gap: var(--gap-2);
  }

  .tools select {
    min-height: var(--target);
    max-width: 12rem;
  }

  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gap-2) var(--gap-3);
    min-height: 60px;
    padding: var(--gap-2) var(--gap-4);
    border-left: 5px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
  }

  .verdict p {
    flex: 1 1 16rem;
  }

  .verdict.sound {
    border-left-color: var(--good);
  }

  .verdict.fault {
    border-left-color: var(--bad);
    border-left-style: double;
  }

  .verdict .sign {
    font-weight: 700;
  }

  .verdict.sound .sign {
    color: var(--good);
  }

  .verdict.fault .sign {
    color: var(--bad);
  }

  .halves {
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) minmax(320px, 1fr);
    gap: var(--gap-4);
    align-items: start;
  }

  .halves.plain {
    grid-template-columns: minmax(0, 1fr);
  }

  .half {
    display: grid;
    gap: var(--gap-2);
    min-width: 0;
  }

  .halves > .half:last-child:not(:only-child) {
    position: sticky;
    top: var(--gap-3);
  }

  input[type='file'] {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }

  .address {
    width: 100%;
  }

  @media (max-width: 1000px) {
    .halves {
      grid-template-columns: minmax(0, 1fr);
    }

    .halves > .half:last-child:not(:only-child) {
      position: static;
    }
  }

  @media (max-width: 600px) {
    main {
      padding: var(--gap-3);
    }

    .tools > *,
    .verdict .main {
      flex: 1 1 auto;
    }
  }
`;
