// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { createDraftSaver, unfinishedOf } from '../../web/booking/accountDrafts.ts';
import { draft } from '../machines/support/funnel.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
  async () => new Response(),
);
beforeEach(() => {
  fetched.mockClear();
  // What an earlier file of this process left running may still ask for something else.
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    JSON.stringify(init.body).includes('input') ? fetched(url, init) : new Response(),
  );
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Sent = { id: string; labId?: string | null };
/** What was sent, each for whom. */
const sent = () =>
  fetched.mock.calls.map(([, { body, headers }]) => [
    (JSON.parse(body as string) as { variables: { input: Sent } }).variables.input,
    (headers as Record<string, string>)['assay-customer'],
  ]);
/** What is sent is named by code that is imported, for which no clock counts. */
const after = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
};
const later = () => after(60_000);
const nothing = emptyDraft('new');
const otherLab: Draft = { ...draft, labId: 'l2' };

it('several changes in a row are saved once, as the account reads them again', async () => {
  const saver = createDraftSaver();
  const visit: Draft = {
    ...otherLab,
    lastMeal: 'toConfirm',
    expectedAmount: 549,
    added: [{ testId: 't2', patientId: 'p2' }],
  };
  saver.changed(draft, nothing, 'u1');
  saver.changed(visit, draft, 'u1');
  expect(fetched).not.toHaveBeenCalled();
  await later();
  expect(sent()).toEqual([[expect.objectContaining({ id: visit.draftId, labId: 'l2' }), 'u1']]);
  const [[input]] = sent() as [[object, string]];
  const answer = { ...input, __typename: 'BookingDraft', savedAt: new Date(5).toISOString() };
  expect(unfinishedOf([answer] as never)).toEqual([{ savedAt: 5, draft: visit }]);
});

it('an earlier state never comes after a later one', async () => {
  const saver = createDraftSaver();
  let answered = () => undefined as void;
  fetched.mockImplementationOnce(
    () => new Promise((resolve) => (answered = () => resolve(new Response()))),
  );
  saver.changed(draft, nothing, 'u1');
  await later();
  saver.changed(otherLab, draft, 'u1');
  await later();
  expect(fetched).toHaveBeenCalledOnce();
  answered();
  await later();
  expect(sent().map(([input]) => (input as Sent).labId)).toEqual([draft.labId, 'l2']);
});

/** A page that is not seen any more may be ended by a phone without another word. */
const hidden = () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
};
it.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  ['not seen any more', hidden],
])('what waits is sent when the page is %s or another booking is begun', async (_, leave) => {
  const saver = createDraftSaver();
  saver.changed(draft, nothing, 'u1');
  const next: Draft = { ...draft, draftId: 'd2' };
  saver.changed(next, draft, 'u1');
  leave();
  await after(0);
  expect(sent().map(([input]) => (input as Sent).id)).toEqual([draft.draftId, 'd2']);
  await later();
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a paid one is removed; a guest’s, and what logging out leaves empty, is not sent', async () => {
  const saver = createDraftSaver();
  const paid = { ...emptyDraft(draft.draftId), attempt: 1 };
  saver.changed(paid, draft, 'u1');
  saver.changed({ ...paid, attempt: 2 }, paid, 'u1');
  await later();
  expect(sent()).toEqual([[{ id: draft.draftId, attempt: 2 }, 'u1']]);
  saver.changed(otherLab, draft, 'u1');
  saver.changed(nothing, otherLab, 'u1');
  saver.changed(draft, nothing, null);
  await later();
  expect(fetched).toHaveBeenCalledOnce();
});
