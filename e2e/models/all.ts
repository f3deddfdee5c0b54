import { bookingScreens } from './booking.screens.ts';
import { chatScreens } from './chat.screens.ts';
import { passwordResetScreens } from './passwordReset.screens.ts';
import type { Screens } from './screens.ts';
import { signInScreens } from './signIn.screens.ts';
import { signUpScreens } from './signUp.screens.ts';
import { trackingScreens } from './tracking.screens.ts';

/** Every machine that has screens of its own. */
export const allScreens: readonly Screens[] = [bookingScreens, signUpScreens, chatScreens, trackingScreens, passwordResetScreens, signInScreens];
