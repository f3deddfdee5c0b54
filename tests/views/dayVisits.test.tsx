// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  departure,
  plannedVisit,
  storedDay,
} from '../../devtools/samples/technicianDay.samples.ts';
import { card, day, openDay } from './support/dayPage.tsx';

import { press } from './support/page.ts';

import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { DayNotes } from '../../web/admin/day/DayNotes.tsx';
import { VisitCard } from '../../web/admin/day/VisitCard.tsx';
import { show } from './support/show.tsx';

const [item] = plannedVisit.items;
const at = '2026-11-24T02:00:00.000Z';
describe('the day', () => {
  it.each([
    [['PLANNED', 'ON_THE_WAY', 'COLLECTED', 'NOT_COLLECTED', 'CANCELLED'], '2 visits left'],
    [['PLANNED', 'COLLECTED'], '1 visit left'],
    [['COLLECTED'], '0 visits left'],
  ])('with visits that are %o has %s', async (standings, words) => {
    await openDay(
      day(...standings.map((standing, n) => ({ ...plannedVisit, id: `o${n}`, standing }))),
    );
    expect(await screen.findAllByText(`Tue, 24 Nov · ${words}`)).toHaveLength(1);
    const visits = [...document.querySelectorAll<HTMLElement>('[data-visit]')];
    expect(visits.map(({ dataset }) => dataset.visit)).toEqual(standings.map((_, n) => `o${n}`));
  });

  it('without visits says so', async () => {
    await openDay(day());
    expect(await screen.findAllByText('No visits today')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Visits, in order of time' })).toBeNull();
  });

  it('is read again at a press, and when the page is looked at again', async () => {
    const service = await openDay(day(plannedVisit));
    await card();
    service.answers.Visits = day({ ...plannedVisit, id: 'o5' });
    press('Refresh');
    await card('o5');
    expect(service.sent('Visits')).toHaveLength(2);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(service.sent('Visits')).toHaveLength(3));
  });

  it('that could not be read before has another try', async () => {
    const service = await openDay('away');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The visits could not be loaded.',
    );
    service.answers.Visits = day(plannedVisit);
    press('Retry');
    expect((await card()).dataset.visit).toBe('o1');
  });
});

describe('a visit', () => {
  const common = '07:00 am – 07:30 amOrder 4821-7730 · For Kaveri Precision Labs';
  /** What it is, and the words between its head and its tests. */
  const outcomes: [object, string][] = [
    [{}, 'Planned'],
    [{ late: true }, 'PlannedLate, from Tue, 24 Nov'],
    [{ standing: 'ON_THE_WAY', onTheWayAt: at }, 'On the waySince Tue, 24 Nov, 07:30 am'],
    [
      { standing: 'COLLECTED', collectedAt: at, onTheWayAt: '2026-11-24T01:00:00.000Z' },
      'CollectedTue, 24 Nov, 07:30 am',
    ],
    [
      {
        standing: 'NOT_COLLECTED',
        failedAt: at,
        failure: 'NOBODY_THERE',
        afterFailure: 'NEW_TIME',
      },
      'Not collectedTue, 24 Nov, 07:30 am · Nobody there · The customer was asked to choose another time.',
    ],
    [
      {
        standing: 'NOT_COLLECTED',
        failedAt: at,
        failure: 'OTHER',
        failureNote: 'Gate shut',
        afterFailure: 'CANCEL',
      },
      'Not collectedTue, 24 Nov, 07:30 am · Other · Gate shut · The order is cancelled, and the money goes back.',
    ],
    [{ standing: 'CANCELLED' }, 'Cancelled'],
  ];
  it.each(outcomes)('%o reads: %s', async (changes, words) => {
    await openDay(day({ ...plannedVisit, ...changes, actions: [] }), {}, ['visits']);
    expect((await card()).textContent).toContain(`${common}${words}Leela Menon`);
    const map = screen.getByRole('link', { name: 'Open in maps: order 4821-7730' });
    expect(map.getAttribute('href')).toBe(plannedVisit.mapUrl);
  });

  it('names its technician to whoever sees everybody’s', async () => {
    await openDay(day(plannedVisit, { ...plannedVisit, id: 'o2', technicianName: null }));
    expect((await card()).textContent).toContain('Technician: Ravi Kumar');
    expect((await card('o2')).textContent).toContain('No technician yet');
  });

  it('has each patient once, with their tests', async () => {
    const suresh = { ...item!.patient, name: 'Suresh Menon', gender: 'MALE' };
    const items = [
      item,
      { ...item, id: 'i2', patient: suresh, testName: 'HbA1c', fasting: 'UNKNOWN', sample: null },
      { ...item, id: 'i3', testName: 'Urine', fasting: 'NOT_NEEDED', sampleId: 'BLR-1' },
    ];
    await openDay(day({ ...plannedVisit, items }));
    const list = within(await card()).getAllByRole('list')[0]!;
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'Leela Menon, 61 years, FemaleTSH · Blood (serum tube)Must be fastingUrine · Blood (serum tube)Sample BLR-1',
      'Suresh Menon, 61 years, MaleHbA1cAsk about fasting',
    ]);
  });

  it.each([
    [{ visitPhone: { phone: '+919876543210' } }, ['tel:+919876543210', 'sms:+919876543210'], []],
    [{ visitPhone: { phone: null } }, [], ['There is no number.']],
  ])('shows the number only when it is asked for: %o', async (answer, ways, words) => {
    const service = await openDay(
      day(plannedVisit, { ...plannedVisit, id: 'o2', phoneOpen: false }),
      {
        VisitPhone: answer,
      },
    );
    await card();
    expect(screen.getAllByRole('button', { name: 'Show number' })).toHaveLength(1);
    press('Show number');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull());
    expect(service.sent('VisitPhone')).toEqual([{ id: 'o1' }]);
    const links = within(await card()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual(ways);
    expect(
      screen.queryAllByText('There is no number.').map(({ textContent }) => textContent),
    ).toEqual(words);
  });
});

describe('the notes above the visits', () => {
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
});
