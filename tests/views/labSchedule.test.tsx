// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabHoursForm } from '../../web/admin/labs/LabHoursForm.tsx';
import { adminLabsCopy as copy } from '../../web/copy/adminLabs.ts';
import {
  adminLab as lab,
  newSlot,
  orderInTheWay,
  otherNewSlot,
  unpaidOrder,
} from '../../devtools/samples/labSchedule.samples.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { button, buttons, choose, labelled, press, put, says, texts } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

beforeEach(() => void newPage());

const saved = { labId: 'lab0', version: 'v1', decisions: [] };
const load = async () => undefined;
const rows = () => screen.queryAllByRole('button', { name: /^Remove hours/ });
const inRow = (row: number, column: string) => labelled(copy.hoursField(row, column));
const write = (row: number, column: string, value: string) =>
  fireEvent.change(inRow(row, column), { target: { value } });
const [sun, mon, tue] = copy.weekdays;
const window = { weekdays: [1, 2, 3, 4, 5], opens: '07:00', closes: '11:00', places: 2 };
const hoursForm = (answers: ServiceAnswers, changes: object = { hours: [window] }) =>
  serve(<LabHoursForm lab={{ ...lab, ...changes } as never} load={load} />, answers);
const isClosed = () => labelled(copy.slotMinutes).closest('fieldset')!.disabled;

describe('opening hours', () => {
  it('are saved as they stand, and cannot be changed meanwhile', async () => {
    const service = await hoursForm({ SaveLabHours: { saveLabHours: lab } });
    expect(isClosed()).toBe(false);
    press(copy.saveHours);
    await waitFor(() => expect(isClosed()).toBe(true));
    await says(copy.saved);
    const change = { ...saved, slotMinutes: 30, hours: [window] };
    expect(service.sent('SaveLabHours')).toEqual([{ change }]);
  });

  it('are one table of a week: a row for the same times, whatever the day, added and removed', async () => {
    const weekend = { weekdays: [0], opens: '07:00', closes: '11:00', places: 1 };
    const early = { weekdays: [2], opens: '05:00', closes: '06:00', places: 3 };
    const service = await hoursForm(
      { SaveLabHours: refusal('They overlap.') },
      { hours: [window, weekend, early] },
    );
    const inFirst = () => [copy.opens, sun, mon, tue].map((column) => inRow(1, column!).value);
    expect([rows().length, inFirst()]).toEqual([2, ['05:00', '', '', '3']]);
    const [, monday, tuesday] = within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .slice(1);
    expect([monday, tuesday].map((head) => head!.textContent)).toEqual([mon, tue]);
    press(copy.addHours);
    press(copy.addHours);
    expect(rows()).toHaveLength(4);
    press(copy.removeHours(1));
    press(copy.removeHours(3));
    write(2, copy.opens, '12:00');
    write(2, copy.closes, '14:30');
    write(2, mon!, '5');
    write(2, tue!, '0');
    write(2, sun!, 'some');
    put(copy.slotMinutes, '');
    press(copy.saveHours);
    await says('They overlap.');
    put(copy.slotMinutes, '45');
    press(copy.saveHours);
    await waitFor(() => expect(service.sent('SaveLabHours')).toHaveLength(2));
    const added = { opens: '12:00', closes: '14:30' };
    const hours = [
      window,
      weekend,
      { ...added, weekdays: [1], places: 5 },
      { ...added, weekdays: [3, 4, 5], places: 2 },
      { ...added, weekdays: [0], places: 'some' },
    ];
    const change = { ...saved, hours };
    expect(service.sent('SaveLabHours')).toEqual([
      { change: { ...change, slotMinutes: '' } },
      { change: { ...change, slotMinutes: 45 } },
    ]);
  });

  it('that were typed are there again after a reload, for the same lab, until they are saved', async () => {
    await hoursForm({});
    write(1, copy.opens, '06:30');
    cleanup();
    await hoursForm({}, { id: 'lab1', hours: [window] });
    expect(inRow(1, copy.opens).value).toBe('07:00');
    cleanup();
    await hoursForm({ SaveLabHours: { saveLabHours: lab } });
    expect(inRow(1, copy.opens).value).toBe('06:30');
    press(copy.saveHours);
    await says(copy.saved);
    cleanup();
    await hoursForm({});
    expect(inRow(1, copy.opens).value).toBe('07:00');
    cleanup();
    // Of a new lab there are none; its first row is a usual one.
    await hoursForm({}, { id: 'lab2', hours: [] });
    expect(rows()).toEqual([]);
    press(copy.addHours);
    const values = [copy.opens, copy.closes, mon!, sun!].map((label) => inRow(1, label).value);
    expect(values).toEqual(['07:00', '11:00', '2', '']);
    expect(texts('columnheader').at(-1)).toBe(`${sun} ${copy.closed}`);
  });
});

