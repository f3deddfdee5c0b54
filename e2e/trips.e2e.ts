import type { Page } from '@playwright/test';
import { placesOf } from '../tests/models/model.ts';
import { expect, test } from './fixtures.ts';
import { shortestWayToEach, statesInEveryPlace } from './layout/ways.ts';
import { allScreens } from './models/all.ts';
import { Calls } from './models/calls.ts';
import type { AnswerBy } from './models/calls.ts';
import { drive } from './models/drive.ts';
import type { Screens, Start } from './models/screens.ts';
import type { Trip, TripName } from './models/trips.ts';
import { hasAttribute } from './pages/hasAttribute.ts';

// A small phone, where pages have to be scrolled.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 480 } });

/** Every service answers well; a session that ended begins again with the login. */
function well(
  page: Page,
  { trips }: Screens,
  { answers: of }: Start,
  state: string,
  ended = false,
) {
  const own = typeof trips.answers === 'function' ? trips.answers(state) : trips.answers;
  const answers = { ...of, ...own };
  const after =
    (field: string, value: unknown): AnswerBy =>
    (answered) =>
      answered.has(field) ? value : null;
  const session = {
    me: after('signIn', answers.me),
    signIn: { id: 'u1', firstName: 'Asha', message: 'Welcome' },
    admin: after('signInAdmin', answers.admin),
    signInAdmin: { message: 'Welcome' },
  };
  return new Calls([], { ...answers, ...(ended && session) }).watch(page);
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('password');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Where the page stands, and how far its end is from the end of the screen. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({
    at: scrollY,
    toEnd: document.documentElement.scrollHeight - innerHeight - scrollY,
  }));

/** Waits until two looks at the page find it as long: what comes late would move its end. */
async function isAsLongAsItGets(page: Page): Promise<void> {
  let length = -1;
  const grew = async () => {
    const before = length;
    const { at, toEnd } = await placeOf(page);
    length = at + toEnd;
    return length - before;
  };
  await expect.poll(grew, { message: 'how much longer the page became' }).toBe(0);
}

/** Scrolls as a person does, and answers where the page stands then. */
async function scrollDown(page: Page): Promise<number> {
  await isAsLongAsItGets(page);
  await page.keyboard.press('Shift');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = scrollY;
        addEventListener('scroll', () => resolve(scrollY), { once: true });
        scrollTo({ top: before === 120 ? 90 : 120, behavior: 'instant' });
        if (scrollY === before) resolve(before);
      }),
  );
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.replace(/>.*/s, '>'));

/** Nothing has moved the focus of a page that was loaded: Tab begins at its top. */
const isUnmoved = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement === document.body), {
      message: 'the focus is where a loaded page has it',
    })
    .toBe(true);

/** Waits until the focus is on another element than `isInside`, or the page was loaded. */
const movesFocusInside = (page: Page) =>
  page.waitForFunction(() => !('isInside' in window) || document.activeElement !== window.isInside);

