import { describe, expect, it } from 'vitest';
import { readSamples } from '../../api/visits/sampleIds.rules.ts';
import { byTimeAndArea, makesVisit, visitItems, visitJson } from '../../api/visits/visitJson.ts';
import type { VisitRow } from '../../api/visits/visits.repository.ts';
import { itemRow, orderRow } from './support/orderRow.ts';
import { refusalOf } from './support/refusalOf.ts';

/** A visit of two tests on the 24th, by the technician 'ravi'. */
const visit = (changes: Parameters<typeof orderRow>[0] = {}): VisitRow => ({
  ...orderRow({
    status: 'assigned',
    technician: 'Ravi Kumar',
    technician_id: 'ravi',
    items: [itemRow('one'), itemRow('two', { test_id: 'cbc' })],
    ...changes,
  }),
  sampleOf: new Map([['tsh', 'Blood (serum tube)']]),
  labels: new Map([['one', 'KA-1']]),
});
const ravi = { id: 'ravi', role: 'technician' } as const;
const other = { id: 'other', role: 'technician' } as const;
const owner = { id: 'owner', role: 'owner' } as const;
/** On the day of the visit, the day before and the day after, in India. */
const [today, dayBefore, dayAfter] = [
  new Date('2026-11-23T18:30:00Z'),
  new Date('2026-11-23T18:29:59Z'),
  new Date('2026-11-24T18:30:00Z'),
];
const at = new Date('2026-11-24T03:00:00Z');

