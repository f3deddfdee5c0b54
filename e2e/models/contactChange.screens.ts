import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';
import { user } from '../../devtools/samples/entities.ts';
import { contactChangeModel } from '../../tests/models/contactChange.model.ts';
import { contactChangeShown } from '../../tests/shown/flows.shown.ts';
import { contactCopy as copy } from '../../web/copy/contact.ts';
import { openAddress } from './drive.ts';
import { passing, screensOf } from './screens.ts';
import { leads, stays, storedIn } from './trips.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const shows = (title: string) => (page: Page) =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();
const addresses = {
  '#number': '/changeNumber',
  '#email': '/changeEmail',
  '#code': '/confirmContact',
} as const;
const me = { ...user, phone: '+919000000001', phoneVerified: true };
const typedNumber = { typed: copy.number.label };
const typedEmail = { typed: copy.email.label };
/** Another tab does not know where the code went: it is sent by a press. */
const forgotten = { tabClosed: 'number.editing' } as const;

/** Another number or e-mail: the password, then the code. */
export const contactChangeScreens = screensOf<typeof contactChangeMachine>({
  model: contactChangeModel,
  starts: [{ open: '/changeNumber', answers: { me } }],
  actions: {
    'number.submitted': async ({ page }, { phone, password }) => {
      await page.getByLabel(copy.number.label).fill(phone);
      await page.getByLabel(copy.password).fill(password);
      await press(page, copy.send);
    },
    'email.submitted': async ({ page }, { email, password }) => {
      await page.getByLabel(copy.email.label).fill(email);
      await page.getByLabel(copy.password).fill(password);
      await press(page, copy.send);
    },
    'code.submitted': async ({ page }, { otp }) => {
      await page.getByLabel(copy.code.label, { exact: true }).fill(otp.trim());
      await press(page, copy.code.action);
    },
    'contact.edited': ({ page, before }) => {
      const { contact } = before.context as { contact: { kind: string } };
      return press(page, contact.kind === 'phone' ? copy.code.otherNumber : copy.code.otherEmail);
    },
    'xstate.route': {
      do: ({ page }, { to }) => openAddress(page, addresses[to as keyof typeof addresses]),
      // An address that is open already tells nothing, and what is changed has left its pages.
      when: ({ value }, { to }) =>
        typeof value !== 'string' && Object.keys(value)[0] !== to.slice(1),
    },
  },
  shown: contactChangeShown,
  states: {
    'number.editing': shows(copy.number.title),
    'number.sending': passing,
    'number.done': 'passing',
    'email.editing': shows(copy.email.title),
    'email.sending': passing,
    'email.done': 'passing',
    'code.editing': shows(copy.code.title),
    'code.verifyingNumber': passing,
    'code.verifyingEmail': passing,
    changed: 'elsewhere',
  },
  trips: {
    answers: { me },
    chosen: (page) => storedIn(page, 'contactChange'),
    states: {
      'number.editing': { ...stays('number.editing'), ...typedNumber },
      'number.sending': { ...leads('number.editing'), ...typedNumber },
      'number.done': 'passing',
      'email.editing': { ...stays('email.editing'), ...typedEmail },
      'email.sending': { ...leads('email.editing'), ...typedEmail },
      'email.done': 'passing',
      'code.editing': { ...stays('code.editing'), ...forgotten },
      'code.verifyingNumber': { ...leads('code.editing'), ...forgotten },
      'code.verifyingEmail': { ...leads('code.editing'), ...forgotten },
      changed: 'elsewhere',
    },
  },
});
