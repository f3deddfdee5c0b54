import { translated } from './language.ts';

/** Texts of a tag field for screen readers. */
export const tagsCopy = translated('tagsCopy', {
  deleteTagTriggerLabel: (tag: string) => `Delete tag ${tag}`,
  tagAdded: (tag: string) => `Added tag ${tag}`,
  tagDeleted: (tag: string) => `Tag ${tag} deleted`,
  tagSelected: (tag: string) =>
    `Tag ${tag} selected. Press enter to edit, delete or backspace to remove.`,
  tagEdited: (tag: string) => `Editing tag ${tag}. Press enter to save or escape to cancel.`,
  tagUpdated: (tag: string) => `Tag update to ${tag}`,
  noTagsSelected: 'No tags selected',
} as const);
