import { createFlow } from '../flow/createFlow.tsx';
import type { Actors } from './actors.ts';

/** The page's flows as views read them. */
export const Session = createFlow<Actors['session']>('session');
export const SignUp = createFlow<Actors['signUp']>('signUp');
export const Booking = createFlow<Actors['booking']>('booking');
export const Chat = createFlow<Actors['chat']>('chat');
export const Location = createFlow<Actors['location']>('location');
