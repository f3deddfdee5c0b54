import { messagesOf } from '../notices.ts';

/**
 * Why the device does not reveal its location, in our own words: the browser's are written for
 * developers.
 */
export const locationSentences = {
  LOCATION_DENIED: 'Location access is off for this page.',
  LOCATION_NOT_FOUND: 'Your device couldn’t find its location.',
} as const;

const say = messagesOf(locationSentences);

export const locationNotices = {
  denied: say('LOCATION_DENIED'),
  notFound: say('LOCATION_NOT_FOUND'),
};
