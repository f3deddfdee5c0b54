import type { BookingPorts } from '../../machines/booking/booking.types.ts';
import type { ChatPorts } from '../../machines/chat/chat.machine.ts';
import type { LocationPorts } from '../../machines/location/location.machine.ts';
import type { PasswordResetPorts } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { SessionPorts } from '../../machines/session/session.machine.ts';
import type { SignInPorts } from '../../machines/signIn/signIn.machine.ts';
import type { SignUpPorts } from '../../machines/signUp/signUp.setup.ts';
import { locate } from '../location/locate.ts';
import { afterWaking } from './idle.ts';
import { later } from './later.ts';

const sessions = () => import('../session/session.ports.ts');
/** Who is here is asked at every start, so it must not come before the page. */
const sessionsAfterWaking = () => afterWaking().then(sessions);

/** Every flow's ports, fetched when first asked. */
export const ports = {
  session: later<SessionPorts>(
    { loadUser: true, signOut: true },
    async () => (await sessionsAfterWaking()).sessionPorts,
  ),
  signUp: later<SignUpPorts>(
    { signUp: true, sendCode: true, verifyCode: true },
    async () => (await sessions()).signUpPorts,
  ),
  signIn: later<SignInPorts>({ signIn: true }, async () => (await sessions()).signInPorts),
  adminSignIn: later<SignInPorts>(
    { signIn: true },
    async () => (await sessions()).adminSignInPorts,
  ),
  passwordReset: later<PasswordResetPorts>(
    { requestPasswordReset: true, resetPassword: true },
    async () => (await sessions()).passwordResetPorts,
  ),
  chat: later<ChatPorts>(
    { ask: true },
    async () => (await import('../chat/chat.ports.ts')).chatPorts,
  ),
  // The device is asked at once: its question to the person does not wait for Apollo.
  location: {
    locate,
    ...later<Pick<LocationPorts, 'loadPlace'>>(
      { loadPlace: true },
      async () => (await import('../location/location.ports.ts')).placePorts,
    ),
  },
  booking: later<BookingPorts>(
    {
      loadPatients: true,
      savePatient: true,
      loadLabs: true,
      loadSlots: true,
      loadAddresses: true,
      saveAddress: true,
      createOrder: true,
      loadOrder: true,
      startPayment: true,
      openPaymentWindow: true,
      verifyPayment: true,
    },
    async () => (await import('../booking/booking.ports.ts')).bookingPorts,
  ),
};
