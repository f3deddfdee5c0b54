// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { adminDayCopy as copy } from '../../web/copy/adminDay.ts';
import { day, openDay } from './support/dayPage.tsx';
import { press, texts } from './support/page.ts';

const { COLLECT, FAIL_VISIT } = copy.acts;
const unset = { samples: null, failure: null, note: null, next: null };
/** Acts that were refused before the page was opened. */
const refuse = (...acts: object[]) =>
  localStorage.setItem(
    'assay.staff.outbox.s1',
    JSON.stringify({
      acts: [],
      refused: acts.map((act, n) => ({
        act: { ...unset, key: `k${n}`, pressedAt: '2026-11-24T02:00:00.000Z', ...act },
        message: { reason: 'CONFLICT', text: 'It was moved.' },
        number: n === 0 ? '4821-7730' : null,
      })),
    }),
  );

it('what was noted of visits that are no longer on the list can be handed on', async () => {
  const samples = [{ itemId: 'i1', sampleId: 'BLR-9' }];
  refuse(
    { visitId: 'o8', act: 'COLLECT', samples },
    { visitId: 'o9', act: 'FAIL_VISIT', failure: 'NOBODY_THERE', note: 'Gate', next: 'NEW_TIME' },
  );
  await openDay(day(plannedVisit));
  const list = await screen.findByRole('list', { name: copy.notes.title });
  const pressed = 'Tue, 24 Nov, 07:30 am';
  const said = 'It was moved.' + copy.notes.handedOn;
  expect(texts('listitem', list)).toEqual([
    `Order 4821-7730${COLLECT} · ${pressed} · Sample BLR-9${said}`,
    `Order o9${FAIL_VISIT} · ${pressed} · Nobody there · Gate · ${copy.next.NEW_TIME}${said}`,
  ]);
  press(copy.notes.handedOn, within(list).getAllByRole('listitem')[0]);
  await waitFor(() => expect(texts('listitem', list)).toHaveLength(1));
});
