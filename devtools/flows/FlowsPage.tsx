import { useMemo, useState, useSyncExternalStore } from 'react';
import type { PagePart } from '../search/searchFlows.ts';
import { usualPeriod } from '../figures/periods.ts';
import { WherePeopleLeave } from '../figures/WherePeopleLeave.tsx';
import { useFigures, useLabelsWithFigures } from '../figures/useFigures.ts';
import { flowsOf, stepAt } from '../stories/playStory.ts';
import type { Story } from '../stories/story.ts';
import { StoryList } from '../stories/StoryList.tsx';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { screenOf, whereIs } from '../stories/storyScreen.ts';
import { StorySteps } from '../stories/StorySteps.tsx';
import { useStory } from '../stories/useStory.ts';
import { codeLabels } from '../words/labels.ts';
import { ChangesView } from '../versions/ChangesView.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { plainLabels } from '../words/words.ts';
import { AboutState } from './AboutState.tsx';
import { ChartSvg } from './ChartSvg.tsx';
import { feedStore } from './feedStore.ts';
import { FilmView } from '../film/FilmView.tsx';
import { FlowsNav } from './FlowsNav.tsx';
import { Beside } from './Beside.tsx';
import { History } from './History.tsx';
import { chosenIn, distanceIn, nothingChosen, useLink, viewOf } from './link.ts';
import type { Link } from './link.ts';
import { namesIn } from './names.ts';
import { Settings } from './Settings.tsx';
import { Tabs } from './Tabs.tsx';
import { useRehearsalsOf } from './useRehearsalsOf.ts';
import { useShownFlow } from './useShownFlow.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useSimulation } from './useSimulation.ts';

