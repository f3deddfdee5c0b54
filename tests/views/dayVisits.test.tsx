// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayPage } from '../../web/admin/day/DayPage.tsx';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { refusal, serve } from './support/service.tsx';
import { alerts, press } from './support/page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

  it('is there without a connection, for the same person', async () => {
    await openDay(day(plannedVisit));
    await card();
    cleanup();
    await openDay('away');
    await card();
    expect((await screen.findByText(/^No connection. This list is from/)).tagName).toBe('P');
    cleanup();
    await serve(<DayPage />, { Visits: 'away' }, { staff: { id: 's2' } });
    await screen.findByRole('alert');
    expect(document.querySelectorAll('[data-visit]')).toHaveLength(0);
  });
});

describe('a visit', () => {
  const common = '07:00 am – 07:30 amOrder 4821-7730 · For Kaveri Precision Labs';
  const rest = 'Flat 302, Lakshmi Residency, 12th Main, IndiranagarBengaluru, Karnataka 560038';
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
    expect((await card()).textContent).toBe(
      `${common}${words}Leela Menon, 61, FemaleTSH · Blood (serum tube)Must be fasting${rest}Open in mapsShow number`,
    );
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
      'Leela Menon, 61, FemaleTSH · Blood (serum tube)Must be fastingUrine · Blood (serum tube)Sample BLR-1',
      'Suresh Menon, 61, MaleHbA1cAsk about fasting',
    ]);
  });

  it.each([
    [{ visitPhone: { phone: '+919876543210' } }, ['tel:+919876543210', 'sms:+919876543210'], []],
    [{ visitPhone: { phone: null } }, [], ['There is no number.']],
  ])('shows the number only when it is asked for: %o', async (answer, hrefs, words) => {
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
    expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual(hrefs);
    expect(
      screen.queryAllByText('There is no number.').map(({ textContent }) => textContent),
    ).toEqual(words);
  });

  it('says why its number is not shown', async () => {
    await openDay(day(plannedVisit, { ...plannedVisit, id: 'o2', phoneOpen: false }), {
      VisitPhone: refusal('It is too late for that.', { code: 'FORBIDDEN' }),
    });
    await card();
    press('Show number');
    await waitFor(() => expect(alerts()).toEqual(['It is too late for that.']));
    expect(within(await card('o2')).queryByRole('alert')).toBeNull();
  });
});
