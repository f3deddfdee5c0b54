import type { OfferChoice } from '../../machines/booking/booking.types.ts';

/** The offer for a first order, available for an unpaid order. */
export const firstOrderOffer: OfferChoice = {
  offer: {
    code: 'FIRST60',
    title: '60% off your first order',
    titleHindi: 'आपके पहले ऑर्डर पर 60% की छूट',
    percent: 60,
    rupees: null,
    mostRupees: 500,
  },
  discount: 389,
  amount: 260,
  refusal: null,
  refusalReason: null,
};
/** The same offer for a customer who already has a paid order. */
export const refusedOffer: OfferChoice = {
  ...firstOrderOffer,
  refusal:
    'This offer is for a first order. There is already a paid order with your account or mobile number.',
  refusalReason: 'OFFER_FIRST_ORDER_ONLY',
};
