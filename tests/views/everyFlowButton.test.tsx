// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { everyState } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import { faultsOfButtons, untilStill } from './support/buttonFaults.ts';
import { flows } from './support/flowViews.tsx';
import { countOpenedElsewhere } from './support/openedElsewhere.ts';
import { show } from './support/show.tsx';

const openedElsewhere = await countOpenedElsewhere();

for (const { name, model, view } of flows)
  it.each(everyState(model))(`in ${name} every button works in $title`, async (path) => {
    let moves = 0;
    async function showAnew(): Promise<void> {
      cleanup();
      sessionStorage.clear();
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const { walk } = await follow(model, path);
      let before = walk.snapshot();
      await show(view(walk, before));
      await untilStill();
      walk.actor.subscribe((snapshot: AnyMachineSnapshot) => {
        if (snapshot !== before) moves += 1;
        before = snapshot;
      });
    }
    expect(await faultsOfButtons({ showAnew, done: () => moves + openedElsewhere() })).toEqual([]);
  });
