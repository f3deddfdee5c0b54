import { bookingNotices } from '../booking.notices.ts';

/** The form of a child whose guardian has to consent before anything can be booked (PD-121). */
export const consentAsked = {
  target: '#editingPatient',
  actions: [
    'setChildToEdit',
    { type: 'showMessage', params: { message: bookingNotices.consentNeeded } },
  ],
} as const;
