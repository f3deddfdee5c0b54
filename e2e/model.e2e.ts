import { tours } from '../tests/models/tours.ts';
import type { Step } from '../devtools/simulation/walk.ts';
import { expect, test } from './fixtures.ts';
import { allScreens } from './models/all.ts';
import { drive } from './models/drive.ts';
import { isDoable } from './models/screens.ts';

/** A fact that is looked for: the first tour on which it happens is enough. */
const through = process.env.E2E_THROUGH;
const isWanted = ({ steps }: { steps: readonly Step[] }) =>
  !through || steps.some((step) => 'fact' in step && step.fact.type === through);
/** After so many steps a tour ends: several of middle length run side by side. */
const length = 25;

// Finding the tours takes seconds, so that one worker does it, not each.
test.describe.configure({ mode: 'default' });
// What moves is seen in the stories; here it would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screens of allScreens) {
  test.describe(screens.name, () => {
    const walked = new Set<string>();
    for (const start of screens.starts) {
      const own = tours(screens.model, {
        begin: start.received,
        doable: (snapshot, event) => isDoable(screens, snapshot, event),
        length,
        walked,
      });
      for (const [index, tour] of own
        .filter(isWanted)
        .slice(0, through ? 1 : undefined)
        .entries()) {
        test(`tour ${index + 1} from ${start.open}: ${tour.steps.length} steps, ${tour.title}`, async ({
          page,
        }) => {
          expect(await drive(page, screens, start, tour.steps)).toBe(tour.steps.length);
        });
      }
    }
  });
}
