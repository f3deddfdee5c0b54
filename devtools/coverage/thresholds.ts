import { gapsOf, talliesOf } from '../chart/coverage.ts';
import type { Coverage, Tally } from '../chart/coverage.ts';

/**
 * Machine runs must cover everything; for each machine that runs in the browser, browser runs must
 * cover at least this share.
 */
const inBrowser = { states: 0.9, transitions: 0.75 };
const onTheServer = ['order', 'payment', 'refund'];

/**
 * The states and transitions that keep a machine below its thresholds, in words; empty if there are
 * none. `browser` is null if too few of its tests ran to judge.
 */
export function shortfalls(machine: Coverage, browser: Coverage | null): string[] {
  const { id } = machine.chart;
  const gaps = gapsOf(machine);
  const lines = [
    ...gaps.states.map((state) => `${id}: no machine run was in ${state}`),
    ...gaps.transitions.map((transition) => `${id}: no machine run walked ${transition}`),
  ];
  if (onTheServer.includes(id) || browser === null) return lines;
  const tallies = talliesOf(browser);
  const unseen = gapsOf(browser);
  for (const kind of ['states', 'transitions'] as const) {
    if (isEnough(tallies[kind], inBrowser[kind])) continue;
    lines.push(
      `${id}: browser runs walked ${tallies[kind].walked} of ${tallies[kind].all} ${kind}, which is less than ${inBrowser[kind] * 100}%`,
      ...unseen[kind].map(
        (name) => `${id}: no browser run ${kind === 'states' ? 'was in' : 'walked'} ${name}`,
      ),
    );
  }
  return lines;
}

const isEnough = ({ walked, all }: Tally, wanted: number) => walked >= wanted * all;
