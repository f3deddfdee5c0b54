import type { Guest } from './crowd.ts';

/** What the owner has that somebody else may ask for. */
export interface Things {
  guest: Guest;
  order: string;
  done: string;
  /** Where the credit note of one that was cancelled is. */
  creditNote: string;
  /** A link to the report of `done`. */
  link: string;
  /** Another time for the call that is booked about it. */
  call: string;
  /** A reminder of the owner's. */
  repeat: string;
  patient: string;
  address: string;
  slot: string;
  proof: object;
}
/** One call that names somebody's own thing: the path's and the body's ids are the owner's. */
interface Naming {
  path: string;
  body?: object;
}
export type Names = (things: Things, asker: Guest) => Naming[];

const patientBody = {
  bookingforWhom: 'Mother',
  name: 'Someone Else',
  DOB: '1960-01-01',
  gender: 'female',
};
const addressBody = { houseNo: '2', road: 'Other Road', zipCode: '560038', cityState: 'Bengaluru' };
const ordering = { test: 'tsh', lab: 'kaveri-precision-labs' };

/**
 * Every customer's call: what of somebody's it names, or 'nothing'. A call that is neither here
 * nor in `MAY` (accessTable.ts) makes `access.test.ts` fail.
 */
export const NAMES: Record<string, 'nothing' | Names> = {
  'GET users/me': 'nothing',
  'PATCH users/me': 'nothing',
  'GET users/me/export': 'nothing',
  // What they name chooses among one's own (tests/api/repeats.test.ts).
  'GET users/me/home': 'nothing',
  'GET users/me/repeats': 'nothing',
  'POST users/me/repeats': ({ patient }) => [
    { path: 'users/me/repeats', body: { patient, test: 'tsh', months: 6 } },
  ],
  'DELETE users/me/repeats/{id}': ({ repeat }) => [{ path: `users/me/repeats/${repeat}` }],
  'GET users/me/offers': 'nothing',
  'GET users/me/drafts': 'nothing',
  'PUT users/me/drafts/{id}': ({ order }) => [
    { path: 'users/me/drafts/d1', body: { test: 'tsh', attempt: 0, order } },
  ],
  'POST users/deleteAccount': 'nothing',
  'POST users/sendemailcode': 'nothing',
  'POST users/verifyemail': 'nothing',
  'GET patient': 'nothing',
  'GET address': 'nothing',
  'GET order': 'nothing',
  'GET payment': 'nothing',
  'GET report': 'nothing',
  'POST patient/patientdetails': 'nothing',
  'POST address/saveaddress': 'nothing',
  'POST users/sendotp': ({ guest }) => [
    { path: 'users/sendotp', body: { phoneNumber: '+919000000001', userID: guest.user } },
  ],
  'POST users/verifyotp': ({ guest }) => [
    { path: 'users/verifyotp', body: { otp: '1234', userID: guest.user } },
  ],
  'GET patient/{id}': ({ patient }) => [{ path: `patient/${patient}` }],
  'PUT patient/{id}': ({ patient }) => [{ path: `patient/${patient}`, body: patientBody }],
  'DELETE patient/{id}': ({ patient }) => [{ path: `patient/${patient}` }],
  'GET address/{id}': ({ address }) => [{ path: `address/${address}` }],
  'PUT address/{id}': ({ address }) => [{ path: `address/${address}`, body: addressBody }],
  'PUT address/{id}/default': ({ address }) => [{ path: `address/${address}/default`, body: {} }],
  'DELETE address/{id}': ({ address }) => [{ path: `address/${address}` }],
  // Each of the two alone is somebody else's.
  'POST order/createorder': ({ patient, address, slot }, asker) => [
    { path: 'order/createorder', body: { ...ordering, slot, patient, address: asker.address } },
    { path: 'order/createorder', body: { ...ordering, slot, patient: asker.patient, address } },
  ],
  'POST order/{id}/extend': ({ order }) => [{ path: `order/${order}/extend`, body: {} }],
  'GET order/{id}/offers': ({ order }) => [{ path: `order/${order}/offers` }],
  'POST order/{id}/offer': ({ order }) => [
    { path: `order/${order}/offer`, body: { code: 'FIRST60' } },
  ],
  'DELETE order/{id}/offer': ({ order }) => [{ path: `order/${order}/offer` }],
  'GET order/{id}': ({ order }) => [{ path: `order/${order}` }],
  'GET order/{id}/events': ({ order }) => [{ path: `order/${order}/events` }],
  // Somebody's order with one's own choices, and each of the two that are somebody else's.
  'PUT order/{id}': ({ order, patient, address, slot }, asker) => [
    {
      path: `order/${order}`,
      body: { ...ordering, slot, patient: asker.patient, address: asker.address },
    },
    { path: `order/${order}`, body: { ...ordering, slot, patient, address: asker.address } },
    { path: `order/${order}`, body: { ...ordering, slot, patient: asker.patient, address } },
  ],
  'POST order/{id}/reschedule': ({ order, slot }) => [
    { path: `order/${order}/reschedule`, body: { slot } },
  ],
  'POST payment/create-order': ({ order }) => [
    { path: 'payment/create-order', body: { orderId: order } },
  ],
  'POST payment/verify': ({ order, proof }) => [
    { path: 'payment/verify', body: { ...proof, orderId: order } },
  ],
  'POST order/{id}/cancel': ({ order }) => [{ path: `order/${order}/cancel`, body: {} }],
  // Of an order with one item, the item has the order's id.
  'POST order/{id}/items/{itemId}/cancel': ({ order }) => [
    { path: `order/${order}/items/${order}/cancel`, body: {} },
  ],
  'POST order/{id}/rating': ({ done }) => [{ path: `order/${done}/rating`, body: { stars: 5 } }],
  'GET order/{id}/visit.ics': ({ done }) => [{ path: `order/${done}/visit.ics` }],
  'GET order/{id}/receipt.pdf': ({ done }) => [{ path: `order/${done}/receipt.pdf` }],
  'GET order/{id}/creditnotes/{number}': ({ creditNote }) => [{ path: creditNote }],
  'GET report/{id}': ({ done }) => [{ path: `report/${done}` }],
  'GET report/{id}/links': ({ done }) => [{ path: `report/${done}/links` }],
  'POST report/{id}/links': ({ done }) => [{ path: `report/${done}/links`, body: { days: 7 } }],
  'DELETE report/{id}/links/{linkId}': ({ done, link }) => [
    { path: `report/${done}/links/${link}` },
  ],
  'GET report/{id}/consultation': ({ done }) => [{ path: `report/${done}/consultation` }],
  'POST report/{id}/consultation': ({ done, call }) => [
    { path: `report/${done}/consultation`, body: { startsAt: call } },
  ],
  'PUT report/{id}/consultation': ({ done, call }) => [
    { path: `report/${done}/consultation`, body: { startsAt: call } },
  ],
  'DELETE report/{id}/consultation': ({ done }) => [{ path: `report/${done}/consultation` }],
  'GET report/{id}/file': ({ done }) => [{ path: `report/${done}/file` }],
};
