// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EndReminderPage } from '../../web/account/EndReminderPage.tsx';
import { repeatsCopy } from '../../web/copy/repeats.ts';
import { buttons, hrefs, press, says } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';

const copy = repeatsCopy.byLink;
const open = (secret: string) =>
  serve(<EndReminderPage />, {}, { at: { path: '*', url: `/endReminder#${secret}` } });

it('a reminder is ended by a press, and again after a failure', async () => {
  const service = await open('abc');
  service.answers.EndRepeatByLink = 'away';
  press(copy.action);
  await says(expect.stringContaining('We cannot reach the service'));
  service.answers.EndRepeatByLink = { endRepeatByLink: { message: 'Done', reason: 'DONE' } };
  press(copy.action);
  await screen.findByRole('heading', { name: copy.done });
  expect(service.sent('EndRepeatByLink')).toEqual([{ secret: 'abc' }, { secret: 'abc' }]);
  expect([buttons(), hrefs()]).toEqual([[], ['/home']]);
  await says();
});

it('a link that ends nothing says so, whether it is incomplete or of another time', async () => {
  await open('');
  expect([buttons(), hrefs()]).toEqual([[], ['/reminders']]);
  const service = await open('old');
  service.answers.EndRepeatByLink = refusal('There is none.', { code: 'NOT_FOUND' });
  press(copy.action);
  await screen.findByText(copy.goneText);
  await says();
});
