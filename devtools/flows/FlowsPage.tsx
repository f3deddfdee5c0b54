import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FigureTable } from '../figures/FigureTable.tsx';
import { days, useFigures, useLabelsWithFigures } from '../figures/useFigures.ts';
import { activeStates } from '../chart/activeStates.ts';
import { codeLabels } from '../words/labels.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { plainLabels } from '../words/words.ts';
import type { Chart } from '../chart/chart.ts';
import { chartFor, charts } from './charts.ts';
import { ChartSvg } from './ChartSvg.tsx';
import { connectFeed, silentFeed, tabOf, takesEvents } from './feed.ts';
import { History } from './History.tsx';
import { useLink } from './link.ts';
import { MachineList } from './MachineList.tsx';
import { actorWords, namesIn } from './names.ts';
import { Rehearse } from './Rehearse.tsx';
import { Send } from './Send.tsx';
import { Simulate } from './Simulate.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Switch } from './Switch.tsx';
import { useSimulation } from './useSimulation.ts';

// In production nobody's app is watched.
const feedStore = __FLOWS__ ? connectFeed() : silentFeed;

/**
 * Machines on the left, the drawing with the live state in the middle, words, events and the app on
 * the right.
 */
export function FlowsPage() {
  const live = useSyncExternalStore(feedStore.subscribe, feedStore.read);
  const [link, setLink] = useLink();
  const [language, setLanguage] = useLanguage();
  const words = useWords();
  const { page } = words;
  const { machine, at, rehearsals } = link;
  const simulation = useSimulation(machine, link.simulated === true);
  const feed = simulation?.feed ?? live;
  // Nobody but itself is in a simulation.
  const tab = simulation ? undefined : link.tab;
  const [split, setSplit] = useState(new URLSearchParams(location.search).has('split'));
  useRehearsalsOf(rehearsals);

  const isWatched = (sessionId: string) => !tab || tabOf(sessionId) === tab;
  const actors = feed.actors.filter(
    ({ name, sessionId }) => name === machine && isWatched(sessionId),
  );
  const actor = actors.find(({ sessionId }) => sessionId === link.actor) ?? actors.at(-1);
  const chart = chartFor(machine, actor?.definition);
  const stateId = chart?.states.find(({ path }) => path !== '' && path === link.state)?.id;
  const shown = feed.entries.filter(
    ({ index, sessionId }) => (at === undefined || index <= at) && isWatched(sessionId),
  );
  const latest = shown.findLast(
    (entry) => entry.sessionId === actor?.sessionId && entry.snapshot?.value !== undefined,
  );
  const active = useActiveStates(chart, latest?.snapshot?.value);
  const nameOf = useMemo(() => namesIn(feed, tab), [feed, tab]);
  const names = useMemo(
    () => (link.codes ? { ...codeLabels, page: words.page } : plainLabels(words)),
    [link.codes, words],
  );
  const counted = useFigures(link.figures === true);
  const shownFigures = link.figures ? counted : undefined;
  const labels = useLabelsWithFigures(names, chart, shownFigures);

  return (
    <div className={split ? 'page split' : 'page'}>
      <nav aria-label={page.machines}>
        <h1>{page.title}</h1>
        <p className="quiet" role="status">
          {simulation
            ? page.simulation
            : __FLOWS__ && (live.connected ? page.live : page.notConnected)}
        </p>
        <MachineList
          feed={feed}
          charts={charts}
          chosen={machine}
          isWatched={isWatched}
          onChoose={(id) =>
            setLink({
              machine: id,
              state: undefined,
              actor: undefined,
              at: simulation ? undefined : at,
            })
          }
        />
        {__FLOWS__ && !simulation ? (
          <label className="watch">
            <span className="quiet">{page.watching}</span>
            <select
              value={tab ?? ''}
              onChange={(event) => setLink({ tab: event.target.value || undefined })}
            >
              <option value="">{page.everything}</option>
              {feed.tabs.map(({ id, label, isGone }) => (
                <option key={id} value={id}>
                  {isGone ? page.closed(label) : label}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {actors.length > 1 ? (
          <label className="watch">
            <span className="quiet">{page.which(machine)}</span>
            <select
              value={actor?.sessionId}
              onChange={(event) => setLink({ actor: event.target.value })}
            >
              {actors.toReversed().map(({ sessionId }) => (
                <option key={sessionId} value={sessionId}>
                  {actorWords(feed, sessionId)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Switch
          text={page.simulate}
          isOn={link.simulated === true}
          onChange={(simulated) => setLink({ simulated, at: undefined })}
        />
        {__FLOWS__ ? <Switch text={page.appBeside} isOn={split} onChange={setSplit} /> : null}
        <Switch
          text={page.codeNames}
          isOn={link.codes === true}
          onChange={(codes) => setLink({ codes })}
        />
        {counted ? (
          <Switch
            text={page.showVisitors(days)}
            isOn={link.figures === true}
            onChange={(figures) => setLink({ figures })}
          />
        ) : null}
        <button
          type="button"
          lang={language === 'hi' ? 'en' : 'hi'}
          onClick={() => setLanguage(language === 'hi' ? 'en' : 'hi')}
        >
          {page.otherLanguage}
        </button>
        {__FLOWS__ ? (
          <p className="quiet">
            {page.besides} <code>?inspect</code>.
          </p>
        ) : null}
      </nav>
      <main
        data-machine-shown={machine}
        data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}
      >
        <p className="lead">{chart && words.describe(chart.description)}</p>
        {chart ? (
          <ChartSvg
            key={chart.id}
            chart={chart}
            active={active}
            selected={stateId}
            labels={labels}
            onSelect={(id) =>
              setLink({ state: chart.states.find((state) => state.id === id)?.path || undefined })
            }
          />
        ) : (
          <p>{page.noChart}</p>
        )}
      </main>
      <aside>
        {chart ? (
          <StatePanel
            key={chart.id}
            chart={chart}
            active={active}
            selected={stateId}
            context={latest?.snapshot?.context}
          >
            {simulation ? (
              <Simulate
                offers={simulation.offers}
                isNow={at === undefined}
                onTake={(step) => void simulation.take(step)}
                onRestart={() => {
                  setLink({ at: undefined });
                  simulation.restart();
                }}
              />
            ) : __FLOWS__ ? (
              <Send
                chart={chart}
                active={active}
                canSend={
                  actor !== undefined && at === undefined && takesEvents(feed, actor.sessionId)
                }
                refusal={feed.refusal?.sessionId === actor?.sessionId ? feed.refusal : undefined}
                onSend={(event) => void (actor && feedStore.send(actor.sessionId, event))}
              />
            ) : null}
          </StatePanel>
        ) : null}
        {chart && shownFigures ? (
          <FigureTable chart={chart} counted={shownFigures} days={days} />
        ) : null}
        {__FLOWS__ && chart && !simulation ? (
          <Rehearse
            chart={chart}
            chosen={rehearsals}
            onChoose={(port, how) => {
              setLink({ rehearsals: { ...rehearsals, [port]: how } });
              void feedStore.rehearse(port, how);
            }}
          />
        ) : null}
        {__FLOWS__ || simulation ? (
          <History
            shown={shown}
            stops={feed.entries.filter((entry) => entry.sessionId === actor?.sessionId)}
            nameOf={nameOf}
            labels={names}
            at={at}
            onAt={(index) => setLink({ at: index })}
            onClear={simulation ? undefined : () => void feedStore.clear(tab)}
          />
        ) : null}
      </aside>
      {split ? <iframe title={page.app} src="/home?inspect" /> : null}
    </div>
  );
}

/** The ids of the active states; the same set as long as the state is the same. */
function useActiveStates(chart: Chart | undefined, value: unknown): Set<string> {
  return useMemo(
    () => (chart && value !== undefined ? activeStates(chart, value) : new Set<string>()),
    [chart, value],
  );
}

/** A link that names rehearsals brings them about where it is opened. */
function useRehearsalsOf(rehearsals: Readonly<Record<string, string>>): void {
  const [atFirst] = useState(rehearsals);
  useEffect(() => {
    for (const [port, how] of Object.entries(atFirst)) void feedStore.rehearse(port, how);
  }, [atFirst]);
}
