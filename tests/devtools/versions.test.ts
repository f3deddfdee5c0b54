import { expect, it } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import { chartOf } from '../../devtools/chart/chart.ts';
import { readVersion, writeVersion } from '../../devtools/versions/version.ts';
import { versionOf } from '../../devtools/versions/versionOf.ts';
import { whatChanged } from '../../devtools/versions/whatChanged.ts';
import { mondayOf, weekOf } from '../../devtools/versions/weekOf.ts';
import { shippedMachines } from '../../machines/shippedMachines.ts';
import { labMachineAt } from './support/labMachineAt.ts';

const now = versionOf(shippedMachines, 'machines');
const asText = writeVersion(now);

it('a version that is written and read is the flows that ship: nothing differs', () => {
  const read = readVersion(asText);
  expect(writeVersion(read)).toBe(asText);
  const { flows, files } = whatChanged(read, readVersion(asText));
  expect(flows.map(({ comparison }) => comparison.chart.id)).toEqual(
    shippedMachines.map(({ id }) => id),
  );
  expect(flows.flatMap(({ changes }) => changes)).toEqual([]);
  expect(files).toEqual([]);
});

it('what is new, gone and changed is named, and so is a changed body that no chart shows', () => {
  const chart = chartOf(labMachineAt('choosing').machine);
  const version = { charts: [chart], bodies: new Map([['guard lab hasPlaces', 'a']]) };
  const [first] = chart.transitions.filter(({ targets }) => targets.length > 0);
  const leaf = chart.states.at(-1)!;
  const after = {
    charts: [
      {
        ...chart,
        states: chart.states.map((state) =>
          state === leaf ? { ...state, description: 'Otherwise.' } : state,
        ),
        transitions: [
          ...chart.transitions.filter((one) => one !== first),
          { ...first!, event: 'lab.renamed' },
        ],
      },
    ],
    bodies: new Map([
      [`guard ${chart.id} hasPlaces`, 'b'],
      ['file lab/rules.ts', 'c'],
    ]),
  };
  const before = { ...version, bodies: new Map([[`guard ${chart.id} hasPlaces`, 'a']]) };
  const { flows, files } = whatChanged(
    readVersion(writeVersion(before)),
    readVersion(writeVersion(after)),
  );
  expect(flows[0]!.changes.map(({ difference }) => difference).toSorted()).toEqual([
    'added',
    'changed',
    'removed',
  ]);
  expect([flows[0]!.guards, files]).toEqual([['hasPlaces'], ['lab/rules.ts']]);
  expect(flows[0]!.changes.find(({ difference }) => difference === 'changed')).toMatchObject({
    before: { description: leaf.description },
    after: { description: 'Otherwise.' },
  });
});

it('every version that was kept can be read and compared with the flows of today', () => {
  const kept = globSync('devtools/versions/kept/*.jsonl');
  expect(kept.length).toBeGreaterThan(1);
  for (const path of kept) {
    const { charts } = readVersion(readFileSync(path, 'utf8'));
    expect(charts.length).toBeGreaterThan(9);
    expect(whatChanged(readVersion(readFileSync(path, 'utf8')), now).flows.length).toBe(
      new Set([...charts, ...now.charts].map(({ id }) => id)).size,
    );
  }
});

it.each([
  ['2026-11-26T12:00:00Z', '2026-W48'],
  ['2026-11-22T23:59:00Z', '2026-W47'],
  ['2027-01-03T00:00:00Z', '2026-W53'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
])('%s is in %s, a week that begins on a Monday', (day, week) => {
  expect(weekOf(new Date(day))).toBe(week);
  const monday = mondayOf(week)!;
  expect([monday.getUTCDay(), weekOf(monday)]).toEqual([1, week]);
});
