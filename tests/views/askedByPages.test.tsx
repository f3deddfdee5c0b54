// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { routes } from '../../web/routes.ts';
import * as pageQueries from '../../web/shared/queries.ts';
import type { Route } from '../../web/shared/route.ts';
import { pagesFor } from './support/pagesFor.ts';
import { servePage } from './support/servePage.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const shown = () => document.body.innerHTML;
const ofCustomers = Object.values(pageQueries).flatMap((query) =>
  typeof query === 'object' && query.own ? [query.name as string] : [],
);

describe.each(pagesFor('everyone', 'customer', 'admin'))('%s', (name, { answers, url }) => {
  const { access } = routes[name] as Route;

  /** The page, with every call answered but one; gives its calls, each with what it was asked about. */
  async function open({ unanswered, customer }: { unanswered?: string; customer?: null } = {}) {
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
    const { sent } = await servePage(name, url, calls, { customer });
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
