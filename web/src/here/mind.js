import { rules } from './rules.js';

/** A worker that thinks, and does nothing else: whoever asks may end it at any moment. */

const page = rules(self.name);

addEventListener('message', async ({ data: { question, text } }) => {
  try {
    postMessage({ question, answer: (await page).think(text) });
  } catch (trouble) {
    postMessage({ question, trouble: String(trouble) });
  }
});
