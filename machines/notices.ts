/**
 * A sentence for a person: its English text, the reason by which it is translated, and its values.
 * A browser's own message has only a text.
 */
export interface Message {
  text: string;
  reason?: string;
  params?: Record<string, string | number>;
  /** The messages to show beside the fields of a form. */
  fields?: FieldMessage[];
}

/** A message about one field of a form, under the service's name of the field. */
export interface FieldMessage extends Message {
  field: string;
}

/** Sentences that any flow may use; the quoted ones are verbatim from docs/product/errors.md. */
export const sharedSentences = {
  FIELDS_MISSING: 'Please fill all fields',
  GEOLOCATION_UNSUPPORTED: 'Geolocation is not supported by this browser.',
  PAGE_OUTDATED:
    'Assay was updated after this page was opened. Please load the page again to go on.',
  SOMETHING_WRONG: 'Something went wrong. Please try again.',
  UNREACHABLE: 'We cannot reach the service. Please check your connection and try again.',
} as const;

/** Makes a function that returns a sentence of the table as a message. */
export const messagesOf =
  <Reason extends string>(sentences: Record<Reason, string>) =>
  (reason: Reason): Message => ({ text: sentences[reason], reason });

const say = messagesOf(sharedSentences);

/** The sentences as messages, by the flows' names for them. */
export const notices = {
  fillAllFields: say('FIELDS_MISSING'),
  geolocationUnsupported: say('GEOLOCATION_UNSUPPORTED'),
  pageOutdated: say('PAGE_OUTDATED'),
  somethingWrong: say('SOMETHING_WRONG'),
  unreachable: say('UNREACHABLE'),
};
