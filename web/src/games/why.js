/**
 * Who points at a thing, drawn with `data-thing`, and chooses nothing by it would like to know why not: the frame hears `ask-why`.
 *
 * @param {HTMLElement} host
 * @param {HTMLElement | DocumentFragment} root where it draws
 */
export function wonder(host, root) {
  let hasChosen = false;
  host.addEventListener('choose-move', () => (hasChosen = true));
  root.addEventListener('click', () => (hasChosen = false), { capture: true });
  root.addEventListener('click', (event) => {
    const thing = /** @type {Element} */ (event.target).closest('[data-thing]')?.getAttribute('data-thing');
    if (thing && !hasChosen) askWhy(host, thing.split(' '));
  });
}

/**
 * @param {HTMLElement} host
 * @param {string[]} things paths in the view; none asks for all that cannot be chosen
 */
export function askWhy(host, things) {
  host.dispatchEvent(new CustomEvent('ask-why', { detail: { things }, bubbles: true, composed: true }));
}
