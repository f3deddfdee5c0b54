// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lab, user } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft, withOrder } from '../../machines/booking/draft.ts';
import { draftLifetime } from '../../machines/order/unfinished.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { createBookingActor } from '../../web/booking/bookingActor.ts';
import { sortLabs } from '../../web/booking/sortLabs.ts';
import { storeDraft } from '../../web/booking/storeDraft.ts';
import { gatewayAnswers } from './support/gateway.ts';
import {
  readDraft,
  sendDraft,
  unfinishedDrafts,
  writeDraft,
} from '../../web/shared/drafts/draftStorage.ts';
import { draftOfCookies } from '../../web/shared/drafts/draftCookie.ts';
import { removeDrafts } from '../../web/shared/drafts/storedDrafts.ts';
import type { SentDraft } from '../../web/shared/drafts/storedDrafts.ts';
import { readPin, writePin } from '../../web/shared/pin/storedPin.ts';
import { draft } from '../machines/support/funnel.ts';

beforeEach(() => {
  writePin(null);
});

const begun: Draft = { ...emptyDraft('d1'), testId: 't1' };

/** The funnel and the session as the app puts them together; `customer` is who was here at start. */
async function started(customer: typeof user | null, shown?: SentDraft) {
  const session = walk(sessionMachine);
  await session.go({ answers: 'loadUser', with: customer && { ...customer, phoneVerified: true } });
  const booking = walk(bookingMachine, { draft: emptyDraft('new') });
  storeDraft(booking.actor as never, session.actor as never, shown);
  const chosen = () => booking.context<{ draft: Draft }>().draft;
  return { session, booking, chosen };
}

describe("a tab's booking", () => {
  it('begins with what this tab stored for its customer', async () => {
    writeDraft(draft, user.id);
    expect((await started(user)).chosen()).toEqual(draft);
  });

  it.each<[string, Draft, string | null]>([
    ["somebody else's", draft, 'u2'],
    ['nothing chosen', emptyDraft('d9'), null],
  ])('does not begin with %s', async (_, stored, owner) => {
    writeDraft(stored, owner);
    expect((await started(user)).chosen().draftId).toBe('new');
  });

  it('is known to the server while a customer books, with the PIN code of the device', () => {
    const added = [{ testId: 't2', patientId: 'p2' }];
    const visit: Draft = { ...withOrder(draft, 'o1'), added, lastMeal: 'confirmed' };
    const sent = () => draftOfCookies(document.cookie);
    writePin('600042');
    removeDrafts();
    writeDraft({ ...visit, expectedAmount: 549 }, null);
    expect(sent()).toBeNull();
    const unasked = { ...draft, expectedAmount: 549 };
    writeDraft(unasked, user.id);
    expect(sent()?.draft).toEqual(unasked);
    writeDraft({ ...visit, expectedAmount: 549 }, user.id);
    expect(sent()).toEqual({
      userId: user.id,
      pin: '600042',
      draft: { ...visit, expectedAmount: 549 },
    });
    writeDraft(emptyDraft('d2'), user.id);
    expect(sent()).toBeNull();
    writeDraft(begun, user.id);
    removeDrafts();
    expect(sent()).toBeNull();
  });

  it.each(['', 'assay_draft=%', 'assay_draft=userId=u1', 'assay_draft=draftId=d1&attempt=0'])(
    'is nothing to the server where its cookie is broken: %s',
    (cookies) => expect(draftOfCookies(cookies)).toBeNull(),
  );

  it('goes on with the one that the page shows, where the tab has none', async () => {
    const shown = { userId: user.id, pin: null, draft };
    expect((await started(user, shown)).chosen()).toEqual(draft);
    writeDraft({ ...begun, patientId: 'p9' }, user.id);
    expect((await started(user, shown)).chosen().patientId).toBe('p9');
  });

  it('is not saved again where what was chosen is chosen again', async () => {
    const known: Draft = { ...draft, expectedAmount: lab.amountInRupees };
    writeDraft(known, user.id);
    const { booking, chosen } = await started(user);
    await booking.go({ fact: { type: 'xstate.route', to: '#lab' } });
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    await booking.go({ answers: 'loadLabs', with: [{ ...lab, id: draft.labId! }] });
    expect(chosen()).toEqual(known);
    expect(stored).not.toHaveBeenCalled();
  });

  it('that is too old is not begun with', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    writeDraft(draft, user.id);
    vi.setSystemTime(draftLifetime);
    expect([readDraft(user.id), unfinishedDrafts(user.id)]).toEqual([null, []]);
    vi.setSystemTime(draftLifetime - 1);
    expect(readDraft(user.id)).toEqual(draft);
  });

  it('is an order by itself, too', async () => {
    writeDraft({ ...emptyDraft('d1'), orderId: 'o1' }, user.id);
    expect((await started(user)).chosen().orderId).toBe('o1');
  });

  it('is stored as it changes, under the customer', async () => {
    const { booking } = await started(user);
    await booking.go({ fact: { type: 'draft.restored', draft } });
    expect([readDraft(user.id), readDraft('u2'), readDraft(null)]).toEqual([draft, null, null]);
    expect(unfinishedDrafts(user.id).map((one) => one.draft)).toEqual([draft]);
    await booking.go({ fact: { type: 'booking.forgotten', draftId: 'd2' } });
    expect(readDraft(user.id)).toEqual(emptyDraft('d2'));
  });

  it('of a guest is stored for whoever signs in, and offered to nobody before', async () => {
    const { booking, session, chosen } = await started(null);
    await booking.go({ fact: { type: 'draft.restored', draft: begun } });
    expect([readDraft(null), localStorage.length]).toEqual([begun, 0]);
    await session.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user });
    expect([chosen(), readDraft(user.id), readDraft(null)]).toEqual([begun, begun, null]);
  });

  it('stays the customer’s while their session has run out, and is theirs again after it', async () => {
    writeDraft(draft, user.id);
    const { session, chosen } = await started(null);
    expect(chosen().draftId).toBe('new');
    await session.go({ fact: { type: 'session.changed' } }, { answers: 'loadUser', with: user });
    expect([chosen(), readDraft(user.id)]).toEqual([draft, draft]);
  });

  it('is taken up once, and not each time that somebody asks who is here', async () => {
    const { session, chosen } = await started(user);
    writeDraft(draft, user.id);
    await session.go({ fact: { type: 'session.changed' } });
    expect(chosen().draftId).toBe('new');
  });

  it.each([
    ['seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'come back to',
      () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is the one that the server knows once the tab is %s', async (_, see) => {
    writeDraft(draft, user.id);
    await started(user);
    const knownLab = () => draftOfCookies(document.cookie)?.draft.labId;
    sendDraft({ ...draft, labId: 'ofOtherTab' }, user.id);
    expect(knownLab()).toBe('ofOtherTab');
    see();
    expect(knownLab()).toBe(draft.labId);
  });

  it('is taken up by the funnel of the app', async () => {
    writeDraft(draft, user.id);
    const { session } = await started(user);
    const booking = createBookingActor();
    storeDraft(booking, session.actor as never);
    expect(booking.getSnapshot()).toMatchObject({ status: 'active', context: { draft } });
    booking.stop();
  });

  it('that a guest had begun before a reload belongs to the customer who is here by now', async () => {
    writeDraft(draft, null);
    await started(user);
    expect(unfinishedDrafts(user.id).map((one) => one.draft)).toEqual([draft]);
  });

  it('of the customer who signs in next is what this tab has of theirs', async () => {
    writeDraft(draft, 'u2');
    const { session, chosen } = await started(user);
    expect(chosen().draftId).toBe('new');
    await session.go(
      { fact: { type: 'session.changed' } },
      { answers: 'reloadUser', with: { ...user, id: 'u2', phoneVerified: true } },
    );
    expect([chosen(), readDraft('u2')]).toEqual([draft, draft]);
  });

  it('of a customer is not that of the next', async () => {
    writeDraft(draft, user.id);
    const { session } = await started(user);
    await session.go(
      { fact: { type: 'session.changed' } },
      { answers: 'reloadUser', with: { ...user, id: 'u2', phoneVerified: true } },
    );
    expect([readDraft('u2'), unfinishedDrafts('u2')]).toEqual([null, []]);
  });

  it('that is finished is offered no longer, and leaves nothing behind', () => {
    writeDraft(draft, user.id);
    writeDraft({ ...draft, testId: null }, user.id);
    expect([unfinishedDrafts(user.id), localStorage.length]).toEqual([[], 0]);
  });
});