/** Flows on the left, the viewed one in the middle, words and events on the right. */
export function FlowsPage() {
  const live = useSyncExternalStore(feedStore.subscribe, feedStore.read);
  const [given, setLink] = useLink();
  const words = useWords();
  const { page } = words;
  const [language] = useLanguage();
  const isNarrow = useIsNarrow();
  const told = useStory(given.story, given.step);
  const link = told ? { ...given, machine: told.moment.flow, at: told.moment.at } : given;
  const { machine, at, rehearsals } = link;
  const view = viewOf(given);
  const simulation = useSimulation(machine, link.simulated === true && !told);
  const feed = told?.feed ?? simulation?.feed ?? live;
  const isLive = !told && !simulation;
  // A simulation has no tabs.
  const tab = isLive ? link.tab : undefined;
  const [split, setSplit] = useState(new URLSearchParams(location.search).has('split'));
  useRehearsalsOf(rehearsals);

  const { isWatched, actors, actor, chart, stateId, shown, latest, active, values } = useShownFlow(
    feed,
    link,
    tab,
  );
  const names = useMemo(
    () => (link.codes ? { ...codeLabels, page: words.page } : plainLabels(words)),
    [link.codes, words],
  );
  const nameOf = useMemo(() => namesIn(feed, tab, names.state), [feed, tab, names]);
  const counted = useFigures(
    link.figures !== undefined,
    link.figures ?? usualPeriod,
    link.compared === true,
  );
  const shownFigures = (link.figures && counted) || undefined;
  const labels = useLabelsWithFigures(names, chart, shownFigures);

  const distance = chart && distanceIn(link, chart, actor !== undefined || stateId !== undefined);
  // A film that is not playing has no current state until a picture is chosen.
  const isAbout = view === 'chart' || actor !== undefined || stateId !== undefined;
  // The place to which the viewer returns from a story.
  const [before, setBefore] = useState<Partial<Link>>({});
  const openStory = (story: Story) => {
    if (!told) setBefore({ ...nothingChosen, ...given, view });
    setLink({ ...nothingChosen, machine: flowsOf(story)[0]!, story: story.id });
  };
  const toStep = (step: number) =>
    setLink({ machine: told?.moments[step]?.flow ?? machine, step, state: undefined });
  const closeStory = () => setLink({ ...before, story: undefined, step: undefined });
  const stories = told ? (
    <StorySteps shown={told} follows={!isNarrow} onStep={toStep} onClose={closeStory} />
  ) : (
    <StoryList onChoose={openStory} />
  );
  const state = chart ? (
    <AboutState
      chart={chart}
      active={active}
      selected={stateId}
      context={latest?.snapshot?.context}
      feed={feed}
      actor={actor}
      simulation={simulation}
      isLive={isLive}
      figures={shownFigures}
      link={link}
      onLink={setLink}
    />
  ) : null;
  const toLink = (change: Partial<Link>) =>
    setLink({ story: undefined, step: undefined, ...change });
  const openPart = (part: PagePart) => {
    if (part === 'changes') toLink({ view: 'changes' });
    else toLink({ view: 'film', figures: usualPeriod });
  };
  const settings = (
    <Settings
      feed={feed}
      isSimulation={!isLive}
      link={link}
      onLink={toLink}
      tab={tab}
      actors={actors}
      actor={actor}
      split={split}
      onSplit={setSplit}
      hasFigures={Boolean(counted)}
    />
  );
  // On a phone the film comes first.
  const below = [
    { id: 'stories', text: page.stories, part: stories },
    { id: 'settings', text: page.settings, part: settings },
  ];

  return (
    <div className={['page', split ? 'split' : ''].join(' ')}>
      <FlowsNav
        feed={feed}
        isSimulation={!isLive}
        link={link}
        onStory={openStory}
        onPart={openPart}
        hasFigures={Boolean(counted)}
        onLink={toLink}
        isWatched={isWatched}
        below={isNarrow ? below : []}
        answer={
          chart && counted !== undefined && link.figures && view === 'film' ? (
            <WherePeopleLeave {...{ chart, counted }} />
          ) : null
        }
      >
        {isNarrow ? null : settings}
      </FlowsNav>
      <main
        data-machine-shown={machine}
        data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}
      >
        {told && chart ? (
          <StoryPlayer
            key={told.story.id}
            shown={told}
            where={whereIs(words, chart, active)}
            screen={screenOf(told, words, language)}
            onStep={toStep}
            onClose={closeStory}
          />
        ) : null}
        <Tabs
          label={page.views}
          tabs={[
            { id: 'film', text: page.film },
            { id: 'chart', text: page.chart },
            { id: 'changes', text: page.whatChanged },
          ]}
          chosen={view}
          onChoose={(chosen) => setLink({ view: chosen })}
        >
          <p className="lead">{chart && words.describe(chart.description)}</p>
          {view === 'changes' ? (
            <ChangesView
              flow={machine}
              from={link.from}
              to={link.to}
              labels={names}
              codes={link.codes === true}
              onVersions={setLink}
              onFlow={(flow) => setLink({ machine: flow, state: undefined })}
            />
          ) : !chart ? (
            <p>{page.noChart}</p>
          ) : view === 'film' ? (
            <FilmView
              chart={chart}
              labels={names}
              values={values}
              selected={link.state}
              follows={told !== undefined}
              figures={shownFigures}
              onSelect={(path) => setLink({ state: path, view: 'film' })}
            />
          ) : (
            <ChartSvg
              key={chart.id}
              chart={chart}
              active={active}
              selected={stateId}
              labels={labels}
              distance={distance}
              onDistance={(chosen) => setLink({ distance: chosen })}
              onSelect={(id) => setLink(chosenIn(chart, id, distance))}
            />
          )}
        </Tabs>
      </main>
      {isAbout || !isNarrow ? (
        <aside>
          <div className="side">
            {isNarrow ? (
              state
            ) : (
              <Beside
                of={`${machine} ${view} ${link.state} ${link.story}`}
                shownFirst={isAbout && !told ? 'state' : 'stories'}
                stories={stories}
                state={state}
              />
            )}
          </div>
          {isAbout && (told ? view === 'chart' : __FLOWS__ || simulation) ? (
            <History
              shown={shown}
              stops={feed.entries.filter((entry) => entry.sessionId === actor?.sessionId)}
              nameOf={nameOf}
              flowOf={(id) => feed.actors.find((one) => one.sessionId === id)?.name ?? id}
              labels={names}
              at={at}
              onAt={(index) =>
                told ? toStep(stepAt(told.moments, index)) : setLink({ at: index })
              }
              onClear={isLive ? () => void feedStore.clear(tab) : undefined}
            />
          ) : null}
        </aside>
      ) : null}
      {(isNarrow ? below : []).map(({ id, text, part }) => (
        <section key={id} id={id} className="further" aria-label={text}>
          <h2>{text}</h2>
          {part}
        </section>
      ))}
      {split ? <iframe title={page.app} src="/home?inspect" /> : null}
    </div>
  );
}
