// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/routes.ts';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import * as pageQueries from '../../web/shared/queries.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { untilStill } from './support/buttonFaults.ts';
import { startFindTest } from './support/homePart.tsx';
import { pagesFor } from './support/pagesFor.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const shown = () => document.body.innerHTML;
const ofCustomers = Object.values(pageQueries).flatMap((query) =>
  typeof query === 'object' && query.own ? [query.name as string] : [],
);

describe.each(pagesFor('everyone', 'customer', 'admin'))('%s', (name, { answers, url }) => {
  const { path, load, access } = routes[name] as Route;

  /** The page, with every call answered but one; gives its calls, each with what it was asked about. */
  async function open({ unanswered, customer }: { unanswered?: string; customer?: null } = {}) {
    cleanup();
    startFindTest();
    // A test's own page begins a booking.
    bookingActor.makeBy(() => new Promise(() => undefined));
    const asked = new Set<string>();
    const answer = (call: string) => (call === unanswered ? undefined : answers);
    const calls = new Proxy<ServiceAnswers>(
      {},
      {
        get(_, call: string) {
          // What pages are kept up to date by has no name.
          if (call !== '') asked.add(call);
          return answer(call);
        },
      },
    );
    const Page = await (load as PageLoader)();
    const at = { path, url: url ?? path.replace(/:\w+/g, 't1') };
    const { sent } = await serve(<Page />, calls, { at, customer });
    await untilStill();
    return [...asked].map((call) => ({ call, asked: sent(call).map((of) => JSON.stringify(of)) }));
  }

  it('asks nothing twice, and shows each thing that it asks for', async () => {
    const calls = await open();
    for (const { call, asked } of calls) expect([call, asked]).toEqual([call, [...new Set(asked)]]);
    const whole = shown();
    const unused: string[] = [];
    for (const { call } of calls) {
      await open({ unanswered: call });
      if (shown() === whole) unused.push(call);
    }
    expect(unused).toEqual([]);
  });

  it.runIf(access === 'everyone')('asks nothing for a guest that only customers may', async () => {
    const calls = (await open({ customer: null })).map(({ call }) => call);
    expect(calls.filter((call) => ofCustomers.includes(call))).toEqual([]);
  });
});
