import { cleanup } from '@testing-library/react';
import { routes } from '../../../web/routes.ts';
import type { RouteName } from '../../../web/routes.ts';
import { bookingActor } from '../../../web/shared/flows/flows.ts';
import type { PageLoader, Route } from '../../../web/shared/route.ts';
import type { ShownOnPage } from '../../shown/shownOnPage.ts';
import { untilStill } from './buttonFaults.ts';
import { startFindTest } from './homePart.tsx';
import { serve } from './service.tsx';

type Options = Omit<NonNullable<Parameters<typeof serve>[2]>, 'at'>;

/** Shows a page anew, with a service that answers like this, until nothing on it moves any more. */
export async function servePage(
  name: RouteName,
  url: ShownOnPage['url'],
  answers: Parameters<typeof serve>[1],
  options: Options = {},
) {
  cleanup();
  startFindTest();
  // A test's own page begins a booking.
  bookingActor.makeBy(() => new Promise(() => undefined));
  const { path, load } = routes[name] as Route;
  const Page = await (load as PageLoader)();
  const at = { path, url: url ?? path.replace(/:\w+/g, 't1') };
  const service = await serve(<Page />, answers, { ...options, at });
  await untilStill();
  return service;
}
