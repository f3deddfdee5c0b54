/**
 * A random id. `crypto.randomUUID` only exists on https pages and on localhost, not on a phone that
 * opens a computer's address in the same network.
 */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
