import { createFlow } from '../flow/createFlow.tsx';
import type { Actors, bookingActor, chatActor, signUpActor } from './actors.ts';
import type { LateActor } from './lateActor.ts';

type RefOf<Late> = Late extends LateActor<infer Ref> ? Ref : never;

/** The page's flows as views read them. */
export const Session = createFlow<Actors['session']>('session');
export const Location = createFlow<Actors['location']>('location');
export const SignUp = createFlow<RefOf<typeof signUpActor>>('signUp');
export const Booking = createFlow<RefOf<typeof bookingActor>>('booking');
export const Chat = createFlow<RefOf<typeof chatActor>>('chat');
