// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { notifyOtherTabs, onOtherTabs } from '../../web/shared/otherTabs.ts';

it('tells other tabs which customer is logged in, or that nobody is, and leaves nothing stored', () => {
  const received: (string | null)[] = [];
  onOtherTabs({ changed: (id) => received.push(id), ended: () => received.push(null) });
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
  expect([received, Object.keys(localStorage)]).toEqual([['u1', null], ['assay.other']]);
});
