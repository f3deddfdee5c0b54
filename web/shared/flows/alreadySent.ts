/**
 * The state of a navigation to a flow that has been sent its event already: by the time its page is
 * there, the flow may be further than the address.
 */
export const alreadySent = 'alreadySent';
