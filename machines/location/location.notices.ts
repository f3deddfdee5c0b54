import { messagesOf } from '../notices.ts';

/** Why the device does not tell where it is, in our own words: the browser's are for developers. */
export const locationSentences = {
  LOCATION_DENIED: 'You have not allowed this page to see where you are.',
  LOCATION_NOT_FOUND: 'Your device could not find out where it is.',
} as const;

const say = messagesOf(locationSentences);

/** The same as messages. */
export const locationNotices = {
  denied: say('LOCATION_DENIED'),
  notFound: say('LOCATION_NOT_FOUND'),
};