for (const screens of allScreens) {
  const tripsOf = (value: unknown) => placesOf(value).map((place) => screens.trips.states[place]!);
  const isTrip = (row: unknown): row is Trip<string> => typeof row === 'object';
  const reloadable = [...shortestWayToEach(screens)].filter(([, { value }]) =>
    tripsOf(value).every(isTrip),
  );
  const staysThere = (place: unknown) => {
    const row = screens.trips.states[place as string];
    return isTrip(row) && row.reload === place;
  };
  for (const [state, { value, start, steps }] of statesInEveryPlace(reloadable)) {
    const trips = tripsOf(value).filter(isTrip);
    // Of a state that a reload leaves, and that stores nothing, nothing is left: the state that the
    // reload leads to makes the other trips.
    const isLeft =
      screens.trips.chosen === undefined &&
      trips.every(({ typed }) => typed === undefined) &&
      placesOf(value).some((place, at) => trips[at]!.reload !== place) &&
      trips.every(({ reload }) => staysThere(reload));
    test(`${screens.name} ${state}: what is there after every trip`, async ({ page, context }) => {
      // A state that passes by itself is left by a reload before that.
      let passes = false;
      const look = (_step: number, still: boolean) => {
        passes = still;
        return Promise.resolve();
      };
      await drive(page, screens, start, steps, look, { untilAsked: true });
      const { typed, opens } = trips.find((trip) => trip.typed !== undefined) ?? {};
      const field = (tab: Page) => tab.getByLabel(typed!, { exact: true });
      let text: string | undefined;
      if (typed && (await field(page).isVisible()) && (await field(page).isEditable())) {
        text = 'Typed before';
        await field(page).fill(text);
      }
      // What still waits for an answer waits on.
      await well(page, screens, start, state);
      const chosenIn = screens.trips.chosen ?? (() => Promise.resolve({}));
      const chosen = await chosenIn(page);
      if (!passes) await page.clock.resume();
      const stood = passes ? await page.evaluate(() => scrollY) : await scrollDown(page);

      const comesTo = async (tab: Page, name: TripName) => {
        const main = screens.label
          ? `[${screens.label}]`
          : `[data-machine="${screens.model.machine.id}"]`;
        for (const trip of trips) {
          const to = trip[name]!;
          if (typeof to === 'object') {
            await expect(tab).toHaveURL(({ pathname }) => pathname === to.page);
            await expect(tab.locator(main)).toBeHidden();
            continue;
          }
          const place = to.split('.').slice(-2).join('\\.');
          const wanted = new RegExp(`(^|[.+])${place}($|\\+)`);
          await hasAttribute(tab, main, [screens.label ?? 'data-state', wanted]);
        }
        if (tab === page || screens.trips.reopen) expect(await chosenIn(tab)).toMatchObject(chosen);
        const [row] = trips as [Trip<string>];
        const focus = row[name] === row.reload ? row.focus : 'heading';
        const back = name === 'backForward' && text !== undefined ? row.focusBack : undefined;
        const shown = back
          ? tab.getByRole('button', { name: back, exact: true })
          : focus === 'heading'
            ? tab.locator('main h1').filter({ visible: true })
            : tab.getByLabel(focus);
        // Back and Forward inside the app lead to a page that somebody opened.
        const isInside = await tab.evaluate(() => 'isInside' in window);
        const isLoaded =
          name === 'reload' ||
          (name === 'backForward' && !isInside) ||
          (tab !== page && !screens.trips.reopen);
        // Back closes a layer over a page without the flow: where the focus goes then is looked at by
        // e2e/layers.e2e.ts.
        if (name === 'backForward' && row.scroll === 'browser') return;
        await (isLoaded && !back ? isUnmoved(tab) : expect(shown).toBeFocused());
        // A browser takes a moment to know where a page was scrolled to: states that stay look at it.
        if (isLeft) return;
        const isKept = trips.every((trip) => trip.scroll === 'kept' && trip[name] === trip.reload);
        const isStay = name === 'reload' || name === 'backForward';
        // A page without the flow stands where the browser leaves it.
        if (isStay && (typeof row[name] === 'object' || row.scroll === 'browser')) return;
        if (!isStay || !isKept || back) await expect(shown).toBeInViewport();
        else {
          // Shorter where a part of it is closed now; a pixel may be rounded away.
          const standing = async () => {
            const { at, toEnd } = await placeOf(tab);
            return toEnd < 1 || Math.abs(at - stood) <= 1 ? stood : at;
          };
          await expect.poll(standing, { message: `where the page stands: ${name}` }).toBe(stood);
        }
      };
      const isTyped = async (name: TripName) => {
        if (text === undefined) return;
        if (!(await field(page).isVisible()) && opens)
          await page
            .getByRole('button', { name: opens, exact: true })
            .or(page.getByRole('link', { name: opens, exact: true }))
            .click();
        await expect(field(page), name).toHaveValue(text);
        // Until a dialog has the focus, it is where Back will lead it, and its move could not be seen.
        if (trips[0]!.focusBack) await expect(field(page), name).toBeFocused();
      };

      const lookElsewhere = async () => {
        const [at, focus] = [page.url(), await focused(page)];
        const other = await context.newPage();
        await other.goto('/testinfo/tsh');
        await expect(other.getByRole('heading', { level: 1 })).toHaveText('TSH');
        await other.close();
        expect(await chosenIn(page)).toMatchObject(chosen);
        expect([page.url(), await focused(page)]).toEqual([at, focus]);
        expect(await page.evaluate(() => scrollY)).toBe(stood);
      };
      // Other flows store nothing by test, so that another tab cannot disturb them.
      if (!passes && screens.trips.chosen)
        await test.step('another tab on another test', lookElsewhere);
      const url = page.url();
      await test.step('reload', async () => {
        if (passes) await page.clock.resume();
        await page.reload();
        await comesTo(page, 'reload');
        await isTyped('reload');
      });
      if (isLeft) return;
      await test.step('Back and Forward', async () => {
        await page.evaluate(() => Object.assign(window, { isInside: document.activeElement }));
        await page.goBack();
        // React shows nothing of a page that is left before it was there, and then no focus moves.
        if (trips[0]!.scroll !== 'browser') await movesFocusInside(page);
        // Chromium changes the process of a page that leaves about:blank; it has no history meanwhile.
        await expect(() => page.goForward()).toPass();
        await comesTo(page, 'backForward');
        await isTyped('backForward');
      });
      if (trips.every((trip) => trip.sessionEnded !== null))
        await test.step('the session ended', async () => {
          await well(page, screens, start, state, true);
          await page.reload();
          await (screens.trips.logIn ?? logIn)(page);
          await comesTo(page, 'sessionEnded');
          await isTyped('sessionEnded');
        });
      if (trips.every((trip) => trip.tabClosed !== null))
        await test.step('the tab was closed', async () => {
          const later = await context.newPage();
          await well(later, screens, start, state);
          await page.close();
          if (screens.trips.reopen) await screens.trips.reopen(later);
          else {
            await start.prepare?.(later);
            await later.goto(url);
          }
          await comesTo(later, 'tabClosed');
        });
    });
  }
}
