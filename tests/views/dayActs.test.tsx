// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { adminDayCopy as copy } from '../../web/copy/adminDay.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { alerts, buttons, choose, labelled, press, put, says, valueOf } from './support/page.ts';
import { refusal } from './support/service.tsx';

beforeEach(() => void newPage());

const [item] = plannedVisit.items;
const items = [item!, { ...item!, id: 'i2', testName: 'HbA1c' }];
const two = { ...plannedVisit, items };
const other = { ...two, id: 'o2' };
const { DEPART, COLLECT, FAIL_VISIT } = copy.acts;
const acts = [copy.phone, DEPART, COLLECT, FAIL_VISIT];
const acted = {
  actOnVisit: {
    ...plannedVisit,
    standing: 'ON_THE_WAY',
    onTheWayAt: '2026-11-24T02:00:00.000Z',
    actions: ['COLLECT', 'FAIL_VISIT'],
  },
};
const moved = refusal('It was moved.', { code: 'CONFLICT' });
const unset = { visitId: 'o1', samples: null, failure: null, note: null, next: null };
type Day = Awaited<ReturnType<typeof openDay>>;
const sentActs = (service: Day) =>
  service.sent('ActOnVisit').map(({ act }) => {
    const { key, pressedAt, ...rest } = act as Record<string, unknown>;
    expect([typeof key, Number.isNaN(Date.parse(String(pressedAt)))]).toEqual(['string', false]);
    return rest;
  });
const sends = (service: Day, act: object) =>
  waitFor(() => expect(sentActs(service)).toEqual([{ ...unset, ...act }]));
const pressIn = async (id: string, name: string) => press(name, await card(id));
const allButtons = (root: HTMLElement) => within(root).getAllByRole<HTMLButtonElement>('button');
const buttonsIn = async (id: string) => buttons(await card(id));
const [tsh, hba1c] = ['TSH', 'HbA1c'].map((name) => copy.collect.label(name, 'Leela Menon'));
const waiting = copy.waiting(DEPART);

describe('setting out', () => {
  it('is sent as it is pressed', async () => {
    const service = await openDay(day(plannedVisit), { ActOnVisit: acted });
    await pressIn('o1', DEPART);
    await waitFor(async () => expect(await buttonsIn('o1')).not.toContain(DEPART));
    await sends(service, { act: 'DEPART' });
    expect(buttons()).toContain(COLLECT);
  });

  it('waits without a connection, over a reload, until that is back', async () => {
    const service = await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await pressIn('o1', DEPART);
    expect(await screen.findAllByText(waiting)).toHaveLength(1);
    expect(buttons()).toContain(COLLECT);
    cleanup();
    const again = await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    expect(await screen.findAllByText(waiting)).toHaveLength(1);
    again.answers.ActOnVisit = acted;
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
    const [first] = service.sent('ActOnVisit');
    expect(again.sent('ActOnVisit').at(-1)).toEqual(first);
  });

  it('waits as well when another tab of this device was pressed', async () => {
    await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await pressIn('o1', DEPART);
    await screen.findByText(copy.unsent(1));
    const [key] = Object.keys(localStorage).filter((one) => one.endsWith('outbox.s1'));
    const stored = localStorage.getItem(key!)!;
    cleanup();
    localStorage.removeItem(key!);
    await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    expect(await buttonsIn('o1')).toContain(DEPART);
    // Of somebody else on this device.
    localStorage.setItem(key!, stored);
    fireEvent(window, new StorageEvent('storage', { key: 'assay.staff.outbox.s2' }));
    expect(buttons()).toContain(DEPART);
    fireEvent(window, new StorageEvent('storage', { key: key! }));
    await waitFor(() => expect(buttons()).not.toContain(DEPART));
  });

  it('that is refused says so, of one visit, until it is understood', async () => {
    await openDay(day(plannedVisit, other), { ActOnVisit: moved });
    await pressIn('o1', DEPART);
    expect(await screen.findAllByText(copy.refused(DEPART))).toHaveLength(1);
    expect([alerts(), await buttonsIn('o2')]).toEqual([['It was moved.'], acts]);
    press(copy.understood);
    await waitFor(() => expect(screen.queryByText(copy.refused(DEPART))).toBeNull());
  });
});

