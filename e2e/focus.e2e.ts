import { expect, test } from './fixtures.ts';
import { hasFocus, keyboardFaults } from './layout/focusStops.ts';
import { waysThroughScreens } from './layout/ways.ts';
import { drive } from './models/drive.ts';
import { trackingScreens } from './models/tracking.screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

// Where what was pressed goes away most: questions, a list of slots, an order that is cancelled.
for (const { start, steps, looks } of waysThroughScreens(trackingScreens))
  test(`the focus is never lost, and Tab reaches everything in sight: tracking: ${[...looks.values()].join(', ')}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    await drive(page, trackingScreens, start, steps, async (step) => {
      if (step > 0 && !(await hasFocus(page)))
        faults.push(`${JSON.stringify(steps[step - 1])}: the focus is lost`);
      const state = looks.get(step);
      if (state) faults.push(...(await keyboardFaults(page)).map((fault) => `${state}: ${fault}`));
    });
    expect(faults).toEqual([]);
  });
