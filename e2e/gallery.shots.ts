import { chartOf } from '../devtools/chart/chart.ts';
import { dotted } from '../machines/dotted.ts';
import { placesOf } from '../tests/models/model.ts';
import { shortestWays } from '../tests/models/tours.ts';
import { test } from './fixtures.ts';
import { allScreens } from './models/all.ts';
import { drive } from './models/drive.ts';
import { sizes, takeShot } from './models/gallery.ts';
import { isDoable } from './models/screens.ts';

for (const screens of allScreens) {
  const { name } = screens;
  const { states } = chartOf(screens.model.machine);
  const found = new Set<string>();
  for (const start of screens.starts) {
    for (const { value, steps } of shortestWays(screens.model, {
      begin: start.received,
      doable: (snapshot, event) => isDoable(screens, snapshot, event),
    })) {
      const state = dotted(value);
      const places = placesOf(value);
      if (found.has(state) || places.some((place) => screens.states[place] === 'elsewhere'))
        continue;
      found.add(state);
      test(`${name}: ${state}`, async ({ page }) => {
        const description = places
          .map((place) => states.find(({ path }) => path === place)?.description)
          .join(' ');
        await drive(page, screens, start, steps, async (step, still) => {
          if (step === steps.length)
            for (const size of sizes)
              await takeShot(page, { flow: name, state, description, steps: step }, size, still);
        });
      });
    }
  }
}
