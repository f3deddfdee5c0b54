import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FigureTable } from '../figures/FigureTable.tsx';
import { days, useFigures, useLabelsWithFigures } from '../figures/useFigures.ts';
import { codeLabels } from '../words/labels.ts';
import { useWords } from '../words/useWords.ts';
import { plainLabels } from '../words/words.ts';
import { chartFor } from './charts.ts';
import { ChartSvg } from './ChartSvg.tsx';
import { connectFeed, silentFeed, tabOf, takesEvents } from './feed.ts';
import { FilmView } from '../film/FilmView.tsx';
import { FlowsNav } from './FlowsNav.tsx';
import { History } from './History.tsx';
import { useLink, viewOf } from './link.ts';
import { namesIn } from './names.ts';
import { Rehearse } from './Rehearse.tsx';
import { Send } from './Send.tsx';
import { Simulate } from './Simulate.tsx';
import { StatePanel } from './StatePanel.tsx';
import { Tabs } from './Tabs.tsx';
import { useActiveStates, useValues } from './useStates.ts';
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
  const words = useWords();
  const { page } = words;
  const { machine, at, rehearsals } = link;
  const view = viewOf(link);
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
  const values = useValues(shown, actor?.sessionId);
  const nameOf = useMemo(() => namesIn(feed, tab), [feed, tab]);
  const names = useMemo(
    () => (link.codes ? { ...codeLabels, page: words.page } : plainLabels(words)),
    [link.codes, words],
  );
  const counted = useFigures(link.figures === true);
  const shownFigures = link.figures ? counted : undefined;
  const labels = useLabelsWithFigures(names, chart, shownFigures);

  // A film that stands still has nothing beside it until a picture is chosen.
  const hasPanel = view === 'chart' || actor !== undefined || stateId !== undefined;

  return (
    <div className={['page', split ? 'split' : '', hasPanel ? '' : 'alone'].join(' ')}>
      <FlowsNav
        feed={feed}
        isSimulation={simulation !== undefined}
        link={link}
        onLink={setLink}
        tab={tab}
        actors={actors}
        actor={actor}
        isWatched={isWatched}
        split={split}
        onSplit={setSplit}
        hasFigures={counted !== undefined}
      />
      <main
        data-machine-shown={machine}
        data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}
      >
        <Tabs
          label={page.views}
          tabs={[
            { id: 'film', text: page.film },
            { id: 'chart', text: page.chart },
          ]}
          chosen={view}
          onChoose={(chosen) => setLink({ view: chosen })}
        >
          <p className="lead">{chart && words.describe(chart.description)}</p>
          {!chart ? (
            <p>{page.noChart}</p>
          ) : view === 'film' ? (
            <FilmView
              chart={chart}
              labels={names}
              values={values}
              selected={link.state}
              onSelect={(state) => setLink({ state, view: 'film' })}
            />
          ) : (
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
          )}
        </Tabs>
      </main>
      {hasPanel ? (
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
      ) : null}
      {split ? <iframe title={page.app} src="/home?inspect" /> : null}
    </div>
  );
}

/** A link that names rehearsals brings them about where it is opened. */
function useRehearsalsOf(rehearsals: Readonly<Record<string, string>>): void {
  const [atFirst] = useState(rehearsals);
  useEffect(() => {
    for (const [port, how] of Object.entries(atFirst)) void feedStore.rehearse(port, how);
  }, [atFirst]);
}