describe('collecting', () => {
  const values = () => [tsh!, hba1c!].map(valueOf);
  const open = async (id = 'o1') => {
    await pressIn(id, COLLECT);
    await screen.findByLabelText(tsh!);
  };

  it('takes the label of each tube, of one visit; what is typed stays over a reload and Back', async () => {
    const service = await openDay(day(two, other));
    await open();
    expect(document.activeElement).toBe(labelled(tsh!));
    // Of another visit only what needs no form can be pressed meanwhile.
    const off = allButtons(await card('o2')).filter(({ disabled }) => disabled);
    expect(off.map(({ textContent }) => textContent)).toEqual([copy.phone, COLLECT, FAIL_VISIT]);
    put(tsh!, 'BLR-1');
    press(copy.collect.send);
    // A label is missing: nothing is sent.
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(service.sent('ActOnVisit')).toEqual([]);
    cleanup();
    const again = await openDay(day(two, other));
    await open('o2');
    expect(values()).toEqual(['', '']);
    press('Cancel');
    expect(await buttonsIn('o2')).toEqual(acts);
    await open();
    expect(values()).toEqual(['BLR-1', '']);
    await settled();
    await back();
    await waitFor(async () => expect(await buttonsIn('o1')).toEqual(acts));
    await open();
    expect(values()).toEqual(['BLR-1', '']);
    // What is given up is gone.
    press('Cancel');
    await open();
    expect(values()).toEqual(['', '']);
    put(tsh!, 'BLR-1');
    put(hba1c!, 'BLR-2');
    press(copy.collect.send);
    const samples = [
      { itemId: 'i1', sampleId: 'BLR-1' },
      { itemId: 'i2', sampleId: 'BLR-2' },
    ];
    await sends(again, { act: 'COLLECT', samples });
    expect(sessionStorage.getItem('assay.tab.typed.collect.o1')).toBeNull();
  });

  it('with labels that were refused does not have them typed again', async () => {
    await openDay(day(plannedVisit), { ActOnVisit: moved });
    await open();
    put(tsh!, 'BLR-1');
    press(copy.collect.send);
    await screen.findByText(copy.refused(COLLECT));
    await open();
    expect(valueOf(tsh!)).toBe('BLR-1');
  });
});

describe('a visit that failed', () => {
  const copyOf = copy.fail;
  const open = async (id = 'o1') => {
    await pressIn(id, FAIL_VISIT);
    expect(document.activeElement).toBe(await screen.findByText(copyOf.title));
  };

  it.each([
    ['', null],
    [' Gate shut ', 'Gate shut'],
  ])('has a reason, what comes next, and perhaps a note: "%s"', async (note, sent) => {
    const service = await openDay(day(plannedVisit, other));
    await open();
    const refused = async () => {
      press('Save');
      await waitFor(() => expect(alerts()).toHaveLength(1));
    };
    await refused();
    await choose('Nobody there');
    await refused();
    expect(service.sent('ActOnVisit')).toEqual([]);
    put(copyOf.note, note);
    cleanup();
    // It is typed of one visit, and there again after a reload.
    const again = await openDay(day(plannedVisit, other));
    await open('o2');
    expect(valueOf(copyOf.note)).toBe('');
    press('Cancel');
    await open();
    expect(valueOf(copyOf.note)).toBe(note);
    await choose('Nobody there');
    await choose('Cancel and refund');
    press('Save');
    await sends(again, { act: 'FAIL_VISIT', failure: 'NOBODY_THERE', next: 'CANCEL', note: sent });
  });
});

describe('the day', () => {
  it('is not read while nobody looks at the page', async () => {
    const service = await openDay(day(plannedVisit));
    await card();
    const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(service.sent('Visits')).toHaveLength(1);
    looked.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(service.sent('Visits')).toHaveLength(2));
  });

  it('shows one number at a time, and says why it is not shown', async () => {
    const service = await openDay(day(plannedVisit, other));
    await pressIn('o1', copy.phone);
    const isAsked = async (id: string) =>
      within(await card(id))
        .getByRole('button', { name: copy.phone })
        .hasAttribute('data-loading');
    await waitFor(async () => expect(await isAsked('o1')).toBe(true));
    expect(await isAsked('o2')).toBe(false);
    cleanup();
    const late = refusal('It is too late for that.', { code: 'FORBIDDEN' });
    await openDay(day(plannedVisit, other), { ...service.answers, VisitPhone: late });
    await pressIn('o1', copy.phone);
    await says('It is too late for that.');
    expect(within(await card('o2')).queryByRole('alert')).toBeNull();
  });
});
