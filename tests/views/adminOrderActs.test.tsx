// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminOrderCard } from '../../web/admin/AdminOrderCard.tsx';
import { adminValuesCopy } from '../../web/copy/adminValues.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { laterSlot, otherLab, slot } from '../../devtools/samples/entities.ts';
import { trackedItem } from '../../devtools/samples/orders.ts';
import { order as listed } from '../shown/orderLists.shown.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import {
  answer,
  button,
  buttons,
  optionsOf,
  press,
  put,
  radio,
  says,
  texts,
} from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const changed = vi.fn<() => void>();
beforeEach(() => {
  changed.mockClear();
  newPage();
});

const { actions, orders: copy } = adminCopy;
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
const moved = { MoveOrder: { moveOrder: order } };
const unassigned = { technician: null, technicianId: null, note: null };
const done = () => waitFor(() => expect(changed).toHaveBeenCalledTimes(1));

describe('an order is moved along', () => {
  it.each([
    ['ASSIGN', { technician: 'Ravi Kumar', technicianId: 'a1' }],
    ['COLLECT', {}],
    ['EXAMINE', {}],
    ['COMPLETE', {}],
  ] as const)('%s at a press', async (action, more) => {
    const service = await showCard({ availableActions: [action] }, moved);
    expect(buttons()).toEqual([actions[action]]);
    // The focus goes to it once the button is gone (PD-75).
    expect(texts('heading')).toEqual(['Lipid Profile · Leela Menon, 69 years']);
    press(actions[action]);
    await done();
    const move = { orderId: 'o7', action, ...unassigned, ...more };
    expect(service.sent('MoveOrder')).toEqual([{ move }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['CANCEL', 'SUCCESS', actions.CANCEL, copy.sure.CANCEL],
    ['CANCEL', 'PENDING', actions.CANCEL_UNPAID, copy.sure.CANCEL_UNPAID],
    ['CANCEL', 'FAILED', actions.CANCEL_UNPAID, copy.sure.CANCEL_UNPAID],
    ['REJECT_SAMPLE', 'SUCCESS', actions.REJECT_SAMPLE, copy.sure.REJECT_SAMPLE],
  ])('%s of one that is %s only after a question', async (action, paymentStatus, name, sure) => {
    const service = await showCard({ availableActions: [action], paymentStatus }, moved);
    press(name);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(sure.question);
    await answer('Keep it');
    expect(service.sent('MoveOrder')).toEqual([]);
    press(name);
    await answer(sure.yes);
    await done();
    expect(service.sent('MoveOrder')).toEqual([{ move: { orderId: 'o7', action, ...unassigned } }]);
  });

  it('to the technician who was chosen; names may be alike', async () => {
    const service = await showCard(
      { availableActions: ['ASSIGN'] },
      { MoveOrder: refusal('They have the day off.', { code: 'CONFLICT' }) },
    );
    expect(optionsOf(copy.technician)).toHaveLength(2);
    put(copy.technician, '1');
    press(actions.ASSIGN);
    await says('They have the day off.');
    expect(changed).not.toHaveBeenCalled();
    const move = { orderId: 'o7', action: 'ASSIGN', ...unassigned, technician: 'Ravi Kumar' };
    expect(service.sent('MoveOrder')).toEqual([{ move }]);
    // Another try begins without what was said of the last one.
    delete service.answers.MoveOrder;
    press(actions.ASSIGN);
    await says();
    expect(button(actions.ASSIGN).disabled).toBe(true);
  });

  it('by nothing but what the service opens, in its order, one thing at a time', async () => {
    await showCard({ availableActions: ['COMPLETE', 'PAY', 'REJECT_SAMPLE', 'CANCEL'] });
    const all = [actions.COMPLETE, actions.REJECT_SAMPLE, actions.CANCEL];
    expect(buttons()).toEqual(all);
    expect(screen.queryByLabelText(copy.technician)).toBeNull();
    const closed = () => all.filter((name) => button(name).disabled);
    expect(closed()).toEqual([]);
    press(actions.COMPLETE);
    await waitFor(() => expect(closed()).toEqual(all));
  });
});

describe('reports', () => {
  const file = new File(['%PDF'], 'lipid.pdf', { type: 'application/pdf' });
  const give = (field: Element, files = [file]) => fireEvent.change(field, { target: { files } });
  const fields = () => [...document.querySelectorAll('input[type=file]')];
  const labels = () => fields().map((one) => one.getAttribute('aria-label'));
  const items = [
    { ...trackedItem, id: 'i1' },
    { ...trackedItem, id: 'i2', reportUrl: '/r' },
    { ...trackedItem, id: 'i3', status: 'cancelled' },
  ];
  const name = 'Lipid Profile · Leela Menon, 69 years';

  it.each([
    ['placed', undefined, []],
    ['assigned', undefined, []],
    ['collection', undefined, []],
    ['cancelled', undefined, []],
    ['examining', undefined, [copy.upload]],
    ['completed', undefined, [copy.upload]],
    // Of a visit each test that is not cancelled has its own.
    ['assigned', items, []],
    // One that is released is corrected on its own page.
    ['examining', items, [copy.uploadOf(name)]],
  ])('of an order that is %s, with %o: %o', async (status, of, wanted) => {
    await showCard({ status, ...(of && { items: of }) });
    expect(labels()).toEqual(wanted);
    const standing = Array.from(document.querySelectorAll('[data-item]'), (item) =>
      item.textContent.replace(copy.upload, '').replace(adminValuesCopy.open, ''),
    );
    expect(standing).toEqual(of ? [name, `${name}${copy.hasReport}`, `${name}Cancelled`] : []);
  });

  it.each([
    [[trackedItem], 0, null],
    [[...items, { ...trackedItem, id: 'i4' }], 1, 'i4'],
  ])('are sent with whose they are, or refused with the reason', async (of, index, itemId) => {
    const service = await showCard(
      { status: 'examining', items: of },
      { UploadReport: refusal('This is no PDF.') },
    );
    const field = fields()[index]!;
    // It was not chosen after all.
    give(field, []);
    await settled();
    expect(texts('alert')).toEqual([]);
    give(field);
    await says('This is no PDF.');
    expect(changed).not.toHaveBeenCalled();
    service.answers.UploadReport = { uploadReport: order };
    give(field);
    await done();
    const sent = { orderId: 'o7', itemId, file: 'lipid.pdf' };
    expect(service.sent('UploadReport')).toEqual([sent, sent]);
    expect(texts('alert')).toEqual([]);
  });
});

describe('another time for a customer', () => {
  const own = { ...slot, date: order.slot.date, startTime: order.slot.startTime };
  const later = { ...own, id: 's3', startTime: '08:00 am' };
  const nextDay = { ...own, id: 's7', date: '2026-09-08' };
  const other = 'Choose another time';
  const save = () => button('Move to this time');
  const open = async (Slots?: ServiceAnswers[string], answers: ServiceAnswers = {}) => {
    const changes = { availableActions: ['RESCHEDULE'], lab: { ...order.lab, id: otherLab.id } };
    const service = await showCard(changes, { ...(Slots && { Slots }), ...answers });
    press(other);
    return service;
  };
  const slots = [own, later, nextDay, laterSlot];
  const taken = refusal('This slot is taken.', { code: 'SLOT_TAKEN' });

  it('is chosen among those of its lab, and saved; one that is taken meanwhile is said so', async () => {
    const service = await open({ slots }, { RescheduleForCustomer: taken });
    await screen.findByRole('radio', { name: 'Mon, 7 Sept' });
    expect(service.sent('Slots')).toEqual([{ labId: 'l2', testIds: ['t1'] }]);
    // Not the time that it has.
    expect(screen.queryByRole('radio', { name: '07:00 am' })).toBeNull();
    expect(save().disabled).toBe(true);
    const choose = async (name: string, isDay = false) => {
      fireEvent.click(radio(name));
      await waitFor(() => expect(save().disabled).toBe(isDay));
    };
    await choose('08:00 am');
    press('Move to this time');
    await says('This slot is taken.');
    await waitFor(() => expect(service.sent('Slots')).toHaveLength(2));
    expect(changed).not.toHaveBeenCalled();
    service.answers.RescheduleForCustomer = { rescheduleForCustomer: order };
    await screen.findByRole('radio', { name: 'Tue, 8 Sept' });
    await choose('Tue, 8 Sept', true);
    // It may be the same time of another day.
    await choose('07:00 am');
    await screen.findByText('Tue, 8 Sept, 07:00 am');
    press('Move to this time');
    await done();
    expect(service.sent('RescheduleForCustomer').at(-1)).toEqual({ orderId: 'o7', slotId: 's7' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is given up by Back, and read anew when it is looked for again', async () => {
    const service = await open();
    expect([texts('status').length, texts('alert')]).toEqual([1, []]);
    expect(save().disabled).toBe(true);
    await settled();
    await back();
    expect(buttons()).toEqual([other]);
    service.answers.Slots = { slots: [own, { ...nextDay, startTime: '09:00 am' }] };
    press(other);
    // The first day on which there is another time is open at once.
    await screen.findByRole('radio', { name: '09:00 am' });
    expect(service.sent('Slots')).toHaveLength(2);
    expect(screen.getByRole('region')).toBe(document.activeElement);
    press('Close');
    await waitFor(() => expect(button(other)).toBe(document.activeElement));
  });

  it('is not chosen where they cannot be read, until another try, or where none is open', async () => {
    const service = await open('away');
    await says('That did not workRetry');
    expect(screen.queryByRole('status')).toBeNull();
    service.answers.Slots = { slots: [own] };
    press('Retry');
    await says('This lab has no other open slot.');
    press('Close');
    expect(buttons()).toEqual([other]);
  });
});
