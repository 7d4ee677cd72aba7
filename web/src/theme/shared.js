import sheet from './shared.css' with { type: 'css' };

/** What every element of ours starts from: boxes, focus, headings, links, buttons, fields. */
export const shared = sheet;
