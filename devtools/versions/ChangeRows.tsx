import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { actionsText, plainLabels, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { wordsOfGone } from './wordsOfGone.ts';
import type { FlowChange } from './whatChanged.ts';
import type { Change } from './change.ts';

interface Props {
  flow: FlowChange;
  changes: readonly Change[];
  /** The names of the two versions. */
  names: readonly [string, string];
  /** Whether the names in code are shown beside the words. */
  codes: boolean;
}

/** Each state or transition that differs, before and after. */
export function ChangeRows({ flow: { before, after }, changes, names, codes }: Props) {
  const words = wordsOfGone(useWords());
  const { page } = words;
  const kinds = { added: page.isNew, removed: page.isGone, changed: page.isChanged };
  const cell = (chart: Chart | undefined, thing: ChartState | ChartTransition | undefined) =>
    chart && thing ? inWords(words, chart, thing) : '';
  return (
    <table className="change-rows">
      <thead>
        <tr>
          <th scope="col">{page.what}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((one) => (
          <tr key={one.id} className={one.difference}>
            <th scope="row">
              {kinds[one.difference]}{' '}
              {codes ? <code>{codeOf((one.after ?? one.before)!)}</code> : null}
            </th>
            <td data-version={names[0]}>{cell(before, one.before)}</td>
            <td data-version={names[1]}>{cell(after, one.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const codeOf = (thing: ChartState | ChartTransition) =>
  'path' in thing ? thing.path : [thing.event, thing.guard].filter(Boolean).join(' ');

function inWords(words: Words, chart: Chart, thing: ChartState | ChartTransition): string {
  const called = (id: string) => stateName(words, id);
  if ('path' in thing) {
    const services = thing.invokes.map((id) => words.services[id] ?? id).join(', ');
    const done = actionsText(words, [...thing.entry, ...thing.exit]);
    const said = [words.describe(thing.description, `${chart.id} ${thing.path}`), services, done]
      .filter(Boolean)
      .join(' · ');
    return `${called(thing.id)}: ${said}`;
  }
  const { event, guard } = plainLabels(words);
  const condition = thing.guard ? `, ${guard(thing.guard)}` : '';
  const target = thing.targets.map(called).join(', ') || words.page.stays;
  const done = actionsText(words, thing.actions);
  return `${called(thing.source)}: ${event(thing)}${condition} → ${target}${done ? ` (${done})` : ''}`;
}
