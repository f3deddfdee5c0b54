import type { Page } from '@playwright/test';
import { getInitialSnapshot, getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { dotted } from '../../machines/dotted.ts';
import { placesOf } from '../../tests/models/model.ts';
import { failure } from '../../devtools/samples/entities.ts';
import type { Outcome } from '../../devtools/samples/samples.ts';
import { eventOf } from '../../tests/models/cover.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { shownIn } from '../../tests/shown/shown.ts';
import { expect } from '../fixtures.ts';
import { hasAttribute } from '../pages/hasAttribute.ts';
import { showsWhatWasSaid } from '../pages/said.ts';
import { Calls } from './calls.ts';
import type { Screens, Start } from './screens.ts';
import { inUse } from '../pages/wire.ts';

/** Delays that are over before a slow page has been looked at; the clock stands still meanwhile. */
const short = 5000;
/** The clock stops a little ahead, as it runs on while it is being stopped. */
const margin = 1000;
/** Two frames, so that what an action changed is painted while the clock stands. */
const frames = 34;

/**
 * Walks a path on the screens, looks after each step whether the page is where the machine says,
 * and answers how many steps it made. `still`: the clock stands, as the state passes by itself.
 * `untilAsked`: at the end the services that run then have asked the gateway. `now`: what the page's
 * clock shows at the beginning.
 */
export async function drive(
  page: Page,
  screens: Screens,
  start: Start,
  steps: readonly Step[],
  look: (step: number, still: boolean) => Promise<void> = () => Promise.resolve(),
  { untilAsked = false, now }: { untilAsked?: boolean; now?: Date } = {},
): Promise<number> {
  const { machine, input } = screens.model;
  const fields = Object.values(screens.services).filter((service) => typeof service === 'string');
  const calls = new Calls(fields, start.answers);
  await calls.watch(page);
  await start.prepare?.(page);
  await page.clock.install({ ...(now && { time: now }) });
  let snapshot = (start.received ?? []).reduce<AnyMachineSnapshot>(
    (before, event) => getNextSnapshot(machine, before as never, event as never),
    getInitialSnapshot(machine, input as never) as AnyMachineSnapshot,
  );
  await page.goto(start.open);
  await inUse(page);
  await start.reach?.(page);
  await isShown(page, screens, snapshot);
  await look(0, false);
  let paused = false;
  for (const [index, step] of steps.entries()) {
    const event = eventOf(screens.model, snapshot, step);
    const after = getNextSnapshot(machine, snapshot as never, event as never) as AnyMachineSnapshot;
    const still = hasShortDelay(after);
    if (still && !paused)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + margin);
    calls.beginStep();
    for (const field of leftServices(screens, step, snapshot, after)) await calls.forget(field);
    await bringAbout(page, screens, calls, step, { before: snapshot, after });
    if (still && !paused) await page.clock.runFor(frames);
    else if (!still && paused) await page.clock.resume();
    paused = still;
    await isShown(
      page,
      screens,
      after,
      `step ${index + 1} of ${steps.length}, ${JSON.stringify(step)}`,
    );
    await look(index + 1, still);
    snapshot = after;
  }
  if (untilAsked && !paused)
    for (const [id, service] of Object.entries(screens.services))
      if (typeof service === 'string' && snapshot.children[id]) await calls.asked(service);
  return steps.length;
}

/** The root fields of the services that run before a step and are over, or begun anew, after it. */
function leftServices(
  { services }: Screens,
  step: Step,
  { children: before }: AnyMachineSnapshot,
  { children: after }: AnyMachineSnapshot,
): string[] {
  const settled = 'answers' in step ? step.answers : 'fails' in step ? step.fails : undefined;
  return Object.entries(services).flatMap(([id, service]) =>
    typeof service === 'string' && id !== settled && before[id] && before[id] !== after[id]
      ? service
      : [],
  );
}

async function bringAbout(
  page: Page,
  screens: Screens,
  calls: Calls,
  step: Step,
  { before, after }: { before: AnyMachineSnapshot; after: AnyMachineSnapshot },
): Promise<void> {
  if ('passes' in step) return page.clock.fastForward(step.passes);
  if ('fact' in step) return perform(screens, step.fact, { page, before, after });
  const [id, outcome]: [string, Outcome] =
    'answers' in step
      ? [step.answers, { answers: step.with }]
      : [step.fails, { fails: step.with ?? failure() }];
  const service = screens.services[id]!;
  if (typeof service !== 'string') return service.settle(page, outcome);
  const isOver = !Object.entries(screens.services).some(
    ([other, field]) => field === service && after.children[other],
  );
  return 'answers' in outcome
    ? calls.answer(service, outcome.answers, isOver)
    : calls.refuse(service, outcome.fails, isOver);
}

async function perform(
  { actions }: Screens,
  fact: AnyEventObject,
  hand: { page: Page; before: AnyMachineSnapshot; after: AnyMachineSnapshot },
): Promise<void> {
  const action = actions[fact.type];
  if (action === undefined || action === 'app')
    throw new Error(`No person brings ${fact.type} about.`);
  await action.do(hand, fact);
}

/**
 * The screen says that it is in the state, shows what the state promises, and what the answers to
 * the machine said.
 */
async function isShown(
  page: Page,
  { model: { machine }, label, states, shown }: Screens,
  { value, context }: AnyMachineSnapshot,
  after = 'the start',
): Promise<void> {
  const places = placesOf(value);
  const promises = places.map((place) => states[place]);
  const screen = label ? `[${label}]` : `[data-machine="${machine.id}"]`;
  if (promises.includes('elsewhere'))
    await expect(page.locator(screen), `after ${after}`).toBeHidden();
  else await hasAttribute(page, screen, [label ?? 'data-state', dotted(value)], `after ${after}`);
  for (const promise of promises)
    if (typeof promise === 'function') await promise(page, context as never);
  if (!promises.includes('elsewhere') && shown)
    await showsWhatWasSaid(page, () => shownIn(shown, places, context), `after ${after}`);
}

function hasShortDelay(snapshot: AnyMachineSnapshot): boolean {
  const nodes = snapshot._nodes as {
    after: { delay: unknown }[];
    machine: { implementations: { delays: Record<string, unknown> } };
  }[];
  return nodes.some((node) =>
    node.after.some(({ delay }) => {
      const named = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay;
      const milliseconds =
        typeof named === 'function'
          ? (named as (args: { context: unknown }) => number)({ context: snapshot.context })
          : Number(named);
      return milliseconds < short;
    }),
  );
}

/** Opens an address as going back or forward does: without loading the page anew. */
export async function openAddress(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(
      { usr: null, key: crypto.randomUUID().slice(0, 8), idx: history.length },
      '',
      to,
    );
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}
