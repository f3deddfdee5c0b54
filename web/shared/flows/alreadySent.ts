/**
 * The state of a navigation to a flow that has already been sent its event: by the time its page is
 * loaded, the flow may be ahead of the URL.
 */
export const alreadySent = 'alreadySent';
