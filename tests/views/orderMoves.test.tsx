// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdminOrderCard } from '../../web/admin/AdminOrderCard.tsx';
import { laterSlot, slot } from '../../devtools/samples/entities.ts';
import { order as listed } from '../shown/orderLists.shown.ts';
import { back, settled } from './support/browserBack.ts';
import { alerts, buttons, press } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const changed = vi.fn<() => void>();
beforeEach(() => changed.mockClear());
afterEach(async () => {
  cleanup();
  await settled();
  vi.unstubAllGlobals();
});

const showCard = (changes: object, answers: ServiceAnswers = {}) =>
  serve(
    <AdminOrderCard
      order={{ ...listed, ...changes } as never}
      technicians={[{ id: 'a1', name: 'Ravi Kumar' }] as never}
      onChanged={changed}
    />,
    answers,
  );

describe('another time for a customer', () => {
  const own = { ...slot, id: 's0', date: listed.slot.date, startTime: listed.slot.startTime };
  const nextDay = { ...own, id: 's7', date: '2026-09-08' };
  const slots = [own, nextDay, laterSlot];
  const open = async (Slots: ServiceAnswers[string] = { slots }) => {
    const service = await showCard({ availableActions: ['RESCHEDULE'] }, { Slots });
    press('Choose another time');
    return service;
  };
  const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Move to this time' });

  it('may be the same time of another day', async () => {
    const service = await open();
    // The first day on which there is another time is open at once.
    fireEvent.click(await radio('07:00 am'));
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(screen.getAllByText('Tue, 8 Sept, 07:00 am')).toHaveLength(1);
    fireEvent.click(save());
    await waitFor(() => expect(service.sent('RescheduleForCustomer')).toHaveLength(1));
    expect(service.sent('RescheduleForCustomer')).toEqual([{ orderId: 'o7', slotId: 's7' }]);
  });

  it('is given up by Back, and read anew when it is looked for again', async () => {
    const service = await open();
    await radio('07:00 am');
    await settled();
    await back();
    expect(buttons()).toEqual(['Choose another time']);
    service.answers.Slots = { slots: [own, { ...nextDay, startTime: '09:00 am' }] };
    press('Choose another time');
    await radio('09:00 am');
    expect(service.sent('Slots')).toHaveLength(2);
  });

  it('can be looked for again where the times could not be read', async () => {
    const service = await open('away');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    service.answers.Slots = { slots };
    press('Retry');
    await radio('07:00 am');
    expect(alerts()).toEqual([]);
  });
});

describe('a report', () => {
  const file = new File(['%PDF'], 'lipid.pdf', { type: 'application/pdf' });
  const give = (files: File[]) =>
    fireEvent.change(screen.getByLabelText('Upload report (PDF)'), { target: { files } });

  it('that was not chosen after all changes nothing', async () => {
    const service = await showCard({ status: 'examining', availableActions: [] });
    give([]);
    await settled();
    expect([alerts(), service.sent('UploadReport')]).toEqual([[], []]);
  });

  it('that is sent again is not said to be refused any more', async () => {
    const service = await showCard(
      { status: 'examining', availableActions: [] },
      { UploadReport: refusal('This is no PDF.') },
    );
    give([file]);
    await waitFor(() => expect(alerts()).toEqual(['This is no PDF.']));
    delete service.answers.UploadReport;
    give([file]);
    await waitFor(() => expect(alerts()).toEqual([]));
  });
});

it('while an order is moved along nothing else is done with it', async () => {
  await showCard({
    status: 'examining',
    availableActions: ['ASSIGN', 'COMPLETE', 'REJECT_SAMPLE', 'CANCEL'],
  });
  const names = ['Assign technician', 'Complete', 'Sample rejected', 'Cancel and refund'];
  const closed = () =>
    names.filter((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
  expect(closed()).toEqual([]);
  press('Complete');
  await waitFor(() => expect(closed()).toEqual(names));
});
