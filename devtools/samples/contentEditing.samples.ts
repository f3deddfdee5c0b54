import { contentEditingMachine } from '../../machines/contentEditing/contentEditing.machine.ts';
import type { Content } from '../../machines/generated/schema.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** The frequent questions as published, in a version. */
export const publishedFaq = (version = 3): Content => ({
  kind: 'FAQ',
  version,
  publishedAt: '2026-11-20T05:00:00.000Z',
  entries: [
    {
      id: 'q1',
      hidden: false,
      image: null,
      texts: [
        { field: 'question', english: 'Who comes to my home?', hindi: null },
        { field: 'answer', english: 'A trained technician of the lab.', hindi: null },
      ],
    },
  ],
});
/** The same entries in the form, unchanged. */
export const typedFaq = publishedFaq().entries.map((entry) => ({
  ...entry,
  key: entry.id,
  removed: false,
}));
const entries = publishedFaq().entries.map(({ image: _image, ...entry }) => entry);
/** Somebody else has published meanwhile. */
const overtaken = refused('CONTENT_CHANGED', { code: 'CONFLICT' });

const published = [{ answers: publishedFaq(5) }, { fails: failure() }, { fails: overtaken }];

/** Samples of editing content, possibly with typed text that is based on a version. */
export const contentEditingSamples = (draftVersion: number | null = null) =>
  samplesOf<typeof contentEditingMachine>(contentEditingMachine, {
    input: { kind: 'FAQ', draftVersion },
    facts: {
      'load.retried': [{ type: 'load.retried' }],
      'preview.opened': [{ type: 'preview.opened', entries: typedFaq }],
      'content.submitted': [{ type: 'content.submitted', entries }],
      'theirs.opened': [{ type: 'theirs.opened' }],
      'overwrite.chosen': [{ type: 'overwrite.chosen', entries }],
      'draft.dropped': [{ type: 'draft.dropped' }],
    },
    outcomes: {
      adminContent: [{ answers: publishedFaq() }, { fails: failure() }],
      publishContent: published,
      loadTheirs: [{ answers: publishedFaq(4) }, { fails: failure() }],
      overwriteContent: published,
    },
  });
