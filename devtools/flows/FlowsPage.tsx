import { useMemo, useState, useSyncExternalStore } from 'react';
import type { PagePart } from '../search/searchFlows.ts';
import { usualPeriod } from '../figures/periods.ts';
import { useFigures } from '../figures/useFigures.ts';
import { messageIn } from '../simulation/messageIn.ts';
import { stepAt } from '../stories/playStory.ts';
import { StoryList } from '../stories/StoryList.tsx';
import { StoryPlayer } from '../stories/StoryPlayer.tsx';
import { screenOf, whereIs } from '../stories/storyScreen.ts';
import { StorySteps } from '../stories/StorySteps.tsx';
import { useOpenStory } from '../stories/useOpenStory.ts';
import { codeLabels } from '../words/labels.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { plainLabels } from '../words/words.ts';
import { AboutState } from './AboutState.tsx';
import { feedStore } from './feedStore.ts';
import { SimulationContext } from '../film/SimulationContext.ts';
import { FlowViews } from './FlowViews.tsx';
import { FlowsNav } from './FlowsNav.tsx';
import { Beside } from './Beside.tsx';
import { History } from './History.tsx';
import { keepInspected } from './keepInspected.ts';
import { useLink, viewOf } from './link.ts';
import type { Link } from './link.ts';
import { namesIn } from './names.ts';
import { Settings } from './Settings.tsx';
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
  const { openStory, ...stories } = useOpenStory(given, setLink);
  const link = openStory
    ? { ...given, machine: openStory.moment.flow, at: openStory.moment.at }
    : given;
  const { machine, at, rehearsals } = link;
  const view = viewOf(given);
  const simulation = useSimulation(machine, link.simulated === true && !openStory);
  const feed = openStory?.feed ?? simulation?.feed ?? live;
  const isLive = !openStory && !simulation;
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
  const days = link.figures ?? (view === 'leaving' ? usualPeriod : undefined);
  const counted = useFigures(days !== undefined, days ?? usualPeriod, link.compared === true);
  const figures = (days && counted) || undefined;

  // A film that is not playing has no current state until a picture is chosen.
  const isAbout = view === 'chart' || actor !== undefined || stateId !== undefined;
  const closeStory = () => {
    stories.close();
    // On a phone the list from which the story was chosen is far below.
    if (isNarrow)
      requestAnimationFrame(() =>
        document.getElementById('stories')?.scrollIntoView({ behavior: 'instant' }),
      );
  };
  const steps = openStory ? (
    <StorySteps
      shown={openStory}
      follows={!isNarrow}
      onStep={stories.toStep}
      onClose={closeStory}
    />
  ) : null;
  const storyList = <StoryList opened={stories.lastGroup} onChoose={stories.open} />;
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
      figures={figures}
      link={link}
      onLink={setLink}
    />
  ) : null;
  const toLink = (change: Partial<Link>) =>
    setLink({ story: undefined, step: undefined, ...change });
  const openPart = (part: PagePart) => {
    if (part === 'changes') toLink({ view: 'changes' });
    else toLink({ view: 'leaving', figures: usualPeriod });
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
    ...(openStory ? [] : [{ id: 'stories', text: page.stories, part: storyList }]),
    { id: 'settings', text: page.settings, part: settings },
  ];

  return (
    <div className={['page', split ? 'split' : ''].join(' ')}>
      <FlowsNav
        feed={feed}
        isSimulation={!isLive}
        link={link}
        onStory={stories.open}
        onPart={openPart}
        hasFigures={Boolean(counted)}
        onLink={toLink}
        isWatched={isWatched}
        below={isNarrow ? below : []}
      >
        {isNarrow ? null : settings}
      </FlowsNav>
      <main
        data-machine-shown={machine}
        data-live-state={latest ? JSON.stringify(latest.snapshot?.value) : undefined}
      >
        <SimulationContext value={!isLive}>
          {openStory && chart ? (
            <div>
              <StoryPlayer
                key={openStory.story.id}
                shown={openStory}
                where={whereIs(words, chart, active)}
                screen={screenOf(openStory, words, language)}
                message={messageIn(latest?.snapshot?.context)}
                onStep={stories.toStep}
                onClose={closeStory}
              />
              {isNarrow ? steps : null}
            </div>
          ) : null}
          <FlowViews
            chart={chart}
            view={view}
            link={link}
            onLink={setLink}
            labels={names}
            active={active}
            values={values}
            stateId={stateId}
            isRunning={actor !== undefined}
            isStoryOpen={openStory !== undefined}
            counted={counted}
            figures={figures}
          />
        </SimulationContext>
      </main>
      {isAbout || !isNarrow ? (
        <aside>
          <div className="side">
            {isNarrow && openStory ? (
              <details>
                <summary>{page.state}</summary>
                {state}
              </details>
            ) : isNarrow ? (
              state
            ) : (
              <Beside
                of={`${machine} ${view} ${link.state} ${link.story}`}
                shownFirst={isAbout && !openStory ? 'state' : 'stories'}
                stories={steps ?? storyList}
                state={state}
              />
            )}
          </div>
          {isAbout && (openStory ? view === 'chart' : __FLOWS__ || simulation) ? (
            <History
              shown={shown}
              stops={feed.entries.filter((entry) => entry.sessionId === actor?.sessionId)}
              nameOf={nameOf}
              flowOf={(id) => feed.actors.find((one) => one.sessionId === id)?.name ?? id}
              labels={names}
              at={at}
              onAt={(index) =>
                openStory
                  ? stories.toStep(stepAt(openStory.moments, index))
                  : setLink({ at: index })
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
      {split ? <iframe title={page.app} src="/home?inspect" onLoad={keepInspected} /> : null}
    </div>
  );
}
