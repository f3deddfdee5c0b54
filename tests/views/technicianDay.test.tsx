// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { failure } from '../../devtools/samples/entities.ts';
import {
  departure,
  plannedVisit,
  storedDay,
} from '../../devtools/samples/technicianDay.samples.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { DayNotes } from '../../web/admin/day/DayNotes.tsx';
import { VisitCard } from '../../web/admin/day/VisitCard.tsx';
import { show } from './support/show.tsx';
import { buttons, press } from './support/page.ts';

afterEach(cleanup);

/** The card of a visit that nobody has set out for, and the notes above it. */
async function day(stored: typeof storedDay | null = null) {
  const one = walk(technicianDayMachine, { outbox: { acts: [], refused: [] }, stored });
  const actor = one.actor as never;
  await show(
    <>
      <DayNotes actor={actor} />
      <ul>
        <VisitCard visit={plannedVisit} actor={actor} />
      </ul>
    </>,
  );
  return { one, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}

it.each([
  ['Collected', 'Save as collected'],
  ['Could not collect', 'Save'],
])("the form of '%s' stands in place of the other acts until it is left", async (kind, send) => {
  const { go } = await day();
  await go({ answers: 'loadVisits', with: storedDay.day });
  const acts = ['Show number', 'On my way', 'Collected', 'Could not collect'];
  expect(buttons()).toEqual(acts);
  press(kind);
  expect(buttons().toSorted()).toEqual(['Cancel', send, 'Show number']);
  press('Cancel');
  expect(buttons()).toEqual(acts);
});

it('without a connection the notes say how old the list is, and what waits to be sent', async () => {
  const { go } = await day(storedDay);
  expect(screen.queryByRole('status')).toBeNull();
  await go({ fails: 'loadVisits', with: failure() });
  expect(screen.getByRole('status').textContent).toBe(
    'No connection. This list is from Tue, 24 Nov, 06:30 am.',
  );
  await go(
    { fact: { type: 'act.pressed', act: departure } },
    { fails: 'actOnVisit', with: failure() },
  );
  expect(screen.getByRole('status').textContent).toBe(
    'No connection. This list is from Tue, 24 Nov, 06:30 am.1 entry waits to be sent' +
      'It is kept on this device and sent by itself, in order, once there is a connection.',
  );
});

it('what another tab has sent does not wait any more', async () => {
  const { go } = await day();
  await go(
    { answers: 'loadVisits', with: storedDay.day },
    { fact: { type: 'act.pressed', act: departure } },
    { fails: 'actOnVisit', with: failure() },
  );
  expect(screen.getByRole('status').textContent).toContain('1 entry waits to be sent');
  await go({ fact: { type: 'outbox.changed', outbox: { acts: [], refused: [] } } });
  expect(screen.queryByRole('status')).toBeNull();
});

describe('whoever is logged out meanwhile', () => {
  const sessionOver = Object.assign(new Error('Please log in.'), {
    code: 'UNAUTHENTICATED',
    reason: 'ADMIN_LOGIN_REQUIRED',
  });
  const login = () => within(screen.getByRole('status')).getByRole('link');
  const loaded: Step = { answers: 'loadVisits', with: storedDay.day };
  const waits: Step = { fact: { type: 'act.pressed', act: departure } };
  const asks: Step = { fact: { type: 'phone.requested', visitId: 'o1' } };
  it.each<[string, Step[], string]>([
    ['the list is read', [{ fails: 'loadVisits', with: sessionOver }], 'Please log in.'],
    [
      'something is sent',
      [loaded, waits, { fails: 'actOnVisit', with: sessionOver }],
      '1 entry waits to be sentPlease log in.',
    ],
    ['a number is asked for', [loaded, asks, { fails: 'visitPhone', with: sessionOver }], ''],
  ])('is led to the login when %s', async (_, steps, words) => {
    const { go } = await day(storedDay);
    await go(...steps);
    expect(screen.getByRole('status').textContent).toBe(`${words}Log in again`);
    expect(login().getAttribute('href')).toBe('/adminLogin');
  });

  it('is not, where a number is refused for another reason', async () => {
    const { go } = await day(storedDay);
    await go(loaded, asks, { fails: 'visitPhone', with: failure('FORBIDDEN') });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
