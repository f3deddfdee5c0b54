/** Milliseconds before the order is loaded again while the bank confirms. */
export const pollPause = 3000;
/** How many times it is loaded before the page says that the bank has not confirmed yet. */
export const polls = 20;
/** Milliseconds before the order is loaded again while the person pays on the provider's page. */
export const pagePause = 5000;
