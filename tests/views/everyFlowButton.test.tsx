// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { everyAnswer, everyState } from '../models/cover.ts';
import { isDue } from '../rotation.ts';
import { faultsOfButtons, untilStill } from './support/buttonFaults.ts';
import { flowPages } from './support/flowPages.tsx';
import type { FlowPage } from './support/flowPages.tsx';
import { flows } from './support/flowViews.tsx';
import type { Flow } from './support/flowViews.tsx';
import { countOpenedElsewhere } from './support/openedElsewhere.ts';
import { showFlow } from './support/showFlow.tsx';

const openedElsewhere = await countOpenedElsewhere();

/** Nothing is pressed any more on a page that is about to be left; answers take turns. */
const staying = ({ name, model }: Flow | FlowPage) =>
  [
    ...everyState(model),
    ...everyAnswer(model).filter(({ title }) => isDue(`${name} ${title}`, 3)),
  ].filter(({ end }) => !end.hasTag('leaving'));

for (const flow of [...flows, ...flowPages])
  it.each(staying(flow))(`in ${flow.name} every button works in $title`, async (way) => {
    let moves = 0;
    async function showAnew(): Promise<void> {
      cleanup();
      sessionStorage.clear();
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const { actor } = await showFlow(flow, way);
      await untilStill();
      let before = actor.getSnapshot();
      actor.subscribe((snapshot: AnyMachineSnapshot) => {
        if (snapshot !== before) moves += 1;
        before = snapshot;
      });
    }
    expect(await faultsOfButtons({ showAnew, done: () => moves + openedElsewhere() })).toEqual([]);
  });
