import { stepTitles } from './copy/stepTitles.ts';
import type { Route } from './shared/route.ts';

const bookingPage = {
  load: async () => (await import('./booking/BookingFlow.tsx')).BookingFlow,
  within: ['booking'],
  modules: ['booking/BookingFlow.tsx', 'booking/bookingActor.ts', 'booking/storeDraft.ts'],
  renderedModules: ['booking/openedBooking.ts'],
  queryModules: ['booking/booking.ports.ts'],
  access: 'verified',
  byDraft: true,
  bottom: 'ownBar',
  chatOnPhone: false,
} as const;

export const bookingRoutes = {
  addPatient: {
    ...bookingPage,
    path: '/AddPatient',
    shape: { heading: () => stepTitles.patient, milestone: 0 },
  },
  lab: { ...bookingPage, path: '/Lab', shape: { heading: () => stepTitles.lab, milestone: 0 } },
  selectAppointment: {
    ...bookingPage,
    path: '/SelectAppointment',
    shape: { heading: () => stepTitles.slot, milestone: 1 },
  },
  addAddress: {
    ...bookingPage,
    path: '/AddAddress',
    shape: { heading: () => stepTitles.address, milestone: 2 },
  },
  reviewOrder: {
    ...bookingPage,
    path: '/reviewOrder/:orderId',
    shape: { heading: () => stepTitles.review },
  },
  checkout: { ...bookingPage, path: '/checkout', shape: { heading: () => stepTitles.checkout } },
  paymentSuccess: {
    ...bookingPage,
    path: '/payment-success/:orderId',
    shape: { heading: () => stepTitles.order },
    next: ['trackOrder', 'appointments'],
    bottom: undefined,
    chatOnPhone: undefined,
  },
} as const satisfies Record<string, Route>;

/** The pages of the steps in which something is chosen: those with a milestone of their own. */
export type StepPage = {
  [Name in keyof typeof bookingRoutes]: (typeof bookingRoutes)[Name] extends {
    shape: { milestone: number };
  }
    ? Name
    : never;
}[keyof typeof bookingRoutes];
