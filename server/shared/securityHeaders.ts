/** Production is behind HTTPS; a browser that has been there once uses HTTPS only. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' };

/** Headers of every answer that a page of ours may use. */
export const securityHeaders = (production: boolean) => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  // A bank's page may open in a window of its own while a payment is confirmed.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(production && strictTransport),
});
