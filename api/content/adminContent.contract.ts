import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { exampleId, named } from '../named.ts';
import { TextBlockJson } from './content.contract.ts';
import { contentKinds, mostEntries } from './contentKinds.ts';
import type { ContentKind } from './contentKinds.ts';

export const ContentKindJson = Type.Enum(Object.keys(contentKinds) as ContentKind[]);
export type ContentKindJson = Static<typeof ContentKindJson>;
const longest = 80_000;

const EntryTextJson = named(
  'EntryText',
  'One text of an entry in both languages.',
  Type.Object({
    field: Type.String(),
    english: Type.String(),
    /** Null: readers of Hindi see the English. */
    hindi: Type.Union([Type.String(), Type.Null()]),
  }),
  { field: 'question', english: 'When do I get my report?', hindi: 'मेरी रिपोर्ट कब मिलेगी?' },
);
const exampleTexts = [
  { field: 'question', english: 'When do I get my report?', hindi: 'मेरी रिपोर्ट कब मिलेगी?' },
  { field: 'answer', english: 'Within a day for most tests.', hindi: null },
];

export type EntryTextJson = Static<typeof EntryTextJson>;

export const ContentEntryJson = named(
  'ContentEntry',
  'An entry of a list, or the only entry of other kinds.',
  Type.Object({
    _id: Type.String(),
    hidden: Type.Boolean(),
    /** The URL of a testimonial's picture; null if it has none, and for other kinds. */
    image: Type.Union([Type.String(), Type.Null()]),
    texts: Type.Array(EntryTextJson),
  }),
  { _id: exampleId, hidden: false, image: null, texts: exampleTexts },
);
export type ContentEntryJson = Static<typeof ContentEntryJson>;

/** The published content of a kind, as the administration edits it. */
export const ContentJson = named(
  'Content',
  'The published content of a kind, including hidden entries.',
  Type.Object({
    kind: ContentKindJson,
    /** The number of times it was published; 0 if the administration never did. */
    version: Type.Integer(),
    publishedAt: Type.Union([Type.String(), Type.Null()]),
    entries: Type.Array(ContentEntryJson),
  }),
  {
    kind: 'faq',
    version: 3,
    publishedAt: '2026-11-22T06:00:00.000Z',
    entries: [{ _id: exampleId, hidden: false, image: null, texts: exampleTexts }],
  },
);
export type ContentJson = Static<typeof ContentJson>;

const SentText = Type.Object(
  {
    field: Type.String({ maxLength: 40 }),
    english: Type.String({ maxLength: longest }),
    hindi: Type.Optional(Type.Union([Type.String({ maxLength: longest }), Type.Null()])),
  },
  { additionalProperties: false },
);
const SentEntry = Type.Object(
  {
    /** The id of an existing entry; omitted for a new one. */
    _id: Type.Optional(Type.String({ maxLength: 40 })),
    hidden: Type.Optional(Type.Boolean()),
    /**
     * For a testimonial: a URL that uploadPicture returned. Null removes the picture; omitted, it
     * stays.
     */
    image: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
    texts: Type.Array(SentText, { maxItems: 10 }),
  },
  { additionalProperties: false },
);
export type SentEntry = Static<typeof SentEntry>;

/** All entries in their order; omitted ones are removed. */
export const PublishRequest = named(
  'PublishRequest',
  'All entries in their order, and the version that they are based on. Omitted entries are removed.',
  Type.Object(
    {
      version: Type.Integer({ minimum: 0 }),
      entries: Type.Array(SentEntry, { maxItems: mostEntries }),
    },
    { additionalProperties: false },
  ),
  { version: 3, entries: [{ texts: exampleTexts }] },
);
export type PublishRequest = Static<typeof PublishRequest>;

export const ContentParams = Type.Object({
  kind: Type.Enum(ContentKindJson.enum, {
    description: 'The kind of content.',
    examples: ['faq'],
  }),
});

/** A text as it is typed. */
export const PreviewRequest = named(
  'PreviewRequest',
  'A text in Markdown: headings, paragraphs and lists.',
  Type.Object({ text: Type.String({ maxLength: longest }) }, { additionalProperties: false }),
  { text: '# Prices\n\nPrices are in rupees.' },
);

/** The form with a testimonial's picture. */
export const PictureForm = named(
  'PictureForm',
  'PNG, JPEG or WebP.',
  Type.Object({ image: Type.Unsafe<string>({ type: 'string', format: 'binary' }) }),
  { image: '' },
);

export const StoredPictureJson = named(
  'StoredPicture',
  'A stored picture; it is on no page until an entry with its URL is published.',
  Type.Object({ image: Type.String() }),
  { image: '/api/v1/files/0f3d2c1b4a59687786950a1b2c3d4e5f.png' },
);

export type StoredPictureJson = Static<typeof StoredPictureJson>;

export const StoredPictureAnswer = EnvelopeOf(StoredPictureJson);
export const ContentAnswer = EnvelopeOf(ContentJson);
export const ContentsAnswer = EnvelopeOf(Type.Array(ContentJson));
export const PreviewAnswer = EnvelopeOf(Type.Array(TextBlockJson));
