import { tours } from '../tests/models/tours.ts';
import { expect, test } from './fixtures.ts';
import { allScreens } from './models/all.ts';
import { drive } from './models/drive.ts';
import { isDoable } from './models/screens.ts';

/** After so many steps a tour ends: several of middle length run side by side. */
const length = 25;

// What moves is seen in the stories; here it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screens of allScreens) {
  test.describe(screens.model.machine.id, () => {
    const walked = new Set<string>();
    for (const start of screens.starts) {
      const own = tours(screens.model, {
        begin: start.heard,
        doable: (snapshot, event) => isDoable(screens, snapshot, event),
        length,
        walked,
      });
      for (const [index, tour] of own.entries()) {
        test(`tour ${index + 1} from ${start.open}: ${tour.steps.length} steps, ${tour.title}`, async ({
          page,
        }) => {
          expect(await drive(page, screens, start, tour.steps)).toBe(tour.steps.length);
        });
      }
    }
  });
}
