// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { notifyOtherTabs, onOtherTabs } from '../../web/shared/otherTabs.ts';

it('other tabs learn who is here now, or that nobody is, and nothing of it stays stored', () => {
  const heard: (string | null)[] = [];
  onOtherTabs({ changed: (id) => heard.push(id), ended: () => heard.push(null) });
  const store = Storage.prototype.setItem;
  // A browser sends the event to every tab but the one that stores.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    newValue,
  ) {
    store.call(this, key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });
  notifyOtherTabs('u1');
  notifyOtherTabs(null);
  localStorage.setItem('assay.other', 'u2');
  dispatchEvent(new StorageEvent('storage', { key: 'assay.session', newValue: null }));
  expect([heard, Object.keys(localStorage)]).toEqual([['u1', null], ['assay.other']]);
});
