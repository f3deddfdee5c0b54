// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { VisitActInput } from '../../machines/generated/schema.ts';
import {
  changeStoredOutbox,
  clearStaffData,
  isOutboxOf,
  storeDay,
  storedDay,
  storedOutbox,
  storedStaff,
  storeStaff,
} from '../../web/admin/day/staffStorage.ts';

const asha = { id: 's1', name: 'Asha', calls: ['visits'] } as Parameters<typeof storeStaff>[0];
const ravi = { ...asha, id: 's2' };
const moved = { ...asha, calls: ['adminOrders'] };
const day = { day: { date: '2026-11-24', visits: [] }, at: '2026-11-24T02:00:00.000Z' };
const act = (key: string) => ({ key, visitId: `v${key}` }) as VisitActInput;
const empty = { acts: [], refused: [] };

describe('what a device stores of somebody of the staff', () => {
  it('is there for a start without a connection, by whose it is', () => {
    expect([storedStaff(), storedDay('s1'), storedOutbox('s1')]).toEqual([undefined, null, empty]);
    storeStaff(asha);
    storeDay('s1', day);
    changeStoredOutbox('s1', { add: act('1') });
    expect([storedStaff(), storedDay('s1'), storedOutbox('s1')]).toEqual([
      asha,
      day,
      { acts: [act('1')], refused: [] },
    ]);
    expect([storedDay('s2'), storedOutbox('s2')]).toEqual([null, empty]);
  });

  it('stays while the same person is signed in again', () => {
    storeStaff(asha);
    storeDay('s1', day);
    storeStaff({ ...asha, name: 'Asha Menon' });
    expect([storedStaff()?.name, storedDay('s1')]).toEqual(['Asha Menon', day]);
  });

  it.each<[string, () => void, object | undefined]>([
    ['with the logout', clearStaffData, undefined],
    ['with another person', () => storeStaff(ravi), ravi],
    ['for who makes visits no more', () => storeStaff(moved), moved],
  ])('goes %s, but for what waits to be sent and for what is others’', (_, leave, next) => {
    localStorage.setItem('assay.pin', '600020');
    storeStaff(asha);
    storeDay('s1', day);
    changeStoredOutbox('s1', { add: act('1') });
    leave();
    expect([storedStaff(), storedDay('s1'), storedOutbox('s1').acts]).toEqual([
      next,
      null,
      [act('1')],
    ]);
    expect(localStorage.getItem('assay.pin')).toBe('600020');
    // Neither a name nor an address is left.
    expect(Object.values(localStorage).join()).not.toContain('2026-11-24');
  });

  it('of two tabs has what was pressed in both', () => {
    changeStoredOutbox('s1', { add: act('1') });
    changeStoredOutbox('s1', { add: act('2') });
    changeStoredOutbox('s1', { drop: '1' });
    expect(storedOutbox('s1').acts).toEqual([act('2')]);
    const [changed] = Object.keys(localStorage);
    const storage = (key: string | null) => new StorageEvent('storage', { key });
    expect([
      isOutboxOf('s1', storage(changed!)),
      isOutboxOf('s2', storage(changed!)),
      isOutboxOf('s1', storage(null)),
    ]).toEqual([true, false, false]);
  });

  it('is nothing where nothing can be stored, or what is there cannot be read', () => {
    localStorage.setItem('assay.staff.who', 'not JSON');
    expect(storedStaff()).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => storeStaff(asha)).not.toThrow();
    expect([storedStaff(), storedDay('s1'), storedOutbox('s1')]).toEqual([undefined, null, empty]);
  });
});
