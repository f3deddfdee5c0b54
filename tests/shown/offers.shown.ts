import { typed } from './shownOnPage.ts';

export const firstOrder = typed('Offer', {
  code: 'FIRST60',
  title: '60% off your first order',
  titleHindi: 'पहले ऑर्डर पर 60% की छूट',
  percent: 60,
  rupees: null,
  mostRupees: 500,
  from: null,
  until: null,
  firstOrderOnly: true,
  perCustomer: 1,
});
const taken = ({ code, title, titleHindi }: typeof firstOrder) =>
  typed('TakenOffer', { code, title, titleHindi });
/** Without an offer, with the one that the customer may have, and with one that they may not. */
export const amounts = [
  { offer: null, discount: 100, amount: 220 },
  { offer: taken(firstOrder), discount: 192, amount: 128 },
  { offer: { ...taken(firstOrder), code: 'STAFF' }, discount: 300, amount: 20 },
].map((one) => typed('StartingAmount', one));
