import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import { chatModel } from '../../tests/models/chat.model.ts';
import { chatShown } from '../../tests/shown/flows.shown.ts';
import { screensOf } from './screens.ts';
import { asGuest, leads, storedIn } from './trips.ts';
import type { Trip } from './trips.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Assistant' });
const press =
  (name: string) =>
  ({ page }: { page: Page }) =>
    dialog(page).getByRole('button', { name, exact: true }).click();
/** Nobody is quick enough for the blink in which the dialog comes up. */
const isUp = ({ value }: { value: unknown }) => !JSON.stringify(value).includes('appearing');

/** What was said, in order. */
async function said(page: Page): Promise<Record<string, unknown>> {
  const { messages = [] } = (await storedIn(page, 'chat')) as { messages?: { content: string }[] };
  return Object.fromEntries(messages.map(({ content }, index) => [index, content]));
}

/** The page is there as it was, and what was said and typed is in the dialog when it is opened. */
const closed: Trip<never> = {
  ...asGuest(leads<never>({ page: '/help' })),
  focusBack: 'Open chat',
  typed: 'Type a message...',
  opens: 'Open chat',
};

/** The assistant's dialog. */
export const chatScreens = screensOf<typeof chatMachine>({
  model: chatModel,
  starts: [{ open: '/help' }],
  actions: {
    'chat.opened': {
      do: ({ page }) => page.getByRole('button', { name: 'Open chat' }).click(),
      when: ({ value }) => value.panel === 'closed',
    },
    'chat.closed': { do: press('Close chat'), when: isUp },
    'chat.collapsed': { do: press('Collapse'), when: isUp },
    'chat.expanded': { do: press('Expand'), when: () => true },
    'question.sent': {
      when: ({ value }) => JSON.stringify(value.panel).includes('shown'),
      do: async ({ page }, { text }) => {
        await dialog(page).getByPlaceholder('Type a message...').fill(text);
        await press('Send')({ page });
      },
    },
    'chat.forgotten': 'app',
  },
  shown: chatShown,
  states: {
    'panel.closed': 'elsewhere',
    'panel.open.appearing': (page) =>
      expect(dialog(page).getByText("We're here to help")).toBeVisible(),
    'panel.open.shown': (page) =>
      expect(dialog(page).getByText('Hi there! What brings you here today?')).toBeAttached(),
    'panel.collapsed': (page) => expect(dialog(page).getByText('Chat collapsed')).toBeVisible(),
    'conversation.ready': (page) =>
      expect(page.getByRole('button', { name: 'Open chat', includeHidden: true })).toBeAttached(),
    'conversation.waiting': () => Promise.resolve(),
  },
  trips: {
    answers: { me: null, ask: { text: 'It is answered.', sources: [] } },
    chosen: said,
    states: {
      'panel.closed': 'elsewhere',
      'panel.open.appearing': closed,
      'panel.open.shown': closed,
      'panel.collapsed': closed,
      'conversation.ready': closed,
      'conversation.waiting': closed,
    },
  },
});
