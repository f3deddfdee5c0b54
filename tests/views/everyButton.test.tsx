// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { AddTestSheet } from '../../web/booking/lazyDialogs.ts';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { openPinBy } from '../../web/shared/pin/openPin.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { pagesShown } from '../shown/pages.shown.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { everyState } from '../models/cover.ts';
import { follow } from '../models/follow.ts';
import { newPage } from './support/browserBack.ts';
import { deadButtons, look } from './support/deadButtons.ts';
import { flows } from './support/flowViews.tsx';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { show } from './support/show.tsx';

/** The pages of one person: customers' own, and those of the staff. */
const pages = Object.entries(pagesShown).filter(
  (row): row is [RouteName, ShownOnPage] =>
    typeof row[1] === 'object' &&
    ['customer', 'admin'].includes(routes[row[0] as RouteName].access),
);

// Presses that lead to another page, or to a sheet over all pages.
let led = 0;
const send = () => {
  led += 1;
};
beforeAll(async () => {
  bookingActor.makeBy(() => Promise.resolve({ send } as never));
  openPinBy(send);
  await AddTestSheet.load();
});

it.each(pages)('on %s each button does something', async (name, { answers, url }) => {
  const { path, load } = routes[name] as Route;
  const Page = await (load as PageLoader)();
  let done = 0;
  const act = () => {
    done += 1;
  };
  vi.spyOn(window, 'print').mockImplementation(act);
  const calls = new Proxy<ServiceAnswers>(
    {},
    {
      get() {
        act();
        return answers;
      },
    },
  );
  async function showAnew(): Promise<void> {
    cleanup();
    sessionStorage.clear();
    newPage();
    await serve(<Page />, calls, { at: { path, url: url ?? path.replace(/:\w+/g, 't1') } });
    let before = '';
    // Parts whose code comes later are there once two looks find the same.
    await waitFor(() => {
      const seen = before;
      before = look();
      expect([before, screen.queryAllByRole('status')]).toEqual([seen, []]);
    });
  }
  await showAnew();
  expect(await deadButtons(() => done, showAnew)).toEqual([]);
});

for (const { name, model, view } of flows)
  it.each(everyState(model))(`in ${name} each button does something in $title`, async (path) => {
    let moves = 0;
    async function showAnew(): Promise<void> {
      cleanup();
      vi.stubGlobal('fetch', () => new Promise(() => undefined));
      const { walk } = await follow(model, path);
      let before = walk.snapshot();
      await show(view(walk, before));
      walk.actor.subscribe((snapshot: AnyMachineSnapshot) => {
        if (snapshot !== before) moves += 1;
        before = snapshot;
      });
    }
    await showAnew();
    expect(await deadButtons(() => moves + led, showAnew)).toEqual([]);
  });