describe('holidays', () => {
  const day = (date: string, part = 'DAY') => ({ date, part });
  const open = (holidays: object[], answers: ServiceAnswers = {}, id = 'lab0') =>
    serve(<LabHolidaysForm lab={{ ...lab, id, holidays } as never} load={load} />, answers);
  const add = (date: string, part?: string) => {
    put(copy.date, date);
    if (part) put(copy.part, part);
    press(copy.addHoliday);
  };

  it('stand in the order of their days, each once, and are saved', async () => {
    const service = await open([day('2026-12-25')], { SaveLabHolidays: { saveLabHolidays: lab } });
    add('2027-12-25');
    add('2026-12-24', 'AFTERNOON');
    add('2026-12-25', 'MORNING');
    expect(labelled(copy.date).value).toBe('');
    expect(texts('listitem')).toEqual([
      'Thu, 24 Dec 2026, From noon onRemove Thu, 24 Dec 2026',
      'Fri, 25 Dec 2026, Until noonRemove Fri, 25 Dec 2026',
      'Sat, 25 Dec 2027, All dayRemove Sat, 25 Dec 2027',
    ]);
    press(copy.removeHoliday('Sat, 25 Dec 2027'));
    put(copy.date, '2026-12-31');
    press(copy.saveHolidays);
    await says(copy.saved);
    const mornings = ['25', '31'].map((date) => day(`2026-12-${date}`, 'MORNING'));
    const holidays = [day('2026-12-24', 'AFTERNOON'), ...mornings];
    expect(service.sent('SaveLabHolidays')).toEqual([{ change: { ...saved, holidays } }]);
  });

  it('that are none say so; typed, they are there again after a reload, for the same lab', async () => {
    await open([]);
    expect(screen.getAllByText(copy.noHolidays)).toHaveLength(1);
    add('2026-12-24');
    expect(screen.queryByText(copy.noHolidays)).toBeNull();
    cleanup();
    await open([], {}, 'lab1');
    expect(texts('listitem')).toEqual([]);
    cleanup();
    await open([]);
    expect(texts('listitem')).toHaveLength(1);
  });
});

