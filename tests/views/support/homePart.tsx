import { vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { walk } from '../../../devtools/simulation/walk.ts';
import type { Walk } from '../../../devtools/simulation/walk.ts';
import { findTestMachine } from '../../../machines/findTest/findTest.machine.ts';
import { findTestActor } from '../../../web/shared/flows/flows.ts';
import { answerKey, createPageData, PageDataContext } from '../../../web/shared/pageData.ts';
import { show } from './show.tsx';

/** The search with the events that views send to it. One actor lives as long as the page: here, as a test. */
export function startFindTest(): {
  flow: Walk;
  send: MockInstance<Walk['actor']['send']>;
} {
  const flow = walk(findTestMachine);
  const send = vi.spyOn(flow.actor, 'send');
  vi.spyOn(findTestActor, 'current').mockImplementation(() => flow.actor as never);
  vi.spyOn(findTestActor, 'load').mockImplementation(() => Promise.resolve(flow.actor as never));
  return { flow, send };
}

/** A test of the catalogue. */
export const labTest = (id: string, changes: object = {}) => ({
  id,
  name: `Test ${id}`,
  icon: null,
  priceInRupees: 1299,
  amounts: [],
  reportTime: '12 Hours',
  concerns: [],
  fasting: 'NEEDED',
  inclusions: [],
  ...changes,
});

/** A part of the home page with these answers; what is missing here fails until it is asked again. */
export async function showHomePart(view: React.ReactNode, answers: Record<string, unknown>) {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('No connection')));
  vi.stubGlobal('fetch', fetched);
  const data = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [answerKey(name, {}), answer]),
  );
  await show(<PageDataContext value={createPageData(data)}>{view}</PageDataContext>);
  return fetched;
}
