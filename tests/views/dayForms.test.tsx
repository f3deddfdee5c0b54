// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { back, settled } from './support/browserBack.ts';
import { alerts, press } from './support/page.ts';
import { refusal } from './support/service.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  cleanup();
  await settled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [item] = plannedVisit.items;
const other = { ...plannedVisit, id: 'o2' };
const acts = ['On my way', 'Collected', 'Could not collect'];
const buttonsIn = async (id: string) =>
  within(await card(id))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const pressIn = async (id: string, name: string) =>
  fireEvent.click(within(await card(id)).getByRole('button', { name }));
const tube = (name = 'TSH, Leela Menon') => screen.findByLabelText<HTMLInputElement>(name);
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const choose = async (name: string) => {
  const radio = screen.getByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(radio);
  await waitFor(() => expect(radio.closest('label')!.dataset.state).toBe('checked'));
};

describe('of two visits', () => {
  it.each([
    ['Collected', 'Save as collected'],
    ['Could not collect', 'Save'],
  ])("the form of '%s' stands in one", async (kind, send) => {
    await openDay(day(plannedVisit, other));
    await pressIn('o1', kind);
    await waitFor(async () => expect(await buttonsIn('o1')).toContain(send));
    expect(await buttonsIn('o2')).toEqual(['Show number', ...acts]);
  });

  it('what was refused is said of one', async () => {
    await openDay(day(plannedVisit, other), {
      ActOnVisit: refusal('It was moved.', { code: 'CONFLICT' }),
    });
    await pressIn('o1', 'On my way');
    await screen.findByText('On my way: not taken');
    expect((await card('o2')).textContent).not.toContain('not taken');
    expect(await buttonsIn('o2')).toEqual(['Show number', ...acts]);
  });

  it('the number that is being asked for is of one', async () => {
    await openDay(day(plannedVisit, other));
    await pressIn('o1', 'Show number');
    const asked = async (id: string) =>
      within(await card(id))
        .getByRole('button', { name: 'Show number' })
        .hasAttribute('data-loading');
    await waitFor(async () => expect(await asked('o1')).toBe(true));
    expect(await asked('o2')).toBe(false);
  });

  it('what is typed is of one, and there again after a reload', async () => {
    const items = [item!, { ...item!, id: 'i2', testName: 'HbA1c' }];
    const visits = day({ ...plannedVisit, items }, { ...other, items });
    const service = await openDay(visits);
    await pressIn('o1', 'Collected');
    write(await tube(), 'BLR-1');
    press('Save as collected');
    // A label is missing: nothing is sent, and nothing is lost.
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(service.sent('ActOnVisit')).toEqual([]);
    cleanup();
    await openDay(visits);
    await pressIn('o2', 'Collected');
    expect((await tube()).value).toBe('');
    press('Cancel');
    await pressIn('o1', 'Collected');
    expect([(await tube()).value, (await tube('HbA1c, Leela Menon')).value]).toEqual(['BLR-1', '']);
  });
});

it('Back closes the form, and leaves what is typed', async () => {
  await openDay(day(plannedVisit));
  await pressIn('o1', 'Collected');
  write(await tube(), 'BLR-1');
  await settled();
  await back();
  await waitFor(async () => expect(await buttonsIn('o1')).toEqual(['Show number', ...acts]));
  await pressIn('o1', 'Collected');
  expect((await tube()).value).toBe('BLR-1');
});

it('one act leads on, the others stand back', async () => {
  await openDay(day(plannedVisit));
  const solid = within(await card())
    .getAllByRole('button')
    .filter(({ className }) => !className.includes('outline'));
  expect(solid.map(({ textContent }) => textContent)).toEqual(['On my way']);
});

describe('a visit that failed', () => {
  const open = async (visits: object[] = [plannedVisit]) => {
    const service = await openDay(day(...visits));
    await pressIn('o1', 'Could not collect');
    const title = await screen.findByText('Why could nothing be collected?');
    expect(document.activeElement).toBe(title);
    return service;
  };
  const refused = async () => {
    press('Save');
    await waitFor(() => expect(alerts()).toHaveLength(1));
  };

  it('is said only with its reason and with what comes next', async () => {
    const service = await open();
    await refused();
    await choose('Cancel and refund');
    await refused();
    expect(service.sent('ActOnVisit')).toEqual([]);
    await choose('Nobody there');
    press('Save');
    await waitFor(() => expect(service.sent('ActOnVisit')).toHaveLength(1));
    const said = { act: 'FAIL_VISIT', failure: 'NOBODY_THERE', note: null, next: 'CANCEL' };
    expect(service.sent('ActOnVisit')).toEqual([{ act: expect.objectContaining(said) as object }]);
  });

  it('is being said of one visit, and is so after a reload', async () => {
    const visits = [plannedVisit, other];
    await open(visits);
    const note = () => screen.getByLabelText<HTMLInputElement>('What happened');
    write(note(), 'Gate shut');
    cleanup();
    await openDay(day(...visits));
    await pressIn('o2', 'Could not collect');
    await screen.findByText('Why could nothing be collected?');
    expect(note().value).toBe('');
    press('Cancel');
    await pressIn('o1', 'Could not collect');
    await screen.findByText('Why could nothing be collected?');
    expect(note().value).toBe('Gate shut');
  });
});

describe('the day', () => {
  it('is sent and read again when the connection is back', async () => {
    const service = await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await pressIn('o1', 'On my way');
    await screen.findByText('On my way: waiting to be sent');
    const acted = { ...plannedVisit, standing: 'ON_THE_WAY', actions: ['COLLECT', 'FAIL_VISIT'] };
    service.answers.ActOnVisit = { actOnVisit: acted };
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('On my way: waiting to be sent')).toBeNull());
    const [first, second] = service.sent('ActOnVisit');
    expect(second).toEqual(first);
  });

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
});
