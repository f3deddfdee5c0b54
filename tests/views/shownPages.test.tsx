// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { TestInfoPage } from '../../web/catalogue/TestInfoPage.tsx';
import { TestText } from '../../web/catalogue/lazyParts.ts';
import { HomePage } from '../../web/home/HomePage.tsx';
import { loadHomeParts } from '../../web/home/lazyParts.ts';
import { OnTheWay } from '../../web/shared/drawings.ts';
import { routes } from '../../web/routes.ts';
import type { RouteName } from '../../web/routes.ts';
import { createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { pagesShown } from '../shown/pages.shown.ts';
import type { ShownOnPage } from '../shown/shownOnPage.ts';
import { idsRead } from '../shown/idsRead.ts';
import { mixedForms } from '../shown/mixedForms.ts';
import { missingIn, wordsOf } from '../shown/shown.ts';
import type { Shown } from '../shown/shown.ts';
import { variantsShown } from '../shown/variants.shown.ts';
import { callOf, fieldsOf } from '../web/support/gateway.ts';
import { foreignValues } from './support/foreignValues.ts';
import { press } from './support/page.ts';
import { show } from './support/show.tsx';

// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([loadHomeParts(), TestText.load(), OnTheWay.load()]));

/** Pages that every visit needs are no lazy ones. */
const inFirstLoad: Partial<Record<RouteName, ComponentType>> = {
  home: () => <HomePage resume={null} />,
  testInfo: TestInfoPage,
};
const pageOf = (name: RouteName) =>
  inFirstLoad[name] ?? ((routes[name] as Route).load as PageLoader)();
const usual = Object.entries(pagesShown).filter(
  (row): row is [RouteName, ShownOnPage] => typeof row[1] === 'object',
);
const others = variantsShown.map(({ name, route, answers, ...shown }) => {
  const page = pagesShown[route] as ShownOnPage;
  const wanted = {
    ...page,
    prices: [],
    opens: {},
    ...shown,
    answers: { ...page.answers, ...answers },
  };
  return [name, route, wanted] as const;
});
const rows = [...usual.map(([name, page]) => [name, name, page] as const), ...others];
/** Cards among each other, questions that open, fields of a form, a table, what makes prices: no lists of the service's. */
const noLists = new Set([
  'labTests',
  'testimonials',
  'faq',
  'labPrices',
  'visitCounts',
  'ownOffers',
]);
/** How many things each list has that the service answered. */
const lengthsIn = (answers: object) =>
  Object.entries(answers).flatMap(([field, answer]: [string, unknown]) => {
    const things = Array.isArray(answer) ? answer : (answer as { items?: unknown }).items;
    return Array.isArray(things) && things.length > 0 && !noLists.has(field) ? [things.length] : [];
  });
const listLengths = () =>
  Array.from(document.querySelectorAll('ul, ol'), (list) => list.childElementCount);

/** Words of the code that a page shows: names in camelCase or with underscores. */
const codeWords = () => {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of page.querySelectorAll('[data-named-for-tools], script, style'))
    hidden.remove();
  const attributes = [...page.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap(
    (element) => ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
  );
  const texts = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue),
  );
  return [...texts, ...attributes].flatMap(
    (text) => text?.match(/\b(?:[a-z]+[A-Z]\w+|[A-Za-z]+_\w+)\b/g) ?? [],
  );
};

/** Stands where something is being loaded. */
const isPlaceholder = (status: HTMLElement) => status.getAttribute('aria-label') !== null;

const valuesIn = (body: HTMLElement) =>
  Array.from(body.querySelectorAll('input'), ({ value }) => value).join(' ');

it.each(rows)(
  '%s shows what the service said',
  async (_, name, { answers, url, opens = {}, ...shown }) => {
    // The test's own page begins a booking.
    bookingActor.makeBy(() => new Promise(() => undefined));
    // Public pages fetch by themselves.
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
      const isSaid = fieldsOf(callOf(url, body)).some((field) => field in answers);
      return isSaid ? Response.json({ data: answers }) : new Promise(() => undefined);
    });
    const Page = await pageOf(name);
    const { path } = routes[name];
    await show(
      <PageDataContext value={createPageData({})}>
        <Page />
      </PageDataContext>,
      Object.assign({}, answers, ...Object.values(opens).map((opened) => opened.answers)),
      { path, url: url ?? path.replace(/:\w+/g, 't1') },
    );
    const shows = (wanted: Shown) =>
      waitFor(
        () =>
          expect(missingIn(`${wordsOf(document.body)} ${valuesIn(document.body)}`, wanted)).toEqual(
            [],
          ),
        // What is deferred comes when the machine is idle.
        { timeout: 10_000 },
      );
    await shows(shown);
    expect(foreignValues(answers)).toEqual([]);
    const ids = idsRead(answers, document.body, shown.blocks);
    expect([...codeWords(), ...mixedForms(document.body), ...ids]).toEqual([]);
    // A screen reader says of a list how long it is; some pages find their one thing in a list.
    const lists = path.includes(':') ? [] : lengthsIn(answers);
    expect(listLengths()).toEqual(expect.arrayContaining(lists));
    for (const [opener, { blocks }] of Object.entries(opens)) {
      press(opener);
      await shows({ ...shown, blocks });
    }
    expect(screen.queryAllByRole('status').filter(isPlaceholder)).toEqual([]);
  },
);