it("the funnel's actor knows the PIN code of the device, follows it, and stores another", async () => {
  writePin('600020');
  const booking = createBookingActor();
  booking.start();
  const { draft: first } = booking.getSnapshot().context;
  expect(first).toEqual(emptyDraft(first.draftId));
  expect(booking.getSnapshot().context.pin).toBe('600020');
  writePin('560038');
  expect(booking.getSnapshot().context.pin).toBe('560038');

  gatewayAnswers({ addresses: [], labs: [] });
  booking.send({ type: 'draft.restored', draft });
  booking.send({ type: 'booking.resumed' });
  await vi.waitFor(() => expect(booking.getSnapshot().value).toEqual({ address: 'editing' }));
  booking.send({ type: 'otherLab.wanted', pin: '411001' });
  expect(readPin()).toBe('411001');
  await vi.waitFor(() => expect(booking.getSnapshot().value).toEqual({ lab: 'noneServing' }));
  booking.stop();
});

it.each([
  ['none', 'good', 'best'],
  ['good', 'none', 'best'],
  ['best', 'none', 'good'],
  ['best', 'good', 'none'],
])('of the labs %s, %s, %s one without a rating comes last, or without a report time', (...ids) => {
  const rated = { best: 4.9, good: 4.2, none: null };
  const timed = { best: '6 Hrs', good: '24 Hrs', none: 'Soon' };
  const labs = (ids as (keyof typeof rated)[]).map((id) => ({
    ...lab,
    id,
    rating: rated[id],
    reportTime: timed[id],
  }));
  const sorted = (by: 'rating' | 'reportTime') => sortLabs(labs, by).map(({ id }) => id);
  expect([sorted('rating'), sorted('reportTime')]).toEqual([
    ['best', 'good', 'none'],
    ['best', 'good', 'none'],
  ]);
});
