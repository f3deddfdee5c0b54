// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { card, day, openDay } from './support/dayPage.tsx';
import { refusal } from './support/service.tsx';
import { alerts, buttons, press } from './support/page.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [item] = plannedVisit.items;
const at = '2026-11-24T02:00:00.000Z';
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const acted = {
  actOnVisit: {
    ...plannedVisit,
    standing: 'ON_THE_WAY',
    onTheWayAt: at,
    actions: ['COLLECT', 'FAIL_VISIT'],
  },
};
const unset = { samples: null, failure: null, note: null, next: null };
const sentActs = (service: Awaited<ReturnType<typeof openDay>>) =>
  service.sent('ActOnVisit').map(({ act }) => {
    const { key, pressedAt, ...rest } = act as Record<string, unknown>;
    expect([typeof key, Number.isNaN(Date.parse(String(pressedAt)))]).toEqual(['string', false]);
    return rest;
  });

describe('what is done with a visit', () => {
  it('is sent as it is pressed: setting out', async () => {
    const service = await openDay(day(plannedVisit), { ActOnVisit: acted });
    await card();
    press('On my way');
    await waitFor(() => expect(buttons()).not.toContain('On my way'));
    await waitFor(() =>
      expect(sentActs(service)).toEqual([{ ...unset, visitId: 'o1', act: 'DEPART' }]),
    );
    expect(buttons()).toContain('Collected');
  });

  it('waits without a connection, and what is said of the visit later waits behind it', async () => {
    const service = await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await card();
    press('On my way');
    expect(await screen.findAllByText('On my way: waiting to be sent')).toHaveLength(1);
    expect(buttons()).toContain('Collected');
    cleanup();
    const again = await openDay(day(plannedVisit), { ActOnVisit: acted });
    await waitFor(() => expect(sentActs(again)).toEqual(sentActs(service).slice(0, 1)));
    await waitFor(() => expect(screen.queryByText('On my way: waiting to be sent')).toBeNull());
  });

  it('waits as well when another tab of this device was pressed', async () => {
    await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await card();
    press('On my way');
    await screen.findByText('1 entry waits to be sent');
    const [key] = Object.keys(localStorage).filter((one) => one.endsWith('outbox.s1'));
    const stored = localStorage.getItem(key!)!;
    cleanup();
    localStorage.removeItem(key!);
    await openDay(day(plannedVisit), { ActOnVisit: 'away' });
    await card();
    expect(buttons()).toContain('On my way');
    // Of somebody else on this device.
    localStorage.setItem(key!, stored);
    fireEvent(window, new StorageEvent('storage', { key: 'assay.staff.outbox.s2' }));
    expect(buttons()).toContain('On my way');
    fireEvent(window, new StorageEvent('storage', { key: key! }));
    await waitFor(() => expect(buttons()).not.toContain('On my way'));
  });

  it('that is refused says so until it is understood', async () => {
    await openDay(day(plannedVisit), {
      ActOnVisit: refusal('It was moved.', { code: 'CONFLICT' }),
    });
    await card();
    press('On my way');
    expect(await screen.findAllByText('On my way: not taken')).toHaveLength(1);
    expect(alerts()).toEqual(['It was moved.']);
    press('Understood');
    await waitFor(() => expect(screen.queryByText('On my way: not taken')).toBeNull());
  });

  it('collecting takes the label of each tube', async () => {
    const items = [item!, { ...item!, id: 'i2', testName: 'HbA1c' }];
    const service = await openDay(day({ ...plannedVisit, items }));
    await card();
    press('Collected');
    const first = await screen.findByLabelText('TSH, Leela Menon');
    expect(document.activeElement).toBe(first);
    press('Save as collected');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    fireEvent.change(first, { target: { value: 'BLR-1' } });
    press('Cancel');
    press('Collected');
    const fields = ['TSH, Leela Menon', 'HbA1c, Leela Menon'].map((name) =>
      screen.getByLabelText<HTMLInputElement>(name),
    );
    // What was given up is gone.
    expect(fields[0]!.value).toBe('');
    fireEvent.change(fields[0]!, { target: { value: 'BLR-1' } });
    fireEvent.change(fields[1]!, { target: { value: 'BLR-2' } });
    press('Save as collected');
    const samples = [
      { itemId: 'i1', sampleId: 'BLR-1' },
      { itemId: 'i2', sampleId: 'BLR-2' },
    ];
    await waitFor(() =>
      expect(sentActs(service)).toEqual([{ ...unset, visitId: 'o1', act: 'COLLECT', samples }]),
    );
    expect(sessionStorage.getItem('assay.tab.typed.collect.o1')).toBeNull();
  });

  it('labels that were refused need not be typed again', async () => {
    await openDay(day(plannedVisit), {
      ActOnVisit: refusal('It is another tube.', { code: 'CONFLICT' }),
    });
    await card();
    press('Collected');
    fireEvent.change(await screen.findByLabelText('TSH, Leela Menon'), {
      target: { value: 'BLR-1' },
    });
    press('Save as collected');
    await screen.findByText('Collected: not taken');
    press('Collected');
    expect((await screen.findByLabelText<HTMLInputElement>('TSH, Leela Menon')).value).toBe(
      'BLR-1',
    );
  });

  it.each([
    ['', { note: null }],
    [' Gate shut ', { note: 'Gate shut' }],
  ])(
    'what could not be collected has a reason, and what comes next; with the note "%s"',
    async (note, sent) => {
      const service = await openDay(day(plannedVisit));
      await card();
      press('Could not collect');
      await screen.findByText('Why could nothing be collected?');
      fireEvent.click(radio('Nobody there'));
      await waitFor(() =>
        expect(radio('Nobody there').closest('label')!.dataset.state).toBe('checked'),
      );
      press('Save');
      await waitFor(() => expect(alerts()).toHaveLength(1));
      expect(service.sent('ActOnVisit')).toEqual([]);
      fireEvent.click(radio('Cancel and refund'));
      await waitFor(() =>
        expect(radio('Cancel and refund').closest('label')!.dataset.state).toBe('checked'),
      );
      fireEvent.change(screen.getByLabelText('What happened'), { target: { value: note } });
      press('Save');
      const act = {
        visitId: 'o1',
        act: 'FAIL_VISIT',
        samples: null,
        failure: 'NOBODY_THERE',
        next: 'CANCEL',
      };
      await waitFor(() => expect(sentActs(service)).toEqual([{ ...act, ...sent }]));
    },
  );
});