describe('orders whose times are taken away', () => {
  const nextDay = { ...newSlot, _id: 's4', date: '2030-01-09', startTime: '10:00 am' };
  const open = async (orders: object[], slots: object[] = [newSlot, otherNewSlot, nextDay]) => {
    const data = { orders, slots };
    const service = await hoursForm({
      SaveLabHours: refusal('Orders are in the way.', { code: 'ORDERS_IN_THE_WAY', data }),
    });
    press(copy.saveHours);
    await screen.findByRole('region', { name: copy.inTheWay });
    return service;
  };
  const { KEEP, MOVE, CANCEL } = copy.fates;
  const leela = 'Leela Menon, TSH';
  const part = (name: string) => screen.getByRole('group', { name });
  const fates = (name: string) =>
    within(part(name))
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => `${radio.closest('label')!.textContent}${radio.checked ? ' *' : ''}`);
  const newTime = (time: string) => screen.findByText(copy.newTime(time));
  const decided = async (service: Awaited<ReturnType<typeof open>>) => {
    press(copy.decide);
    await waitFor(() => expect(service.sent('SaveLabHours')).toHaveLength(2));
    return (service.sent('SaveLabHours')[1] as { change: { decisions: object[] } }).change
      .decisions;
  };
  const decision = { orderId: 'o1', action: 'KEEP', slotId: null, version: 's1 paid' };

  it('keep their times unless it is said otherwise', async () => {
    const service = await open([orderInTheWay]);
    expect(part(leela).textContent).toContain('Mon, 7 Jan, 07:00 am · Paid ₹399');
    expect(fates(leela)).toEqual([`${KEEP} *`, MOVE, CANCEL]);
    expect(screen.queryByText(copy.allOrders)).toBeNull();
    expect([buttons().includes(copy.saveHours), isClosed()]).toEqual([false, true]);
    expect(await decided(service)).toEqual([decision]);
  });

  it('move to the nearest time, or to another one of any day; Back closes the times', async () => {
    const service = await open([orderInTheWay]);
    await choose(MOVE, part(leela));
    await newTime('Tue, 8 Jan, 07:00 am');
    press(copy.otherTimeFor('Leela Menon'));
    fireEvent.click(await screen.findByRole('radio', { name: 'Wed, 9 Jan' }));
    fireEvent.click(await screen.findByRole('radio', { name: '10:00 am' }));
    await newTime('Wed, 9 Jan, 10:00 am');
    await settled();
    await back();
    const isGone = () => expect(screen.queryByRole('radio', { name: 'Wed, 9 Jan' })).toBeNull();
    await waitFor(isGone);
    press(copy.otherTimeFor('Leela Menon'));
    await screen.findByRole('radio', { name: 'Wed, 9 Jan' });
    expect(part(copy.otherTimeFor('Leela Menon'))).toBe(document.activeElement);
    press(/^Close times/);
    isGone();
    await waitFor(() =>
      expect(button(copy.otherTimeFor('Leela Menon'))).toBe(document.activeElement),
    );
    expect(await decided(service)).toEqual([{ ...decision, action: 'MOVE', slotId: 's4' }]);
  });

  const ravi = 'Ravi Menon, TSH';
  it.each([
    [unpaidOrder, [newSlot], ravi, copy.unpaid, copy.obstacles.unpaid],
    [orderInTheWay, [], leela, copy.paid('₹399'), copy.obstacles.full],
  ])('that cannot move say why', async (order, slots, name, paid, words) => {
    await open([order], slots);
    expect(fates(name)).toEqual([`${KEEP} *`, CANCEL]);
    for (const text of [`Mon, 7 Jan, 07:00 am · ${paid}`, words])
      expect(within(part(name)).getAllByText(text)).toHaveLength(1);
  });

  it('are decided for all at once, and say what the service found wrong with one', async () => {
    const problem = { message: 'This slot is taken.', reason: 'SLOT_TAKEN' };
    const service = await open([orderInTheWay, { ...unpaidOrder, problem }]);
    expect(screen.getAllByText('This slot is taken.')).toHaveLength(1);
    const all = screen.getByRole('radiogroup', { name: copy.allOrders });
    await choose(CANCEL, all);
    await waitFor(() => expect(fates(leela)).toContain(`${CANCEL} *`));
    await choose(KEEP, part(ravi));
    // They do not share one any more.
    expect(within(all).queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(await decided(service)).toEqual([
      { ...decision, action: 'CANCEL' },
      { orderId: 'o2', action: 'KEEP', slotId: null, version: 's1 unpaid' },
    ]);
  });

  it('stay where nothing is changed', async () => {
    const service = await open([orderInTheWay]);
    press(copy.back);
    await waitFor(() => expect(button(copy.saveHours).disabled).toBe(false));
    expect(screen.queryByRole('region')).toBeNull();
    expect(service.sent('SaveLabHours')).toHaveLength(1);
  });
});
