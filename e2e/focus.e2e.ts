import { expect, test } from './fixtures.ts';
import { hasFocus, keyboardFaults } from './layout/focusStops.ts';
import { waysThroughScreens } from './layout/ways.ts';
import { allScreens } from './models/all.ts';
import { drive } from './models/drive.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

for (const screens of allScreens)
  for (const { start, steps, looks } of waysThroughScreens(screens))
    test(`the focus is never lost, and Tab reaches everything in sight: ${screens.name}: ${[...looks.values()].join(', ')}`, async ({
      page,
    }) => {
      const faults: string[] = [];
      await drive(page, screens, start, steps, async (step, still) => {
        if (step > 0 && !(await hasFocus(page, still)))
          faults.push(`${JSON.stringify(steps[step - 1])}: the focus is lost`);
        const state = looks.get(step);
        // What comes and goes by itself is looked at where it stays.
        if (state && !still)
          faults.push(...(await keyboardFaults(page)).map((fault) => `${state}: ${fault}`));
      });
      expect(faults).toEqual([]);
    });
