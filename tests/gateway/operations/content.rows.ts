import type { Row } from './row.ts';

const banner = {
  kicker: 'First order',
  title: '60% off',
  note: 'up to ₹500',
  text: 'We come to you.',
  kickerHindi: 'पहला ऑर्डर',
  titleHindi: '60% की छूट',
  noteHindi: null,
  textHindi: null,
};
const version = { version: 2, publishedAt: '2026-11-22T06:00:00.000Z' };
const textFields =
  'version publishedAt blocks { kind lines } blocksHindi { kind lines } versions { version publishedAt }';
const textJson = {
  ...version,
  blocks: [
    { kind: 'heading', lines: ['Prices'] },
    { kind: 'subheading', lines: ['Tax'] },
    { kind: 'paragraph', lines: ['None.'] },
    { kind: 'list', lines: ['One', 'Two'] },
    { kind: 'steps', lines: ['Book'] },
  ],
  blocksHindi: [],
  versions: [version],
};
const textGiven = {
  ...textJson,
  blocks: textJson.blocks.map((block) => ({ ...block, kind: block.kind.toUpperCase() })),
};
const contentFields =
  'kind version publishedAt entries { id hidden texts { field english hindi } }';
const texts = [{ field: 'question', english: 'Why?', hindi: null }];
const contentJson = { kind: 'faq', ...version, entries: [{ _id: 'q1', hidden: true, texts }] };
const contentGiven = { kind: 'FAQ', ...version, entries: [{ id: 'q1', hidden: true, texts }] };
const kinds = ['faq', 'testimonials', 'banner', 'terms', 'privacy'];

/** What the staff publish: what everybody reads, and the administration's calls. */
export const contentRows: Row[] = [
  {
    field: 'banner',
    query: `{ banner { ${Object.keys(banner).join(' ')} } }`,
    answer: banner,
    call: { method: 'GET', path: 'content/banner' },
    gives: banner,
  },
  {
    field: 'legalText',
    query: `{ legalText(name: TERMS) { ${textFields} } }`,
    answer: textJson,
    call: { method: 'GET', path: 'content/terms' },
    gives: textGiven,
  },
  {
    field: 'legalText',
    query: `{ legalText(name: PRIVACY, version: 1) { ${textFields} } }`,
    answer: textJson,
    call: { method: 'GET', path: 'content/privacy?version=1' },
    gives: textGiven,
  },
  {
    field: 'adminContents',
    query: `{ adminContents { ${contentFields} } }`,
    answer: kinds.map((kind) => ({ ...contentJson, kind })),
    call: { method: 'GET', path: 'admin/content' },
    gives: kinds.map((kind) => ({ ...contentGiven, kind: kind.toUpperCase() })),
  },
  ...kinds.map((kind): Row => ({
    field: 'adminContent',
    query: `{ adminContent(kind: ${kind.toUpperCase()}) { ${contentFields} } }`,
    answer: { ...contentJson, kind },
    call: { method: 'GET', path: `admin/content/${kind}` },
    gives: { ...contentGiven, kind: kind.toUpperCase() },
  })),
  {
    field: 'previewText',
    query: '{ previewText(text: "# Prices") { kind lines } }',
    answer: textJson.blocks,
    call: { method: 'POST', path: 'admin/content/preview', body: { text: '# Prices' } },
    gives: textGiven.blocks,
  },
  {
    field: 'publishContent',
    query: `mutation($entries: [ContentEntryInput!]!) { publishContent(kind: FAQ, version: 1, entries: $entries) { ${contentFields} } }`,
    variables: {
      entries: [
        { id: 'q1', hidden: true, texts },
        { hidden: false, texts: [{ field: 'question', english: 'How?', hindi: 'कैसे?' }] },
      ],
    },
    answer: contentJson,
    call: {
      method: 'PUT',
      path: 'admin/content/faq',
      body: {
        version: 1,
        entries: [
          { _id: 'q1', hidden: true, texts },
          { hidden: false, texts: [{ field: 'question', english: 'How?', hindi: 'कैसे?' }] },
        ],
      },
    },
    gives: contentGiven,
  },
];
