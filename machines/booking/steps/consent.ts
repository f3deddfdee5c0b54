import { failureMessage } from '../../messages.ts';
import { bookingNotices } from '../booking.notices.ts';
import { failure } from '../booking.params.ts';

/** The form of a child whose guardian has to consent before anything is booked (PD-121). */
export const consentAsked = {
  target: '#editingPatient',
  actions: [
    'setChildToEdit',
    { type: 'showMessage', params: { message: bookingNotices.consentNeeded } },
  ],
} as const;

/** The service asks for it where the patients were not looked at; everything chosen stays. */
export const consentRefused = {
  guard: { type: 'isConsentRefused', params: failure },
  target: '#patient',
  actions: ['setToReview', { type: 'showMessage', params: failureMessage }],
} as const;
