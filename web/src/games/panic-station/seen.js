/**
 * A referee's view holds what everybody sees as its table; a seat's view is that itself.
 *
 * @param {any} view
 */
export const tableOf = (view) => view.table ?? view;
