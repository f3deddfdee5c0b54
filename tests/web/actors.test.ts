// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { address, serviceability, user } from '../../devtools/samples/entities.ts';
import { createActors } from '../../web/app/actors.ts';
import { gatewayAnswers } from './support/gateway.ts';
import {
  bookingActor,
  chatActor,
  findTestActor,
  pinActor,
  signUpActor,
} from '../../web/shared/flows/flows.ts';
import { answerKey, createPageData } from '../../web/shared/pageData.ts';
import { openPin } from '../../web/shared/pin/openPin.ts';
import { readPin, writePin } from '../../web/shared/pin/storedPin.ts';
import { writeDraft } from '../../web/shared/drafts/draftStorage.ts';
import { notifySessionChange } from '../../web/shared/sessionChange.ts';
import { writeTab } from '../../web/ui/tabStorage.ts';
import { draft } from '../machines/support/funnel.ts';

/** Code is fetched, and the way out waits a moment. */
const patience = { timeout: 30_000 };
const postMessage = vi.fn<(message: unknown) => void>();
const getRegistration = async () => ({ active: { postMessage } });
const me = { ...user, phoneVerified: true };
let now: object | null;
let addresses: object[];
beforeEach(() => {
  postMessage.mockClear();
  now = me;
  addresses = [];
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
  gatewayAnswers(() => ({ me: now, addresses, serviceability, signOut: { message: '' } }));
});

/** The flows of a page that came with this customer, started. */
function started(brought: object | null = me, wanted?: string) {
  const own = answerKey('Orders', {});
  const pageData = createPageData(
    { [answerKey('Me', {})]: { me: brought }, [own]: { orders: [] } },
    true,
  );
  const { session, location } = createActors(pageData, wanted);
  session.start();
  location.start();
  return { session, pageData, own };
}

/** The events that this actor sends to others from now on. */
function sentBy(actor: AnyActorRef): string[] {
  const sent: string[] = [];
  actor.system.inspect((message) => {
    if (message.type !== '@xstate.event' || message.sourceRef !== actor) return;
    if (!message.event.type.startsWith('xstate.')) sent.push(message.event.type);
  });
  return sent;
}

describe('the flows of a page', () => {
  it('begin with the customer whom the page brought, and with the page that was wanted', async () => {
    const { session } = started(me, '/orders');
    await vi.waitFor(() =>
      expect(session.getSnapshot().context.user).toMatchObject({ id: user.id }),
    );
    expect(session.getSnapshot().context.wanted).toBe('/orders');
    session.stop();
  });

  it('ask anew who is here when that may have changed', async () => {
    now = null;
    const { session } = started(null);
    await vi.waitFor(() => expect(session.getSnapshot().hasTag('known')).toBe(true));
    expect(session.getSnapshot().context.user).toBeNull();
    now = me;
    await bookingActor.load();
    const sent = sentBy(session);
    notifySessionChange();
    await vi.waitFor(() =>
      expect(session.getSnapshot().context.user).toMatchObject({ id: user.id }),
    );
    expect(sent).toEqual(['session.renewed']);
    session.stop();
  });

  it('leave nothing of a customer at the device who logs out', async () => {
    const { session, pageData, own } = started();
    await vi.waitFor(() =>
      expect(session.getSnapshot().context.user).toMatchObject({ id: user.id }),
    );
    const booking = await bookingActor.load();
    const chat = await chatActor.load();
    chat.start();
    chat.send({ type: 'chat.opened' });
    const signUp = await signUpActor.load();
    signUp.start();
    const sent = sentBy(session);
    booking.send({ type: 'draft.restored', draft });
    writeDraft(draft, user.id);
    writeTab('typed.address', { road: 'Mount Road' });
    writePin('600020');
    now = null;
    session.send({ type: 'signOut.requested' });
    await vi.waitFor(() => expect(session.getSnapshot().context.user).toBeNull(), patience);
    expect([Object.keys(localStorage), readPin(), readTabNames()]).toEqual([
      ['assay.known'],
      null,
      [],
    ]);
    const { context } = booking.getSnapshot();
    expect([context.draft.testId, context.draft.draftId === draft.draftId]).toEqual([null, false]);
    expect(chat.getSnapshot().matches({ panel: 'closed' })).toBe(true);
    expect(sent).toEqual(['booking.forgotten', 'chat.forgotten', 'signUp.begun']);
    expect(postMessage.mock.calls).toContainEqual(['forget']);
    expect(pageData.get(own).data).toBeUndefined();
    session.stop();
  });

  it.each([
    ['has no service worker', {}, []],
    ['has none registered', { serviceWorker: { getRegistration: async () => undefined } }, []],
    ['has one that is not in charge yet', { serviceWorker: { getRegistration } }, [['forget']]],
  ])('forget what is stored for offline in a browser that %s', async (_, device, messages) => {
    vi.stubGlobal('navigator', { onLine: true, ...device });
    const { session } = started();
    await vi.waitFor(() =>
      expect(session.getSnapshot().context.user).toMatchObject({ id: user.id }),
    );
    now = null;
    session.send({ type: 'signOut.requested' });
    await vi.waitFor(() => expect(session.getSnapshot().context.user).toBeNull(), patience);
    await vi.waitFor(() => expect(postMessage.mock.calls.slice(0, 1)).toEqual(messages));
    session.stop();
  });

  it('leave nothing of somebody else to the customer who is here now', async () => {
    writeTab('session', { dataOf: 'u9', wanted: null });
    writeTab('typed.address', { road: 'Mount Road' });
    writeDraft(draft, 'u9');
    writePin('600020');
    const { session } = started();
    await vi.waitFor(() =>
      expect(postMessage.mock.calls).toContainEqual([{ customerId: user.id }]),
    );
    expect([Object.keys(localStorage), readPin(), readTabNames()]).toEqual([
      ['assay.known'],
      null,
      [],
    ]);
    session.stop();
  });

  it('find a test by their own flow, which begins with nothing found', async () => {
    started().session.stop();
    const findTest = await findTestActor.load();
    expect(findTest.getSnapshot()).toMatchObject({ status: 'active', context: { text: '' } });
  });

  it('take the default one of the saved addresses for the area of a device without one', async () => {
    addresses = [
      { ...address, zipCode: '411001', isDefault: false },
      { ...address, zipCode: serviceability.pin, isDefault: true },
    ];
    const { session } = started();
    await vi.waitFor(() => expect(readPin()).toBe(serviceability.pin), patience);
    session.stop();
    writePin(null);
  });

  it('open the sheet of the PIN code once its code is there', async () => {
    started().session.stop();
    openPin();
    await vi.waitFor(
      () => expect(pinActor.current()?.getSnapshot().hasTag('editing')).toBe(true),
      patience,
    );
  });
});

/** What this tab still stores of what was entered; who is here is asked anew. */
const readTabNames = () =>
  Object.keys(sessionStorage).filter(
    (name) => !/^assay\.tab\.(session|location|draft)$/.test(name),
  );
