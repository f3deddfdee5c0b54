// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminOrderCard } from '../../web/admin/AdminOrderCard.tsx';
import { laterSlot, otherLab, slot, trackedItem } from '../../devtools/samples/entities.ts';
import { order as listed } from '../shown/orderLists.shown.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { press } from './support/page.ts';

const changed = vi.fn<() => void>();
beforeEach(() => changed.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const order = { ...listed, overdue: false, items: [{ ...trackedItem, sampleId: null }] };
const technicians = [
  { id: 'a1', name: 'Ravi Kumar' },
  { id: null, name: 'Ravi Kumar' },
];
const showCard = (changes: object, answers: ServiceAnswers = {}) =>
  serve(
    <AdminOrderCard
      order={{ ...order, ...changes } as never}
      technicians={technicians as never}
      onChanged={changed}
    />,
    answers,
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const answer = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const unassigned = { technician: null, technicianId: null, note: null };

describe('an order is moved along', () => {
  it.each([
    ['ASSIGN', 'Assign technician', { technician: 'Ravi Kumar', technicianId: 'a1' }],
    ['COLLECT', 'Sample collected', {}],
    ['EXAMINE', 'Start examining', {}],
    ['COMPLETE', 'Complete', {}],
  ])('%s at a press', async (action, name, more) => {
    const service = await showCard(
      { availableActions: [action] },
      { MoveOrder: { moveOrder: order } },
    );
    expect(buttons()).toEqual([name]);
    press(name);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(service.sent('MoveOrder')).toEqual([
      { move: { orderId: 'o7', action, ...unassigned, ...more } },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['CANCEL', 'SUCCESS', 'Cancel and refund', 'Yes, cancel and refund'],
    ['CANCEL', 'PENDING', 'Cancel order', 'Yes, cancel it'],
    ['REJECT_SAMPLE', 'SUCCESS', 'Sample rejected', 'Yes, reject it'],
  ])(
    '%s of an order that is %s only after a question',
    async (action, paymentStatus, name, yes) => {
      const service = await showCard(
        { availableActions: [action], paymentStatus },
        { MoveOrder: { moveOrder: order } },
      );
      press(name);
      await answer('Keep it');
      expect(service.sent('MoveOrder')).toEqual([]);
      press(name);
      await answer(yes);
      await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
      expect(service.sent('MoveOrder')).toEqual([
        { move: { orderId: 'o7', action, ...unassigned } },
      ]);
    },
  );

  it('to the technician who was chosen; names may be alike', async () => {
    const service = await showCard(
      { availableActions: ['ASSIGN'] },
      { MoveOrder: refusal('They have the day off.', { code: 'CONFLICT' }) },
    );
    const field = screen.getByLabelText<HTMLSelectElement>('Technician');
    expect([...field.options].map(({ text }) => text)).toEqual(['Ravi Kumar', 'Ravi Kumar']);
    fireEvent.change(field, { target: { value: '1' } });
    press('Assign technician');
    expect((await screen.findByRole('alert')).textContent).toBe('They have the day off.');
    expect(changed).not.toHaveBeenCalled();
    expect(service.sent('MoveOrder')).toEqual([
      { move: { orderId: 'o7', action: 'ASSIGN', ...unassigned, technician: 'Ravi Kumar' } },
    ]);
    // Another try begins without what was said of the last one.
    delete service.answers.MoveOrder;
    press('Assign technician');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Assign technician' }).disabled,
    ).toBe(true);
  });

  it('by nothing but what the service opens, in its order', async () => {
    await showCard({ availableActions: ['COMPLETE', 'PAY', 'REJECT_SAMPLE', 'CANCEL'] });
    expect(buttons()).toEqual(['Complete', 'Sample rejected', 'Cancel and refund']);
    expect(screen.queryByLabelText('Technician')).toBeNull();
  });
});

describe('reports', () => {
  const file = new File(['%PDF'], 'lipid.pdf', { type: 'application/pdf' });
  const give = (field: HTMLElement) => fireEvent.change(field, { target: { files: [file] } });
  const fields = () =>
    [...document.querySelectorAll('input[type=file]')].map((one) => one.getAttribute('aria-label'));
  const items = [
    { ...trackedItem, id: 'i1' },
    { ...trackedItem, id: 'i2', reportUrl: '/r' },
    { ...trackedItem, id: 'i3', status: 'cancelled' },
  ];
  const ofItem = 'Upload report (PDF): Lipid Profile · Leela Menon, 69';

  it.each([
    ['placed', []],
    ['assigned', []],
    ['collection', []],
    ['cancelled', []],
    ['examining', ['Upload report (PDF)']],
    ['completed', ['Upload report (PDF)']],
  ])('of an order that is %s: %o', async (status, wanted) => {
    await showCard({ status });
    expect(fields()).toEqual(wanted);
  });

  it.each([
    ['examining', [ofItem, ofItem]],
    ['assigned', []],
  ])('of a visit that is %s are for each test that is not cancelled', async (status, wanted) => {
    await showCard({ status, items });
    expect(fields()).toEqual(wanted);
    const standing = [...document.querySelectorAll('[data-item]')].map((item) =>
      item.textContent.replace('Upload report (PDF)', ''),
    );
    const name = 'Lipid Profile · Leela Menon, 69';
    expect(standing).toEqual([name, `${name}Report uploaded`, `${name}Cancelled`]);
  });

  it.each([
    [[trackedItem], 0, null],
    [items, 1, 'i2'],
  ])('are sent with whose they are', async (of, index, itemId) => {
    const service = await showCard(
      { status: 'examining', items: of },
      { UploadReport: { uploadReport: order } },
    );
    const field = document.querySelectorAll<HTMLElement>('input[type=file]')[index]!;
    fireEvent.change(field, { target: { files: [] } });
    await Promise.resolve();
    expect(screen.queryByRole('alert')).toBeNull();
    give(field);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(service.sent('UploadReport')).toEqual([{ orderId: 'o7', itemId, file: 'lipid.pdf' }]);
  });

  it('that are refused stay out, with the reason', async () => {
    await showCard({ status: 'examining' }, { UploadReport: refusal('This is no PDF.') });
    give(screen.getByLabelText('Upload report (PDF)'));
    expect((await screen.findByRole('alert')).textContent).toBe('This is no PDF.');
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('another time for a customer', () => {
  const own = { ...slot, date: order.slot.date, startTime: order.slot.startTime };
  const later = { ...own, id: 's3', startTime: '08:00 am' };
  const slots = [own, later, laterSlot];
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  const move = { availableActions: ['RESCHEDULE'], lab: { ...order.lab, id: otherLab.id } };
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move to this time' });

  it('is chosen among those of its lab, and saved', async () => {
    const service = await showCard(move, {
      Slots: { slots },
      RescheduleForCustomer: { rescheduleForCustomer: order },
    });
    press('Choose another time');
    await screen.findByRole('radio', { name: 'Mon, 7 Sept' });
    expect(service.sent('Slots')).toEqual([{ labId: 'l2' }]);
    expect(screen.queryByRole('radio', { name: '07:00 am' })).toBeNull();
    expect(save().disabled).toBe(true);
    fireEvent.click(radio('08:00 am'));
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(radio('Tue, 24 Nov'));
    await waitFor(() => expect(save().disabled).toBe(true));
    fireEvent.click(radio('12:30 pm'));
    await screen.findByText('Tue, 24 Nov, 12:30 pm');
    fireEvent.click(save());
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    expect(service.sent('RescheduleForCustomer')).toEqual([{ orderId: 'o7', slotId: 's2' }]);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('that is taken meanwhile is said so, and the times are read again', async () => {
    const taken = refusal('This slot is taken.', { code: 'SLOT_TAKEN' });
    const service = await showCard(move, { Slots: { slots }, RescheduleForCustomer: taken });
    press('Choose another time');
    await screen.findByRole('radio', { name: '08:00 am' });
    fireEvent.click(radio('08:00 am'));
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('This slot is taken.');
    await waitFor(() => expect(service.sent('Slots')).toHaveLength(2));
    expect(changed).not.toHaveBeenCalled();
  });

  it('is waited for without a word of what there is', async () => {
    await showCard(move);
    press('Choose another time');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(save().disabled).toBe(true);
  });

  it.each([
    ['none is open', { slots: [own] }, 'This lab has no other open slot.'],
    ['they cannot be read', 'away', 'That did not workRetry'],
  ] as const)('is not chosen where %s', async (_, answers, words) => {
    await showCard(move, { Slots: answers as never });
    press('Choose another time');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.queryByRole('status')).toBeNull();
    press('Close');
    expect(buttons()).toEqual(['Choose another time']);
  });
});
