import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { offeredRepeat, setRepeat } from '../../devtools/samples/repeat.samples.ts';
import type { Repeat } from '../../machines/generated/schema.ts';
import type { repeatMachine } from '../../machines/repeat/repeat.machine.ts';
import { repeatModel } from '../../tests/models/repeat.model.ts';
import { repeatShown } from '../../tests/shown/repeat.shown.ts';
import { repeatsCopy as copy } from '../../web/copy/repeats.ts';
import { answers as funnelAnswers } from './booking.answers.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answered = (repeat: Repeat) => ({
  me: funnelAnswers.me,
  repeats: { sentBy: ['SMS', 'EMAIL'], items: [repeat] },
});
const again = (page: Page) => page.getByRole('button', { name: /^Again in/ });
const ending = (page: Page) => page.getByRole('button', { name: copy.end });
/** What the service has set in these states. */
const isSet = (state: string) => ['reminding', 'ending'].includes(state);

/** The reminder of a test, on the page of all of them. */
export const repeatScreens = screensOf<typeof repeatMachine>({
  model: repeatModel(),
  label: 'data-repeat-state',
  starts: [{ open: '/reminders', answers: answered(offeredRepeat) }],
  actions: {
    'interval.chosen': {
      do: async ({ page }, { months }) => {
        await page.getByLabel(copy.interval).selectOption(String(months));
      },
      // What is chosen already cannot be chosen again.
      when: ({ context }, { months }) => context.months !== months,
    },
    'reminder.wanted': ({ page }) => again(page).click(),
    'reminder.ended': ({ page }) => press(page, copy.end),
  },
  shown: repeatShown,
  states: {
    starting: 'passing',
    offering: (page) => expect(again(page)).toBeEnabled(),
    saving: (page) => expect(page.getByLabel(copy.interval)).toBeDisabled(),
    reminding: (page) => expect(ending(page)).toBeEnabled(),
    ending: (page) => expect(ending(page)).toBeDisabled(),
    ended: (page) => expect(page.getByText(copy.ended)).toBeVisible(),
  },
  trips: {
    answers: (state) => answered(isSet(state) ? setRepeat() : offeredRepeat),
    states: {
      starting: 'passing',
      offering: stays('offering'),
      saving: leads('offering'),
      reminding: stays('reminding'),
      ending: leads('reminding'),
      ended: leads('offering'),
    },
  },
});