describe('a visit on the list of a day', () => {
  it('says all that is needed at the door', () => {
    expect(visitJson(visit(), today, ravi)).toMatchObject({
      _id: 'order-1',
      number: '4821-7730',
      date: '2026-11-24',
      startTime: '08:00 am',
      endTime: '08:30 am',
      late: false,
      standing: 'planned',
      labName: 'Kaveri Labs',
      items: [
        {
          _id: 'one',
          patient: { name: 'Asha Rao', bookingforWhom: 'Myself', gender: 'female', age: 36 },
          testName: 'TSH',
          testNameHindi: 'टीएसएच (TSH)',
          sample: 'Blood (serum tube)',
          fasting: 'not needed',
          sampleId: null,
        },
        expect.objectContaining({ _id: 'two', sample: null, sampleId: null }),
      ],
      address: {
        houseNo: '12',
        road: 'MG Road',
        zipCode: '560038',
        cityState: 'Bengaluru, Karnataka',
      },
      mapUrl:
        'https://www.google.com/maps/search/?api=1&query=12%2C+MG+Road%2C+Bengaluru%2C+Karnataka+560038',
      technicianName: 'Ravi Kumar',
      onTheWayAt: null,
      collectedAt: null,
      failedAt: null,
      failure: null,
      failureNote: null,
      afterFailure: null,
      actions: ['depart', 'collect', 'failVisit'],
      phoneOpen: true,
    });
  });

  it('stands as far as it has come', () => {
    const seen = (changes: Parameters<typeof orderRow>[0], now = today) => {
      const { standing, late, actions, phoneOpen } = visitJson(visit(changes), now, ravi);
      return [standing, late, actions.join(), phoneOpen];
    };
    const open = 'depart,collect,failVisit';
    expect(seen({ status: 'placed' })).toEqual(['planned', false, '', true]);
    expect(seen({ on_the_way_at: at })).toEqual(['onTheWay', false, 'collect,failVisit', true]);
    expect(seen({}, dayAfter)).toEqual(['planned', true, open, false]);
    expect(seen({ on_the_way_at: at }, dayAfter)).toEqual([
      'onTheWay',
      true,
      'collect,failVisit',
      false,
    ]);
    expect(seen({}, dayBefore)).toEqual(['planned', false, '', false]);
    expect(seen({ status: 'collection' }, dayAfter)).toEqual(['collected', false, '', false]);
    expect(seen({ status: 'cancelled' })).toEqual(['cancelled', false, '', false]);
    expect(seen({ visit_failed_at: at, status: 'collection' })[0]).toBe('notCollected');
  });

  it('says when what happened, and what came after a failure', () => {
    const failed = {
      visit_failed_at: at,
      visit_failure: 'other',
      visit_failure_note: 'n',
    } as const;
    const seen = visitJson(visit({ ...failed, on_the_way_at: at, collected_at: at }), today, ravi);
    expect(seen).toMatchObject({
      onTheWayAt: at.toISOString(),
      collectedAt: at.toISOString(),
      failedAt: at.toISOString(),
      failure: 'other',
      failureNote: 'n',
      afterFailure: 'newTime',
    });
    const cancelled = visitJson(visit({ ...failed, status: 'cancelled' }), today, ravi);
    expect(cancelled.afterFailure).toBe('cancel');
  });

  it('shows labels once samples are taken', () => {
    const ids = (status: VisitRow['status']) =>
      visitJson(visit({ status }), today, ravi).items.map(({ sampleId }) => sampleId);
    expect([ids('placed'), ids('assigned'), ids('collection')]).toEqual([
      [null, null],
      [null, null],
      ['KA-1', null],
    ]);
  });

  it('is made by its technician, or by an owner', () => {
    expect([ravi, other, owner].map((by) => makesVisit(visit(), by))).toEqual([true, false, true]);
    const seen = visitJson(visit(), today, other);
    expect([seen.actions, seen.phoneOpen]).toEqual([[], false]);
    const operations = visitJson(visit(), today, owner);
    expect([operations.actions.length, operations.phoneOpen]).toEqual([3, true]);
    const lab = visitJson(visit(), today, { id: 'lab', role: 'lab' });
    expect(lab.actions).not.toContain('depart');
  });

  it('has the items that stay; of one test the order itself', () => {
    const items = [itemRow('one'), itemRow('two', { cancelled_at: '2026-11-22' })];
    expect(visitItems(visit({ items })).map(({ id }) => id)).toEqual(['one']);
    expect(visitItems(visit({ items: [] }))).toEqual([
      {
        id: 'order-1',
        test_id: 'tsh',
        patient: orderRow().booked.patient,
        test: orderRow().booked.test,
      },
    ]);
    expect(visitItems(visit())[1]).toMatchObject({ id: 'two', test_id: 'cbc' });
    const { booked } = orderRow();
    const english = itemRow('one', {
      booked: { ...booked, test: { ...booked.test, testNameHindi: undefined } as never },
    });
    expect(visitJson(visit({ items: [english] }), today, ravi).items[0]!.testNameHindi).toBeNull();
  });

  it('stands in order of time, then of the PIN code, the road and the id', () => {
    const place = (id: string, hour: number, zipCode: string, road: string) => {
      const { booked } = orderRow();
      return visit({
        id,
        starts_at: new Date(Date.UTC(2026, 10, 24, hour)),
        booked: { ...booked, address: { ...booked.address, zipCode, road } },
      });
    };
    const inOrder = [
      place('f', 2, '560039', 'C'),
      place('e', 3, '560037', 'C'),
      place('d', 3, '560038', 'A'),
      place('a', 3, '560038', 'B'),
      place('b', 3, '560038', 'B'),
    ];
    expect(inOrder.toReversed().toSorted(byTimeAndArea)).toEqual(inOrder);
    expect(byTimeAndArea(inOrder[0]!, inOrder[0]!)).toBe(0);
  });
});

describe('the labels of a visit', () => {
  const sample = (item: string, sampleId: string) => ({ item, sampleId });

  it('are one for each item, in capital letters', () => {
    expect(
      readSamples([sample('b', ' ka-2 '), sample('a', 'KA-1'), sample('c', 'x')], ['a', 'b']),
    ).toEqual([sample('a', 'KA-1'), sample('b', 'KA-2')]);
  });

  it('are refused where one is missing, none, or there twice', async () => {
    const tried = (...ids: string[]) =>
      refusalOf(() =>
        readSamples(
          ids.map((id, index) => sample(`i${index}`, id)),
          ['i0', 'i1'],
        ),
      );
    expect(await tried('KA-1')).toEqual(['SAMPLE_ID_MISSING', undefined]);
    expect(await tried('KA-1', ' ')).toEqual(['SAMPLE_ID_MISSING', undefined]);
    expect(await tried('KA-1', 'K 1')).toEqual(['SAMPLE_ID_INVALID', undefined]);
    expect(await tried('KA-1', 'ka-1')).toEqual(['SAMPLE_ID_TWICE', { sampleId: 'KA-1' }]);
    expect(await tried('KA-1', 'KA-2')).toEqual([]);
  });
});
