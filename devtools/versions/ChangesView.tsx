import { useMemo } from 'react';
import { ChartSvg } from '../flows/ChartSvg.tsx';
import type { Labels } from '../words/labels.ts';
import type { PageWords } from '../words/page.en.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Language } from '../words/words.ts';
import { ChangeRows } from './ChangeRows.tsx';
import { currentVersion, versionNames } from './keptVersions.ts';
import { useChanges } from './useChanges.ts';
import { mondayOf } from './weekOf.ts';
import type { FlowChange } from './whatChanged.ts';

interface Props {
  flow: string;
  /** The compared versions; without them the last one that was kept, and this build. */
  from: string | undefined;
  to: string | undefined;
  labels: Labels;
  onVersions: (versions: { from: string; to: string }) => void;
  onFlow: (flow: string) => void;
}

const known = (name: string | undefined, otherwise: string) =>
  name !== undefined && versionNames.includes(name) ? name : otherwise;

/** In the current week little has changed yet, so the week before is compared with first. */
const lastWeek = versionNames.filter(mondayOf).at(-2);

/** A release by its name, a week by its Monday. */
function nameOf(version: string, { weekOf }: PageWords, language: Language): string {
  const monday = mondayOf(version);
  if (!monday) return version.replace(/^\S+ /, '');
  const day = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' });
  return weekOf(day.format(monday));
}

/** Two versions of the flows side by side: in words, and in one drawing in colours. */
export function ChangesView({ flow, from, to, labels, onVersions, onFlow }: Props) {
  const { page } = useWords();
  const [language] = useLanguage();
  const before = known(from, lastWeek ?? versionNames[0]!);
  const after = known(to, currentVersion);
  const changes = useChanges(before, after);
  const choice = (label: string, chosen: string, onChoose: (name: string) => void) => (
    <label>
      <span className="quiet">{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {versionNames.map((name) => (
          <option key={name} value={name}>
            {name === currentVersion ? page.thisVersion : nameOf(name, page, language)}
          </option>
        ))}
      </select>
    </label>
  );
  const differing = changes?.flows.filter(isChanged) ?? [];
  const shown = changes?.flows.find(({ comparison }) => comparison.chart.id === flow);
  return (
    <div className="changes">
      <div className="versions">
        {choice(page.versionBefore, before, (name) => onVersions({ from: name, to: after }))}
        {choice(page.versionAfter, after, (name) => onVersions({ from: before, to: name }))}
      </div>
      {changes ? null : <p role="status">{page.drawing}</p>}
      {changes && differing.length === 0 ? <p>{page.nothingChanged}</p> : null}
      <ul className="changed-flows" aria-label={page.changedFlows}>
        {differing.map((one) => (
          <li key={one.comparison.chart.id}>
            <button
              type="button"
              aria-current={one === shown}
              onClick={() => onFlow(one.comparison.chart.id)}
            >
              {one.comparison.chart.id} <Counts of={one} />
            </button>
          </li>
        ))}
      </ul>
      {shown && isChanged(shown) ? (
        <>
          <ChangeRows change={shown} names={[before, after]} />
          <Drawn key={`${before} ${after} ${flow}`} change={shown} labels={labels} />
        </>
      ) : changes ? (
        <p>{page.flowUnchanged(flow)}</p>
      ) : null}
      {changes && changes.files.length > 0 ? (
        <details>
          <summary>{page.changedFiles(changes.files.length)}</summary>
          <ul className="changed-files">
            {changes.files.map((file) => (
              <li key={file}>
                <code>{`machines/${file}`}</code>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

const isChanged = ({ changes, guards, delays }: FlowChange) =>
  changes.length + guards.length + delays.length > 0;

/** How much is new, gone and changed. */
function Counts({ of: { changes, guards, delays } }: { of: FlowChange }) {
  const { page } = useWords();
  const count = (kind: string) => changes.filter(({ difference }) => difference === kind).length;
  const [added, removed] = [count('added'), count('removed')];
  const changed = count('changed') + guards.length + delays.length;
  return (
    <span className="counts">
      {added > 0 ? <ins>{page.newCount(added)} </ins> : null}
      {removed > 0 ? <del>{page.goneCount(removed)} </del> : null}
      {changed > 0 ? <mark>{page.changedCount(changed)}</mark> : null}
    </span>
  );
}

const nowhere = new Set<string>();

/** Both versions as one drawing. */
function Drawn({ change: { comparison }, labels }: { change: FlowChange; labels: Labels }) {
  const { chart, differences } = comparison;
  const marks = useMemo(() => (id: string) => differences.get(id) ?? '', [differences]);
  // What differs is not hidden in a folded step.
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
