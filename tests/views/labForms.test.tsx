// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddLabPage } from '../../web/admin/labs/AddLabPage.tsx';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabHoursForm } from '../../web/admin/labs/LabHoursForm.tsx';
import { LabPicture } from '../../web/admin/labs/LabPicture.tsx';
import { AddOfferPage } from '../../web/admin/offers/AddOfferPage.tsx';
import {
  adminLab as lab,
  newSlot,
  orderInTheWay,
  otherNewSlot,
  unpaidOrder,
} from '../../devtools/samples/labSchedule.samples.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { back, settled } from './support/browserBack.ts';
import { alerts, press } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  await settled();
  vi.unstubAllGlobals();
});

const shown = (changes: object = {}) => ({ ...lab, ...changes }) as never;
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('what is new', () => {
  const Arrived = () => <code>{JSON.stringify(useLocation())}</code>;
  const open = (page: React.ReactNode, answers: ServiceAnswers = {}) =>
    serve(
      <Routes>
        <Route path="/" element={page} />
        <Route path="*" element={<Arrived />} />
      </Routes>,
      answers,
    );

  it('begins with empty fields, but for a lab’s hours until the report', async () => {
    await open(<AddLabPage />);
    const fields = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
    expect(
      fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
    ).toEqual([['reportHours', '24']]);
  });

  it.each([
    [
      'lab',
      <AddLabPage key="lab" />,
      { AddLab: { addLab: { ...lab, id: 'l7' } } },
      '/admin/labs/l7',
    ],
    [
      'offer',
      <AddOfferPage key="offer" />,
      { AddOffer: { addOffer: stockPagesShown.adminOffer.answers.adminOffer } },
      '/admin/offers/FIRST60',
    ],
  ])('a %s leads to its page, which knows that it was added', async (_, page, answers, place) => {
    await open(page, answers);
    press('Save');
    const arrived = await waitFor(
      () =>
        JSON.parse(document.querySelector('code')!.textContent) as {
          pathname: string;
          state: object;
        },
    );
    expect([arrived.pathname, arrived.state]).toEqual([place, { added: true }]);
  });
});

it('a picture that was not chosen after all changes nothing', async () => {
  const service = await serve(<LabPicture lab={shown()} />, {});
  const picture = screen.getByLabelText('Save picture', { selector: 'input' });
  fireEvent.change(picture, { target: { files: [] } });
  await settled();
  expect([alerts(), service.sent('SetLabImage')]).toEqual([[], []]);
});

describe('holidays', () => {
  const open = (changes: object = {}, answers: ServiceAnswers = {}) =>
    serve(<LabHolidaysForm lab={shown(changes)} />, answers);
  const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('are whole days unless it is said otherwise, and are added once', async () => {
    const service = await open({}, { SaveLabHolidays: { saveLabHolidays: lab } });
    put('Day', '2026-12-24');
    press('Add holiday');
    press('Add holiday');
    expect(listed()).toEqual(['Thu, 24 Dec, All dayRemove Thu, 24 Dec']);
    press('Save holidays');
    await waitFor(() => expect(service.sent('SaveLabHolidays')).toHaveLength(1));
    const holidays = [{ date: '2026-12-24', part: 'DAY' }];
    expect(service.sent('SaveLabHolidays')).toEqual([
      { change: { labId: 'lab0', holidays, decisions: [] } },
    ]);
  });

  it('that were typed are there again after a reload, for the same lab', async () => {
    await open();
    put('Day', '2026-12-24');
    press('Add holiday');
    cleanup();
    await open({ id: 'lab1' });
    expect(listed()).toEqual([]);
    cleanup();
    await open();
    expect(listed()).toHaveLength(1);
  });
});

