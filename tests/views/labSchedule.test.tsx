// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabHoursForm } from '../../web/admin/labs/LabHoursForm.tsx';
import {
  adminLab as lab,
  newSlot,
  orderInTheWay,
  otherNewSlot,
  unpaidOrder,
} from '../../devtools/samples/labSchedule.samples.ts';
import { tick } from './support/forms.ts';
import { refusal, serve } from './support/service.tsx';
import { alerts, buttons } from './support/page.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('group', { name: /^Opening hours/ });
const put = (row: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(row).getByLabelText(label), { target: { value } });
const ticked = (row: HTMLElement) =>
  within(row)
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked }, day) => (checked ? [day] : []));
const shown = (lab_: object) => lab_ as never;
const workdays = [1, 2, 3, 4, 5];
const window = { weekdays: workdays, opens: '07:00', closes: '11:00', places: 2 };

describe('opening hours', () => {
  const open = (answers: Parameters<typeof serve>[1], hours: object[] = [window]) =>
    serve(<LabHoursForm lab={shown({ ...lab, hours })} />, answers);
  const sent = async (service: Awaited<ReturnType<typeof open>>, times = 1) => {
    await waitFor(() => expect(service.sent('SaveLabHours')).toHaveLength(times));
    return service.sent('SaveLabHours').at(-1);
  };

  it('are saved as they stand', async () => {
    const service = await open({ SaveLabHours: { saveLabHours: lab } });
    press('Save hours');
    const change = { labId: 'lab0', slotMinutes: 30, hours: [window], decisions: [] };
    expect(await sent(service)).toEqual({ change });
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
  });

  it('have rows that are added, changed and removed each by itself', async () => {
    const service = await open({ SaveLabHours: refusal('They overlap.') }, [
      window,
      { weekdays: [0], opens: '08:00', closes: '09:00', places: 1 },
    ]);
    press('Add hours');
    press('Add hours');
    expect(rows()).toHaveLength(4);
    expect(ticked(rows()[2]!)).toEqual([1, 2, 3, 4, 5, 6]);
    put(rows()[2]!, 'Opens', '12:00');
    put(rows()[2]!, 'Closes', '14:30');
    put(rows()[2]!, 'Visits in each slot', '5');
    put(rows()[3]!, 'Visits in each slot', 'some');
    await tick('Sun', true, rows()[2]);
    await tick('Mon', false, rows()[2]);
    press('Remove hours 2');
    fireEvent.change(screen.getByLabelText('Minutes that a slot lasts'), { target: { value: '' } });
    press('Save hours');
    expect(await sent(service)).toEqual({
      change: {
        labId: 'lab0',
        slotMinutes: 0,
        hours: [
          window,
          { weekdays: [2, 3, 4, 5, 6, 0], opens: '12:00', closes: '14:30', places: 5 },
          { weekdays: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '11:00', places: 0 },
        ],
        decisions: [],
      },
    });
    await waitFor(() => expect(alerts()).toEqual(['They overlap.']));
    fireEvent.change(screen.getByLabelText('Minutes that a slot lasts'), {
      target: { value: '45' },
    });
    press('Save hours');
    expect(await sent(service, 2)).toMatchObject({ change: { slotMinutes: 45 } });
  });

  it('that were typed are there again after a reload, until they are saved', async () => {
    await open({});
    put(rows()[0]!, 'Opens', '06:30');
    cleanup();
    await open({ SaveLabHours: { saveLabHours: lab } });
    const opens = () => within(rows()[0]!).getByLabelText<HTMLInputElement>('Opens').value;
    expect(opens()).toBe('06:30');
    press('Save hours');
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    cleanup();
    await open({});
    expect(opens()).toBe('07:00');
  });

  it('of a new lab are none; its first row is a usual one', async () => {
    await open({}, []);
    expect(rows()).toEqual([]);
    press('Add hours');
    const fields = within(rows()[0]!);
    const values = ['Opens', 'Closes', 'Visits in each slot'].map(
      (label) => fields.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(['07:00', '11:00', '2']);
  });
});

describe('holidays', () => {
  const day = (date: string, part = 'DAY') => ({ date, part });
  const open = (holidays: object[], answers: Parameters<typeof serve>[1] = {}) =>
    serve(<LabHolidaysForm lab={shown({ ...lab, holidays })} />, answers);
  const add = (date: string, part: string) => {
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Closed'), { target: { value: part } });
    press('Add holiday');
  };
  const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('stand in the order of their days, each once', async () => {
    const service = await open([day('2026-12-25')], {
      SaveLabHolidays: { saveLabHolidays: lab },
    });
    press('Add holiday');
    add('2026-12-24', 'AFTERNOON');
    add('2026-12-26', 'DAY');
    add('2026-12-25', 'MORNING');
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('');
    expect(listed()).toEqual([
      'Thu, 24 Dec, From noon onRemove Thu, 24 Dec',
      'Fri, 25 Dec, Until noonRemove Fri, 25 Dec',
      'Sat, 26 Dec, All dayRemove Sat, 26 Dec',
    ]);
    press('Remove Sat, 26 Dec');
    press('Save holidays');
    const holidays = [day('2026-12-24', 'AFTERNOON'), day('2026-12-25', 'MORNING')];
    await waitFor(() => expect(alerts()).toEqual(['Saved.']));
    expect(service.sent('SaveLabHolidays')).toEqual([
      { change: { labId: 'lab0', holidays, decisions: [] } },
    ]);
  });

  it('that are none say so', async () => {
    await open([]);
    expect(screen.getAllByText('No holidays are coming.')).toHaveLength(1);
    add('2026-12-24', 'DAY');
    expect(screen.queryByText('No holidays are coming.')).toBeNull();
  });
});

describe('orders whose times are taken away', () => {
  const inTheWay = (orders: object[], slots: object[]) =>
    refusal('Orders are in the way.', { code: 'ORDERS_IN_THE_WAY', data: { orders, slots } });
  const open = async (orders: object[], slots: object[] = [newSlot, otherNewSlot]) => {
    const service = await serve(<LabHoursForm lab={shown(lab)} />, {
      SaveLabHours: inTheWay(orders, slots),
    });
    press('Save hours');
    await screen.findByRole('region', { name: 'Orders at times that are taken away' });
    return service;
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const fates = (name: string) =>
    group(name)
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => `${radio.closest('label')!.textContent}${radio.checked ? ' *' : ''}`);
  const leela = 'Leela Menon, TSH';
  const choose = async (name: string, fate: string) => {
    fireEvent.click(group(name).getByRole('radio', { name: fate }));
    await waitFor(() => expect(fates(name)).toContain(`${fate} *`));
  };
  const decided = async (service: Awaited<ReturnType<typeof open>>) => {
    press('Save with these decisions');
    await waitFor(() => expect(service.sent('SaveLabHours')).toHaveLength(2));
    return (service.sent('SaveLabHours')[1] as { change: { decisions: object[] } }).change
      .decisions;
  };
  const decision = { orderId: 'o1', action: 'KEEP', slotId: null, version: 's1 paid' };

  it('keep their times unless it is said otherwise', async () => {
    const service = await open([orderInTheWay]);
    expect(group(leela).getAllByText('Mon, 7 Jan, 07:00 am · Paid ₹399')).toHaveLength(1);
    expect(fates(leela)).toEqual(['Keep the time *', 'Move', 'Cancel and refund']);
    expect(screen.queryByText('All orders')).toBeNull();
    expect(buttons()).not.toContain('Save hours');
    expect(screen.getByLabelText('Minutes that a slot lasts').closest('fieldset')!.disabled).toBe(
      true,
    );
    expect(await decided(service)).toEqual([decision]);
  });

  it('move to the nearest time, or to another one that is chosen', async () => {
    const service = await open([orderInTheWay]);
    await choose(leela, 'Move');
    expect(group(leela).getAllByText('New time: Tue, 8 Jan, 07:00 am')).toHaveLength(1);
    press('Choose another time for Leela Menon');
    expect(buttons()).not.toContain('Choose another time');
    fireEvent.click(await screen.findByRole('radio', { name: '08:00 am' }));
    await screen.findByText('New time: Tue, 8 Jan, 08:00 am');
    press(/^Close times/);
    expect(screen.queryByRole('radio', { name: '08:00 am' })).toBeNull();
    expect(await decided(service)).toEqual([{ ...decision, action: 'MOVE', slotId: 's3' }]);
  });

  it.each([
    [
      unpaidOrder,
      [newSlot],
      'Ravi Menon, TSH',
      'Not paid yet',
      'It can be moved once it is paid for.',
    ],
    [orderInTheWay, [], leela, 'Paid ₹399', 'There is no free time to move it to.'],
  ])('that cannot move say why', async (order, slots, name, paid, words) => {
    await open([order], slots);
    expect(fates(name)).toEqual(['Keep the time *', 'Cancel and refund']);
    expect(group(name).getAllByText(`Mon, 7 Jan, 07:00 am · ${paid}`)).toHaveLength(1);
    expect(group(name).getAllByText(words)).toHaveLength(1);
  });

  it('are decided for all at once, and say what the service found wrong with one', async () => {
    const problem = { message: 'This slot is taken.', reason: 'SLOT_TAKEN' };
    const service = await open([orderInTheWay, { ...unpaidOrder, problem }]);
    expect(screen.getAllByText('This slot is taken.')).toHaveLength(1);
    const all = screen.getByRole('radiogroup', { name: 'All orders' });
    fireEvent.click(within(all).getByRole('radio', { name: 'Cancel and refund' }));
    await waitFor(() => expect(fates(leela)).toContain('Cancel and refund *'));
    expect(await decided(service)).toEqual([
      { ...decision, action: 'CANCEL' },
      { orderId: 'o2', action: 'CANCEL', slotId: null, version: 's1 unpaid' },
    ]);
  });

  it('stay where nothing is changed', async () => {
    const service = await open([orderInTheWay]);
    press('Change nothing');
    await waitFor(() => expect(buttons()).toContain('Save hours'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(service.sent('SaveLabHours')).toHaveLength(1);
  });
});
