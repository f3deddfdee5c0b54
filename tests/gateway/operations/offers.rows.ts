import { orderFields, orderGiven, orderJson } from './samples.ts';
import type { Row } from './row.ts';

const offerFields =
  'code title titleHindi percent rupees mostRupees from until firstOrderOnly perCustomer';
const offer = {
  code: 'FIRST60',
  title: '60% off your first order',
  titleHindi: 'पहले ऑर्डर पर 60% की छूट',
  percent: 60,
  rupees: null,
  mostRupees: 500,
  from: '2026-12-01',
  until: null,
  firstOrderOnly: true,
  perCustomer: 1,
};
const adminFields = `offer { ${offerFields} } budgetUses budgetRupees paused running uses rupeesGiven`;
const counted = {
  budgetUses: 1000,
  budgetRupees: null,
  paused: false,
  running: true,
  uses: 12,
  rupeesGiven: 4320,
};
const adminJson = { ...offer, ...counted };
const adminGiven = { offer, ...counted };
const input = {
  title: '60% off',
  titleHindi: '60% की छूट',
  percent: '60',
  rupees: null,
  mostRupees: '500',
  from: '2026-12-01',
  until: null,
  firstOrderOnly: true,
  perCustomer: '1',
  budgetUses: '1,000',
  budgetRupees: null,
  paused: false,
};

/** Offers: everybody's, an order's, and the administration's. */
export const offerRows: Row[] = [
  {
    field: 'offers',
    query: `{ offers { ${offerFields} } }`,
    answer: [offer],
    call: { method: 'GET', path: 'offers' },
    gives: [offer],
  },
  {
    field: 'takeOffer',
    query: `mutation { takeOffer(orderId: "o/1", code: "FIRST60") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'order/o%2F1/offer', body: { code: 'FIRST60' } },
    gives: orderGiven,
  },
  {
    field: 'dropOffer',
    query: `mutation { dropOffer(orderId: "o1") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'DELETE', path: 'order/o1/offer' },
    gives: orderGiven,
  },
  {
    field: 'adminOffers',
    query: `{ adminOffers { ${adminFields} } }`,
    answer: [adminJson],
    call: { method: 'GET', path: 'admin/content/offers' },
    gives: [adminGiven],
  },
  {
    field: 'adminOffer',
    query: `{ adminOffer(code: "A/B") { ${adminFields} } }`,
    answer: adminJson,
    call: { method: 'GET', path: 'admin/content/offers/A%2FB' },
    gives: adminGiven,
  },
  {
    field: 'addOffer',
    query: `mutation($input: OfferChanges!) { addOffer(code: "FIRST60", input: $input) { ${adminFields} } }`,
    variables: { input },
    answer: adminJson,
    call: {
      method: 'POST',
      path: 'admin/content/offers',
      body: { code: 'FIRST60', ...input },
    },
    gives: adminGiven,
  },
  {
    field: 'changeOffer',
    query: `mutation { changeOffer(code: "FIRST60", input: { paused: true, until: null }) { ${adminFields} } }`,
    answer: adminJson,
    call: {
      method: 'PATCH',
      path: 'admin/content/offers/FIRST60',
      body: { paused: true, until: null },
    },
    gives: adminGiven,
  },
];
