// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminOrderCard } from '../../web/admin/AdminOrderCard.tsx';

import { adminOrdersCopy } from '../../web/copy/adminOrders.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { trackedItem } from '../../devtools/samples/orders.ts';
import { addressOnOneLine } from '../shown/addressLines.ts';
import { order as listed } from '../shown/orderLists.shown.ts';
import { show } from './support/show.tsx';
import { textsOf } from './support/page.ts';

const items = [{ ...trackedItem, sampleId: null, reportWaits: false }];
const order = { ...listed, overdue: false, items, availableActions: [] };
const showCard = (changes: object) =>
  show(
    <ul>
      <AdminOrderCard
        order={{ ...order, ...changes } as never}
        technicians={[]}
        onChanged={() => undefined}
      />
    </ul>,
  );
const card = () => screen.getAllByRole('listitem')[0]!.textContent;

/** An order's changes, and how it stands in words; nothing else may stand there. */
const standings: [object, string][] = [
  [{ status: null }, 'Order placed'],
  [{ status: 'placed' }, 'Order placed'],
  [{ status: 'assigned' }, 'Technician assigned'],
  [{ status: 'collection' }, 'Sample collection'],
  [{ status: 'cancelled' }, 'Cancelled'],
  [{ status: 'cancelled', paymentStatus: 'REFUND_PENDING' }, 'Refund on its way'],
  [{ status: 'cancelled', paymentStatus: 'REFUNDED' }, 'Refunded'],
  [{ paymentStatus: 'PENDING' }, 'Pending'],
  [{ overdue: true }, 'Technician assignedOverdue since Mon, 7 Sept, 07:30 am'],
  [{ overdue: true, dueAt: null }, 'Technician assigned'],
  [{ items: [{ ...trackedItem, sampleId: 'BLR-1' }] }, 'Technician assignedSample BLR-1'],
  [{ items: [{ ...items[0]!, reportWaits: true }] }, 'Technician assignedReport to be checked'],
  [{ reportUrl: '/r' }, 'Technician assignedReport released'],
  [
    { refundByHandAt: '2026-09-09T02:00:00.000Z' },
    `Technician assigned${adminCopy.orders.refundByHand('Wed, 9 Sept')}`,
  ],
  [
    { paymentStatus: 'REFUND_PENDING', refundDelayedSince: '2026-09-09T02:00:00.000Z' },
    'Refund on its wayRefund due since Wed, 9 Sept',
  ],
  [
    // Past midnight in India.
    { paymentStatus: 'REFUND_PENDING', refundDelayedSince: '2026-09-09T19:00:00.000Z' },
    'Refund on its wayRefund due since Thu, 10 Sept',
  ],
];
it.each(standings)('%o stands as %s', async (changes, words) => {
  await showCard(changes);
  expect(card()).toMatch(new RegExp(`4821-7730 · o7 · Ravi Kumar${words}(Upload|$)`));
});

it('an order of a deleted account says so in place of a name and an address', async () => {
  const address = { houseNo: '', road: '', zipCode: '', cityState: '' };
  await showCard({ patient: { ...order.patient, name: '' }, address, customerPhone: null });
  expect(card()).toContain(
    `Lipid Profile · ${adminOrdersCopy.deletedAccount}, 69 yearsMon, 7 Sept, 07:00 am · Kaveri Precision Labs4821-7730`,
  );
});

describe('who and what', () => {
  const address = `Mon, 7 Sept, 07:00 am · Kaveri Precision Labs · ${addressOnOneLine(listed.address)}`;
  it.each([
    [{}, `Lipid Profile · Leela Menon, 69 years${address}+9190000000014821-7730 · o7 · Ravi Kumar`],
    [
      { technicianName: null },
      `Lipid Profile · Leela Menon, 69 years${address}+9190000000014821-7730 · o7Technician`,
    ],
    [
      { customerPhone: null },
      `Lipid Profile · Leela Menon, 69 years${address}4821-7730 · o7 · Ravi Kumar`,
    ],
    [
      { rating: { stars: 2, comment: 'Late' } },
      'o7 · Ravi KumarVisit rated 2 of 5 stars · LateTechnician assigned',
    ],
    [
      { rating: { stars: 5, comment: null } },
      'o7 · Ravi KumarVisit rated 5 of 5 starsTechnician assigned',
    ],
  ])('of an order with %o', async (changes, words) => {
    await showCard(changes);
    expect(card()).toContain(words);
  });

  it('of a visit are its tests, each with its sample', async () => {
    const sample = (id: string, sampleId: string | null) => ({ ...trackedItem, id, sampleId });
    await showCard({ reportUrl: '/r', items: [sample('i1', 'BLR-1'), sample('i2', null)] });
    expect(card()).toContain(`Lipid Profile and 1 more${address}`);
    expect(screen.queryAllByText('Report released')).toEqual([]);
    expect(textsOf('[data-item]')).toEqual([
      'Lipid Profile · Leela Menon, 69 yearsSample BLR-1',
      'Lipid Profile · Leela Menon, 69 years',
    ]);
    expect(screen.queryAllByText('Sample BLR-1')).toHaveLength(1);
  });
});

describe('how a visit went', () => {
  const onTheWayAt = '2026-09-07T01:00:00.000Z';
  const collectedAt = '2026-09-07T02:00:00.000Z';
  const failedVisit = { at: collectedAt, failure: 'NOBODY_THERE', note: null };
  const failed = 'Not collected Mon, 7 Sept, 07:30 am: Nobody there';
  it.each([
    [{}, []],
    [{ onTheWayAt }, ['On the way since Mon, 7 Sept, 06:30 am']],
    [{ onTheWayAt, collectedAt }, ['Collected Mon, 7 Sept, 07:30 am']],
    [{ onTheWayAt, failedVisit }, [failed]],
    [{ failedVisit: { ...failedVisit, note: 'Gate shut' } }, [`${failed} · Gate shut`]],
    [
      { failedVisit, availableActions: ['RESCHEDULE'] },
      [`${failed} · Waits for another time: the customer was asked to choose one.`],
    ],
    [{ availableActions: ['RESCHEDULE'] }, []],
  ])('%o', async (changes, words) => {
    await showCard(changes);
    const shown = [...document.querySelectorAll('[data-visit-outcome]')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(words);
  });
});
