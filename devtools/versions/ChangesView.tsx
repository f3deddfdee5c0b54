import { useMemo, useState } from 'react';
import type { Labels } from '../words/labels.ts';
import type { PageWords } from '../words/page.en.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Language } from '../words/language.ts';
import { stateName } from '../words/words.ts';
import { ChangedRules } from './ChangedRules.tsx';
import { FlowChanges } from './FlowChanges.tsx';
import { FlowSentences } from './FlowSentences.tsx';
import { isAbout, noticesBetween } from './customerNotices.ts';
import { Notices } from './Notices.tsx';
import { currentVersion, currentWeek, versionNames } from './keptVersions.ts';
import { orderedChanges } from './summary.ts';
import { useChanges } from './useChanges.ts';
import { mondayOf } from './weekOf.ts';
import type { FlowChange } from './whatChanged.ts';

interface Props {
  flow: string;
  /** The compared versions; the default is the last release and this build. */
  from: string | undefined;
  to: string | undefined;
  labels: Labels;
  /** Whether the names in code are shown beside the words. */
  codes: boolean;
  onVersions: (versions: { from: string; to: string }) => void;
  onFlow: (flow: string) => void;
}

const known = (name: string | undefined, otherwise: string) =>
  name !== undefined && versionNames.includes(name) ? name : otherwise;

/** Most owners first ask what has changed since the last release. */
const lastRelease = versionNames.findLast((name) => name !== currentVersion && !mondayOf(name));

/** A version in words: which it is, and the Monday of its week. */
function nameOf(version: string, page: PageWords, language: Language): string {
  if (version === currentVersion) return page.thisVersion;
  const [week, release] = version.split(' ');
  const days = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' });
  const monday = days.format(mondayOf(week!));
  return release ? page.release(release, monday, version === lastRelease) : page.endOfWeek(monday);
}

/** Two versions of the flows compared: in words, and in one coloured drawing. */
export function ChangesView({ flow, from, to, labels, codes, onVersions, onFlow }: Props) {
  const words = useWords();
  const { page } = words;
  const [language] = useLanguage();
  // A link to a comparison opens its flow.
  const [opened, setOpened] = useState(from === undefined ? undefined : flow);
  const [isUnfolded, setIsUnfolded] = useState(from !== undefined);
  const before = known(from, lastRelease ?? versionNames[0]!);
  const after = known(to, currentVersion);
  const changes = useChanges(before, after);
  const called = (name: string) => nameOf(name, page, language);
  const choice = (label: string, chosen: string, onChoose: (name: string) => void) => (
    <label>
      <span className="quiet">{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {versionNames
          .filter((name) => name !== currentWeek || name === chosen)
          .toReversed()
          .map((name) => (
            <option key={name} value={name}>
              {called(name)}
            </option>
          ))}
      </select>
    </label>
  );
  const ordered = useMemo(() => changes && orderedChanges(changes.flows), [changes]);
  const differing = ordered ? [...ordered.working, ...ordered.wording] : [];
  const notices = noticesBetween(before, after);
  const noticesHere = notices.filter((notice) => isAbout(notice, flow));
  const noticesElsewhere = notices.filter((notice) => !isAbout(notice, flow));
  const chosenFlow = stateName(words, flow);
  const names = [before, after].map(called) as [string, string];
  const rules = changes ? <ChangedRules files={changes.files} codes={codes} /> : null;
  const flowName = (one: FlowChange) => stateName(words, one.comparison.chart.id);
  return (
    <div className="changes">
      <div className="versions">
        {choice(page.versionBefore, before, (name) => onVersions({ from: name, to: after }))}
        {choice(page.versionAfter, after, (name) => onVersions({ from: before, to: name }))}
      </div>
      {notices.length > 0 && noticesHere.length === 0 ? (
        <p>{page.nothingNoticedIn(chosenFlow)}</p>
      ) : null}
      <Notices title={page.noticedIn(chosenFlow)} notices={noticesHere} />
      <Notices title={page.noticedElsewhere} notices={noticesElsewhere} />
      {ordered ? null : <p role="status">{page.drawing}</p>}
      {ordered && differing.length === 0 ? <p>{page.nothingChanged}</p> : null}
      {ordered && differing.length > 0 ? (
        <details
          className="in-detail"
          open={isUnfolded || notices.length === 0}
          onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
        >
          <summary>
            <b>{page.inDetail}</b>{' '}
            {page.changesInAll(ordered.working.length, ordered.wording.length)}
          </summary>
          <ul className="changed-flows" aria-label={page.changedFlows}>
            {differing.map(({ flow: one, summary }) => {
              const { id } = one.comparison.chart;
              const isOpen = id === opened;
              return (
                <li key={id}>
                  <h2>{flowName(one)}</h2>
                  <FlowSentences flow={one} name={flowName(one)} />
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => {
                      setOpened(isOpen ? undefined : id);
                      if (!isOpen) onFlow(id);
                    }}
                  >
                    {flowName(one)}: {page.changedIn(summary)}
                  </button>
                  {isOpen ? (
                    <FlowChanges
                      key={`${before} ${after}`}
                      flow={one}
                      summary={summary}
                      names={names}
                      labels={labels}
                      codes={codes}
                    />
                  ) : null}
                </li>
              );
            })}
          </ul>
          {ordered.same.length > 0 ? (
            <p className="quiet">{page.flowsUnchanged(ordered.same.map(flowName).join(', '))}</p>
          ) : null}
          {rules}
        </details>
      ) : (
        rules
      )}
    </div>
  );
}
