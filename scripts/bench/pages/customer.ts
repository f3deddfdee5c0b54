import { emptyDraft } from '../../../machines/booking/draft.ts';
import { serializeDraft } from '../../../machines/booking/storedDraft.ts';
import { draftText } from '../../../web/shared/drafts/draftCookie.ts';
import { draftCookieName } from '../../../web/shared/drafts/storedDrafts.ts';
import { clientOf } from '../product.ts';

/** A demo customer who has orders, and has chosen a test, a patient and a lab. */
export interface BenchCustomer {
  cookie: string;
  /** Carries the choices, so that the server renders the funnel's steps. */
  draftCookie: string;
  /** The tab's session storage for these choices. */
  stored: Readonly<Record<string, string>>;
  paidOrder: string;
  unpaidOrder: string | undefined;
}

export async function benchCustomer(address: string): Promise<BenchCustomer> {
  const customer = clientOf(address);
  const { userID } = await customer.call<{ userID: string }>('users/login', {
    email: 'nandini@example.com',
    password: 'assay-demo-1',
  });
  const orders = await customer.call<{ _id: string; paymentStatus: string }[]>('order');
  const [patient] = await customer.call<{ _id: string }[]>('patient');
  const [lab] = await customer.call<{ _id: string }[]>('lab/getlab?testId=tsh');
  const draft = {
    ...emptyDraft('bench'),
    testId: 'tsh',
    patientId: patient!._id,
    labId: lab!._id,
  };
  return {
    cookie: customer.cookie(),
    draftCookie: `${draftCookieName}=${draftText({ userId: userID, pin: null, draft })}`,
    stored: { 'assay.tab.draft': JSON.stringify(serializeDraft(draft, userID, Date.now())) },
    paidOrder: orders.find(({ paymentStatus }) => paymentStatus === 'SUCCESS')!._id,
    unpaidOrder: orders.find(({ paymentStatus }) => paymentStatus === 'PENDING')?._id,
  };
}
