/**
 * A sentence for a person: its English text, the reason that names it in every language, and its
 * values. A browser's own message has a text only.
 */
export interface Message {
  text: string;
  reason?: string;
  params?: Record<string, string | number>;
  /** What is to be said beside the fields of a form. */
  fields?: FieldMessage[];
}

/** What is wrong with one field of a form, which is named as the service names it. */
export interface FieldMessage extends Message {
  field: string;
}

/** Messages of any flow; quoted ones to the letter (docs/product/errors.md). */
export const sharedSentences = {
  FIELDS_MISSING: 'Please fill all fields',
  GEOLOCATION_UNSUPPORTED: 'Geolocation is not supported by this browser.',
  PAGE_OUTDATED:
    'Assay was updated after this page was opened. Please load the page again to go on.',
  SOMETHING_WRONG: 'Something went wrong. Please try again.',
  UNREACHABLE: 'We cannot reach the service. Please check your connection and try again.',
} as const;

/** One of a table's sentences as a message. */
export const messagesOf =
  <Reason extends string>(sentences: Record<Reason, string>) =>
  (reason: Reason): Message => ({ text: sentences[reason], reason });

const say = messagesOf(sharedSentences);

/** The same as messages, by what flows call them. */
export const notices = {
  fillAllFields: say('FIELDS_MISSING'),
  geolocationUnsupported: say('GEOLOCATION_UNSUPPORTED'),
  pageOutdated: say('PAGE_OUTDATED'),
  somethingWrong: say('SOMETHING_WRONG'),
  unreachable: say('UNREACHABLE'),
};
