import { answers, choices } from '../../../machines/booking/draft.ts';
import { isDraft } from '../../../machines/booking/storedDraft.ts';
import { draftLifetime } from '../../../machines/order/unfinished.ts';
import { setCookie } from '../../copy/setCookie.ts';
import { draftCookieName } from './storedDrafts.ts';
import type { SentDraft } from './storedDrafts.ts';

/** A draft as a cookie may hold it: `testId=…&patientId=…`. */
export function draftText({ userId, pin, draft }: SentDraft): string {
  const { added = [], ...plain } = draft;
  const fields = Object.entries({ userId, pin, ...plain }).filter(([, value]) => value != null);
  const items = added.map(({ testId, patientId }) => ['added', `${testId} ${patientId}`]);
  const text = new URLSearchParams([
    ...fields.map(([name, value]) => [name, String(value)]),
    ...items,
  ]);
  // Sorted, so that the same draft always has the same text.
  text.sort();
  return text.toString();
}

/** The draft in a `Cookie` header; null if there is none, or it is broken. */
export function draftOfCookies(header: string | undefined): SentDraft | null {
  const [, text = ''] =
    new RegExp(`(?:^|;\\s*)${draftCookieName}=([^;]*)`).exec(header ?? '') ?? [];
  const fields = new URLSearchParams(text);
  const number = (name: string) => (fields.has(name) ? Number(fields.get(name)) : null);
  // A choice that was not made is null; an answer that was not asked for is absent.
  const names = [
    ...choices,
    ...Object.keys(answers).filter((name) => fields.has(name)),
    'draftId',
    'orderId',
    'orderedAs',
  ];
  const added = fields.getAll('added').map((item) => {
    const [testId, patientId] = item.split(' ');
    return { testId, patientId };
  });
  const draft: unknown = {
    ...Object.fromEntries(names.map((name) => [name, fields.get(name)])),
    attempt: number('attempt'),
    expectedAmount: number('expectedAmount'),
    ...(added.length > 0 && { added }),
  };
  const userId = fields.get('userId');
  return userId !== null && isDraft(draft) ? { userId, pin: fields.get('pin'), draft } : null;
}

/** Tells the server what this tab is booking; does nothing if no test is chosen. */
export function writeDraftCookie(sent: SentDraft): void {
  const isEmpty = sent.draft.testId === null && sent.draft.orderId === null;
  setCookie(draftCookieName, draftText(sent), isEmpty ? 0 : draftLifetime / 1000);
}
