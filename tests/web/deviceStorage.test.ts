// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { user } from '../../devtools/samples/entities.ts';
import { hasUnfinished, removeDrafts } from '../../web/shared/drafts/storedDrafts.ts';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { effects, sessionEffects } from '../../web/shared/flows/effects.ts';
import { readPin, subscribePin, writePin } from '../../web/shared/pin/storedPin.ts';
import { onSessionChange } from '../../web/shared/sessionChange.ts';
import { openLoaded } from '../../web/ui/openLoaded.ts';
import { clearTab, readTab, writeTab } from '../../web/ui/tabStorage.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { draft } from '../machines/support/funnel.ts';

afterEach(() => {
  toaster.take();
});

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('what a tab stores', () => {
  it('is read as it was written, removed by null, and cleared without what is others’', () => {
    writeTab('a', { one: 1 });
    writeTab('b', 'two');
    sessionStorage.setItem('other', 'stays');
    expect([readTab('a'), readTab('b'), readTab('c')]).toEqual([{ one: 1 }, 'two', undefined]);
    writeTab('b', null);
    expect(readTab('b')).toBeUndefined();
    clearTab();
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ other: 'stays' });
  });

  it('is nothing where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => writeTab('a', 1)).not.toThrow();
    expect(readTab('a')).toBeUndefined();
    expect(clearTab).not.toThrow();
  });

  it('of drafts goes for every customer of the device, and nothing else does', () => {
    writeDraft(draft, user.id);
    writeDraft(draft, 'u2');
    localStorage.setItem('assay.pin', '600020');
    expect(hasUnfinished()).toBe(true);
    removeDrafts();
    expect([
      hasUnfinished(),
      Object.fromEntries(Object.entries(localStorage)),
      Object.fromEntries(Object.entries(sessionStorage)),
    ]).toEqual([false, { 'assay.pin': '600020' }, {}]);
  });
});

describe('the PIN code of the device', () => {
  it('is told to whoever listens, once for each change, in this tab and in others', () => {
    const listener = vi.fn<() => void>();
    const stop = subscribePin(listener);
    const storage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
    writePin('600020');
    writePin('600020');
    expect([listener.mock.calls.length, readPin()]).toEqual([1, '600020']);
    storage('other');
    expect(listener).toHaveBeenCalledTimes(1);
    storage('assay.pin');
    storage(null);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    storage('assay.pin');
    writePin(null);
    expect([listener.mock.calls.length, readPin(), localStorage.length]).toEqual([3, null, 0]);
  });
});

describe('toasts', () => {
  it('wait for their area, and are taken once', async () => {
    const listener = vi.fn<() => void>();
    const stop = toaster.subscribe(listener);
    toaster.show('success', 'One');
    toaster.show('error', 'Two');
    await turn();
    const both = [
      { kind: 'success', message: 'One' },
      { kind: 'error', message: 'Two' },
    ];
    expect(listener).toHaveBeenCalledTimes(2);
    expect([toaster.take(), toaster.take(), listener.mock.calls.length]).toMatchObject([
      both,
      [],
      3,
    ]);
    stop();
    toaster.show('error', 'Three');
    await turn();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('say that a part cannot be opened, which is not opened then', async () => {
    const open = vi.fn<() => void>();
    openLoaded({ load: () => Promise.resolve() }, open);
    await turn();
    expect([open.mock.calls.length, toaster.take()]).toEqual([1, []]);
    openLoaded({ load: () => Promise.reject(new Error('No')) }, open);
    await turn();
    expect(open).toHaveBeenCalledOnce();
    expect(toaster.take()).toMatchObject([
      {
        kind: 'error',
        message: 'We cannot reach the service at the moment. Your progress is saved.',
      },
    ]);
  });

  it('and the log have what a flow says', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const changed = vi.fn<() => void>();
    onSessionChange(changed);
    effects.log(null, { message: { text: 'It failed' } });
    effects.notify(null, { kind: 'error', message: { text: 'No' } });
    sessionEffects.notifySession();
    await turn();
    expect(logged.mock.calls).toEqual([['[assay] It failed']]);
    expect(toaster.take()).toMatchObject([{ kind: 'error', message: { text: 'No' } }]);
    expect(changed).toHaveBeenCalledOnce();
  });
});
