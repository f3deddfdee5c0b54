import { describe, expect, it } from 'vitest';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chartOf } from '../../devtools/chart/chart.ts';
import type { ChartState, ChartTransition } from '../../devtools/chart/chart.ts';
import { orderedChanges } from '../../devtools/versions/summary.ts';
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

it.each([
  ["const at = 'a//b';", "// Why.\nconst at = /* here */ 'a//b';", true],
  ["const at = 'a//b';", "const at = 'a//c';", false],
])('%s is the same code as %s: %s', (before, after, isSame) => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-versions-'));
  const [one, other] = [before, after].map((text) => {
    writeFileSync(join(folder, 'at.ts'), text);
    return versionOf([], folder).bodies.get('file at.ts');
  });
  rmSync(folder, { recursive: true });
  expect(one === other).toBe(isSame);
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

describe('what changed in a flow', () => {
  const { charts, bodies } = readVersion(writeVersion(now));
  const chart = charts.find(({ id }) => id === 'signIn')!;
  const changed = (states: ChartState[], transitions: ChartTransition[], marks = bodies) => {
    const before = { charts: [chart], bodies };
    const after = { charts: [{ ...chart, states, transitions }], bodies: marks };
    return orderedChanges(whatChanged(before, after).flows);
  };
  const renamed = (name: string) => name.replace('signingIn', 'loggingIn');

  it('is in words alone where a state has another name', () => {
    const { working, wording } = changed(
      chart.states.map((state) => ({
        ...state,
        id: renamed(state.id),
        path: renamed(state.path),
        key: renamed(state.key),
        initial: state.initial && renamed(state.initial),
      })),
      chart.transitions.map((one) => ({
        ...one,
        source: renamed(one.source),
        targets: one.targets.map(renamed),
      })),
    );
    expect(working).toEqual([]);
    expect(wording[0]!.summary.wording).toBeGreaterThan(2);
  });

  it('is in words alone where a condition has another name, and is worked out as before', () => {
    const guard = chart.transitions.find((one) => one.guard !== undefined)!.guard!;
    const called = (name: string | undefined) => name?.replace(guard, 'calledOtherwise');
    const marks = new Map([...bodies].map(([name, mark]) => [called(name)!, mark]));
    const transitions = chart.transitions.map((one) => ({ ...one, guard: called(one.guard) }));
    expect(changed(chart.states, transitions, marks).working).toEqual([]);
    const otherwise = new Map([...marks].map(([name]) => [name, 'another']));
    const { working } = changed(chart.states, transitions, otherwise);
    expect(working[0]!.summary.transitions).toMatchObject({ gone: 0, added: 0 });
    expect(working[0]!.summary.transitions.changed).toBeGreaterThan(0);
  });

  it('is one change of a transition that leads elsewhere, and what is new is counted', () => {
    const [first] = chart.transitions.filter(({ targets }) => targets.length > 0);
    const elsewhere = chart.states.find(
      ({ id, path }) => path !== '' && !first!.targets.includes(id) && first!.source !== id,
    )!;
    const { working } = changed(chart.states, [
      ...chart.transitions.map((one) =>
        one === first ? { ...one, targets: [elsewhere.id] } : one,
      ),
      { ...first!, id: 'another', event: 'another.thing' },
    ]);
    expect(working[0]!.summary).toEqual({
      is: 'changed',
      states: { gone: 0, added: 0, changed: 0 },
      transitions: { gone: 0, added: 1, changed: 1 },
      bodies: 0,
      wording: 0,
    });
  });
});

it('the flow that changed most comes first, then what only says something else, and the rest is named', () => {
  const { charts, bodies } = readVersion(writeVersion(now));
  const [most, little, said, ...rest] = charts;
  const after = [
    { ...most!, transitions: most!.transitions.slice(5) },
    { ...little!, transitions: little!.transitions.slice(1) },
    {
      ...said!,
      states: said!.states.map((state) => ({ ...state, description: `${state.description}!` })),
    },
    ...rest,
  ].toReversed();
  const { working, wording, same } = orderedChanges(
    whatChanged({ charts, bodies }, { charts: after, bodies }).flows,
  );
  const idOf = ({ comparison }: (typeof same)[number]) => comparison.chart.id;
  expect(working.map(({ flow }) => idOf(flow))).toEqual([most!.id, little!.id]);
  expect(wording.map(({ flow }) => idOf(flow))).toEqual([said!.id]);
  expect(same).toHaveLength(rest.length);
});
