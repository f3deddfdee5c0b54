import { useMemo } from 'react';
import { ChartSvg } from '../flows/ChartSvg.tsx';
import type { Labels } from '../words/labels.ts';
import { useWords } from '../words/useWords.ts';
import { ChangeRows } from './ChangeRows.tsx';
import type { Summary } from './summary.ts';
import type { FlowChange } from './whatChanged.ts';
import type { Change } from './change.ts';
import { wordsOfGone } from './wordsOfGone.ts';

interface Props {
  flow: FlowChange;
  summary: Summary;
  /** The names of the two versions. */
  names: readonly [string, string];
  labels: Labels;
  /** Whether the names in code are shown beside the words. */
  codes: boolean;
}

/** More rows than these are folded at first. */
const rowsAtMost = 12;
const order = ['removed', 'added', 'changed'];

/**
 * The changes of one flow: what works differently, then new names and descriptions, then the
 * drawing.
 */
export function FlowChanges({ flow, summary, names, labels, codes }: Props) {
  const words = wordsOfGone(useWords());
  const { page } = words;
  const { changes, guards, delays } = flow;
  const working = changes
    .filter(({ isWording }) => !isWording)
    .toSorted((one, other) => order.indexOf(one.difference) - order.indexOf(other.difference));
  const isState = ({ before, after }: Change) => 'path' in (after ?? before!);
  const group = (title: string, rows: readonly Change[], isOpen = rows.length <= rowsAtMost) =>
    rows.length > 0 ? (
      <details open={isOpen}>
        <summary>{title}</summary>
        <ChangeRows flow={flow} changes={rows} names={names} codes={codes} />
      </details>
    ) : null;
  const bodies = [
    ...guards.map((name) => ({ name, text: page.changedGuard(words.guards[name]!) })),
    ...delays.map((name) => ({ name, text: page.changedDelay(words.delays[name]!) })),
  ];
  return (
    <>
      {group(page.changedStates(summary.states), working.filter(isState), true)}
      {group(
        page.changedTransitions(summary.transitions),
        working.filter((one) => !isState(one)),
      )}
      {bodies.length > 0 ? (
        <details open>
          <summary>{page.changedBodies(bodies.length)}</summary>
          <ul>
            {bodies.map(({ name, text }) => (
              <li key={name}>
                {text} {codes ? <code>{name}</code> : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {group(
        page.changedWords(summary.wording),
        changes.filter(({ isWording }) => isWording),
        false,
      )}
      <h3>{page.inOneDrawing}</h3>
      <Drawn flow={flow} labels={labels} />
    </>
  );
}

const nowhere = new Set<string>();

/** Both versions as one drawing. */
function Drawn({ flow: { comparison }, labels }: { flow: FlowChange; labels: Labels }) {
  const { chart, differences } = comparison;
  const marks = useMemo(() => (id: string) => differences.get(id) ?? '', [differences]);
  // Opens every step that contains a change.
  const open = useMemo(() => {
    const differing = [
      ...chart.states.filter(({ id }) => differences.has(id)).map(({ id }) => id),
      ...chart.transitions.filter(({ id }) => differences.has(id)).map(({ source }) => source),
    ];
    return new Set(
      chart.states.flatMap(({ id, parent }) =>
        parent !== undefined && differing.includes(id) ? [parent] : [],
      ),
    );
  }, [chart, differences]);
  return (
    <ChartSvg
      chart={chart}
      active={nowhere}
      selected={undefined}
      labels={labels}
      marks={marks}
      opened={open}
      onSelect={() => undefined}
    />
  );
}
