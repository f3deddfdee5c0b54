import { translated } from './language.ts';

/** Words of the administration's pages about content. */
export const adminContentCopy = translated('adminContentCopy', {
  title: 'Content',
  hint: 'What you publish here is on the pages at once, in both languages.',
  never: 'Not published yet',
  version: (version: number, moment: string) => `Version ${version}, published ${moment}`,
  count: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
  hiddenCount: (hidden: number) => `${hidden} hidden`,
  kinds: {
    FAQ: 'Frequent questions',
    TESTIMONIALS: 'Testimonials',
    BANNER: 'Banner',
    TERMS: 'Terms & conditions',
    PRIVACY: 'Privacy notice',
  },
  hints: {
    FAQ: 'They are on the home page, and the assistant answers from them.',
    TESTIMONIALS: 'They are on the home page. Publish only what a customer has said and agreed to.',
    BANNER:
      'It is the first that people see on the home page. What an offer gives is set under Offers.',
    TERMS:
      'Each time you publish, it is a new version with its date; earlier ones stay readable. # begins a heading, - an item of a list, an empty line a paragraph.',
    PRIVACY:
      'Each time you publish, it is a new version with its date; earlier ones stay readable. # begins a heading, - an item of a list, an empty line a paragraph.',
  },
  fields: {
    question: 'Question',
    answer: 'Answer',
    name: 'Name',
    location: 'Place',
    message: 'What they say',
    kicker: 'Line above the title',
    title: 'Title',
    note: 'Line below the title',
    body: 'Text',
  },
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  inHindi: (field: string) => `${field} in Hindi`,
  hindiHint: 'Empty: those who read Hindi see the English',
  entry: (number: number) => `Entry ${number}`,
  add: 'Add an entry',
  empty: 'There are no entries yet.',
  hidden: 'Hidden: only seen here',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removed: 'It is gone once you publish.',
  putBack: 'Put back',
  preview: 'Preview',
  previewIn: 'Language of the preview',
  languages: { en: 'English', hi: 'हिन्दी' },
  nothingShown: 'Nobody would see anything here.',
  publish: 'Publish',
  published: (version: number) => `Published as version ${version}. It is on the pages now.`,
  stale:
    'Somebody else has published since you began. What you typed is still here and not published.',
  showTheirs: 'Show what is published',
  theirs: 'What is published now',
  overwrite: 'Publish mine in its place',
  drop: 'Drop what I typed',
} as const);
