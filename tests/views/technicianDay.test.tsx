// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
  expect(screen.getByRole('status').textContent).toContain('1 entry waits to be sent');
});
