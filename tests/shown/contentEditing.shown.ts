import type { contentEditingMachine } from '../../machines/contentEditing/contentEditing.machine.ts';
import type {
  ContentEditingContext,
  DraftEntry,
} from '../../machines/contentEditing/contentEditing.types.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

const questionOf = ({ texts }: Pick<DraftEntry, 'texts'>) =>
  texts.find(({ field }) => field === 'question')!.english;
const preview = ({ preview: shown, content }: ContentEditingContext) =>
  blocks((shown === 'published' ? content!.entries : (shown ?? [])).map(questionOf));

/** What is read below the form, whose fields have the rest. */
export const contentEditingShown: ShownIn<typeof contentEditingMachine> = {
  loading: nothing,
  loadFailed: nothing,
  editing: nothing,
  previewing: preview,
  publishing: nothing,
  live: ({ content }) => blocks([`Published as version ${content!.version}.`]),
  loadingTheirs: nothing,
  overtaken: preview,
  overwriting: nothing,
};
