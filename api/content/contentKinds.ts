/**
 * A text field of an entry: its maximum length, whether it is required, and whether it may have
 * line breaks.
 */
interface ContentField {
  most: number;
  isRequired?: boolean;
  hasLines?: boolean;
}

/** The kinds of content that the staff publish: lists of entries, and single ones. */
export const contentKinds = {
  faq: {
    isList: true,
    fields: {
      question: { most: 200, isRequired: true },
      answer: { most: 2000, isRequired: true, hasLines: true },
    },
  },
  testimonials: {
    isList: true,
    hasPicture: true,
    fields: {
      name: { most: 80, isRequired: true },
      location: { most: 80 },
      message: { most: 600, isRequired: true, hasLines: true },
    },
  },
  banner: {
    isList: false,
    fields: {
      kicker: { most: 40 },
      title: { most: 80, isRequired: true },
      note: { most: 120 },
      body: { most: 200 },
    },
  },
  terms: { isList: false, fields: { body: { most: 60_000, isRequired: true, hasLines: true } } },
  privacy: { isList: false, fields: { body: { most: 60_000, isRequired: true, hasLines: true } } },
} as const satisfies Record<
  string,
  {
    isList: boolean;
    /** Whether an entry has a picture in addition to its texts. */
    hasPicture?: boolean;
    fields: Readonly<Record<string, ContentField>>;
  }
>;
export type ContentKind = keyof typeof contentKinds;

/** The texts that have paragraphs, headings and lists, and stay readable in every version. */
export const legalTexts = ['terms', 'privacy'] as const satisfies readonly ContentKind[];
export type LegalTextName = (typeof legalTexts)[number];

/** The most entries of a list. */
export const mostEntries = 100;

/** The fields of a kind in their order. */
export const fieldsOf = (kind: ContentKind): [name: string, field: ContentField][] =>
  Object.entries(contentKinds[kind].fields);
