// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { everyState } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import { deadButtons, isStill } from './support/deadButtons.ts';
import { flows } from './support/flowViews.tsx';
import { ledAway } from './support/ledAway.ts';
import { show } from './support/show.tsx';

const led = await ledAway();

for (const { name, model, view } of flows)
  it.each(everyState(model))(`in ${name} each button does something in $title`, async (path) => {
    let moves = 0;
    async function showAnew(): Promise<void> {
      cleanup();
      sessionStorage.clear();
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const { walk } = await follow(model, path);
      let before = walk.snapshot();
      await show(view(walk, before));
      await isStill();
      walk.actor.subscribe((snapshot: AnyMachineSnapshot) => {
        if (snapshot !== before) moves += 1;
        before = snapshot;
      });
    }
    expect(await deadButtons({ showAnew, done: () => moves + led() })).toEqual([]);
  });