describe('opening hours', () => {
  const open = (changes: object = {}, answers: ServiceAnswers = {}) =>
    serve(<LabHoursForm lab={shown(changes)} />, answers);

  it('that were typed are those of one lab', async () => {
    await open();
    put('Minutes that a slot lasts', '45');
    cleanup();
    await open({ id: 'lab1' });
    const minutes = screen.getByLabelText<HTMLInputElement>('Minutes that a slot lasts');
    expect(minutes.value).toBe('30');
  });

  it('have rows that stay apart, however many are added', async () => {
    const complaint = vi.spyOn(console, 'error');
    await open({ hours: [] });
    for (let times = 1; times <= 3; times += 1) press('Add hours');
    const second = screen.getByRole('group', { name: 'Opening hours 2' });
    fireEvent.change(within(second).getByLabelText('Opens'), { target: { value: '12:00' } });
    press('Remove hours 1');
    const rows = screen.getAllByRole('group', { name: /^Opening hours/ });
    expect(rows.map((row) => row === second)).toEqual([true, false]);
    expect(rows.map((row) => within(row).getByLabelText<HTMLInputElement>('Opens').value)).toEqual([
      '12:00',
      '07:00',
    ]);
    // React says so where two rows are one to it.
    expect(complaint).not.toHaveBeenCalled();
  });

  it('cannot be changed while they are saved', async () => {
    await open();
    const form = document.querySelector('form')!;
    const fields = () => screen.getByLabelText('Minutes that a slot lasts').closest('fieldset')!;
    expect([fields().disabled, form.dataset.hoursState]).toEqual([false, 'editing']);
    press('Save hours');
    await waitFor(() => expect(fields().disabled).toBe(true));
    expect(form.dataset.hoursState).toBe('saving');
  });
});

describe('orders in the way of new hours', () => {
  const nextDay = { ...newSlot, _id: 's4', date: '2030-01-09', startTime: '10:00 am' };
  const open = async () => {
    const data = {
      orders: [orderInTheWay, unpaidOrder],
      slots: [newSlot, otherNewSlot, nextDay],
    };
    const service = await serve(<LabHoursForm lab={shown()} />, {
      SaveLabHours: refusal('Orders are in the way.', { code: 'ORDERS_IN_THE_WAY', data }),
    });
    press('Save hours');
    await screen.findByRole('region', { name: 'Orders at times that are taken away' });
    return service;
  };
  const among = (name: string) => within(screen.getByRole('radiogroup', { name }));
  const isChosen = (name: string, fate: string) =>
    among(name).getByRole<HTMLInputElement>('radio', { name: fate }).checked;

  it('are each asked about by name and time, and all at once', async () => {
    await open();
    fireEvent.click(among('All orders').getByRole('radio', { name: 'Cancel and refund' }));
    await waitFor(() => expect(isChosen('All orders', 'Cancel and refund')).toBe(true));
    expect(
      ['Leela Menon, 07:00 am', 'Ravi Menon, 07:00 am'].map((name) =>
        isChosen(name, 'Cancel and refund'),
      ),
    ).toEqual([true, true]);
    fireEvent.click(among('Ravi Menon, 07:00 am').getByRole('radio', { name: 'Keep the time' }));
    await waitFor(() => expect(isChosen('Ravi Menon, 07:00 am', 'Keep the time')).toBe(true));
    expect(isChosen('All orders', 'Cancel and refund')).toBe(false);
  });

  it('move to a time of any day; Back closes the times', async () => {
    await open();
    fireEvent.click(among('Leela Menon, 07:00 am').getByRole('radio', { name: 'Move' }));
    await screen.findByText('New time: Tue, 8 Jan, 07:00 am');
    press('Choose another time for Leela Menon');
    fireEvent.click(await screen.findByRole('radio', { name: 'Wed, 9 Jan' }));
    fireEvent.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await screen.findByText('New time: Wed, 9 Jan, 10:00 am');
    await settled();
    await back();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Wed, 9 Jan' })).toBeNull());
    expect(screen.getAllByText('New time: Wed, 9 Jan, 10:00 am')).toHaveLength(1);
  });
});
