import type { ActorRefFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import type { findTestMachine } from '../../../machines/findTest/findTest.machine.ts';
import type { locationMachine } from '../../../machines/location/location.machine.ts';
import type { pinMachine } from '../../../machines/pin/pin.machine.ts';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import { createFlow } from './createFlow.tsx';
import { lazyActor } from './lazyActor.ts';

export const Session = createFlow<ActorRefFrom<typeof sessionMachine>>('session');
export const Location = createFlow<ActorRefFrom<typeof locationMachine>>('location');
export const SignUp = createFlow<ActorRefFrom<typeof signUpMachine>>('signUp');
export const Booking = createFlow<ActorRefFrom<typeof bookingMachine>>('booking');
export const Chat = createFlow<ActorRefFrom<typeof chatMachine>>('chat');
export const Pin = createFlow<ActorRefFrom<typeof pinMachine>>('pin');

/**
 * Flows that are loaded with the part of the page that needs them, and stay (web/app/actors.ts).
 */
export const signUpActor = lazyActor<ActorRefFrom<typeof signUpMachine>>();
export const bookingActor = lazyActor<ActorRefFrom<typeof bookingMachine>>();
export const chatActor = lazyActor<ActorRefFrom<typeof chatMachine>>();
export const pinActor = lazyActor<ActorRefFrom<typeof pinMachine>>();
export const findTestActor = lazyActor<ActorRefFrom<typeof findTestMachine>>();
