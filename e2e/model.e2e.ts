import { tours } from '../tests/models/tours.ts';
import { expect, test } from './fixtures.ts';
import { bookingScreens } from './models/booking.screens.ts';
import { chatScreens } from './models/chat.screens.ts';
import { drive } from './models/drive.ts';
import { passwordResetScreens } from './models/passwordReset.screens.ts';
import { isDoable } from './models/screens.ts';
import type { Screens } from './models/screens.ts';
import { signInScreens } from './models/signIn.screens.ts';
import { signUpScreens } from './models/signUp.screens.ts';
import { trackingScreens } from './models/tracking.screens.ts';

/** After so many steps a tour ends: several of middle length run side by side. */
const length = 25;

const all: Screens[] = [bookingScreens, signUpScreens, chatScreens, trackingScreens, passwordResetScreens, signInScreens];

for (const screens of all) {
  test.describe(screens.model.machine.id, () => {
    const walked = new Set<string>();
    for (const start of screens.starts) {
      const own = tours(screens.model, { begin: start.heard, doable: (snapshot, event) => isDoable(screens, snapshot, event), length, walked });
      for (const [index, tour] of own.entries()) {
        test(`tour ${index + 1} from ${start.open}: ${tour.steps.length} steps, ${tour.title}`, async ({ page }) => {
          await drive(page, screens, start, tour.steps);
          expect(tour.steps.length).toBeGreaterThan(0);
        });
      }
    }
  });
}
