import { isPossible, prepare } from './here.js';

/**
 * Makes the page ready for times without a connection: everything is kept once by a service worker, where there is one (over HTTPS, or
 * on this machine), and the rules are loaded as soon as nothing else is.
 */
export function prepareForLater() {
  if (!isPossible()) return;
  navigator.serviceWorker?.register(new URL('../service-worker.js', import.meta.url)).catch(() => {
    // Without one the page needs its server to open, as any other.
  });
  const whenIdle = self.requestIdleCallback ?? ((task) => setTimeout(task, 500));
  const { connection } = /** @type {any} */ (navigator);
  if (!connection?.saveData) whenIdle(() => prepare());
}
