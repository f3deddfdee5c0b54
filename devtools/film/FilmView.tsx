import { Fragment, useEffect, useMemo, useRef } from 'react';
import { stretchFigures } from '../figures/filmFigures.ts';
import type { StateFigures } from '../figures/loadFigures.ts';
import type { Counted } from '../figures/useFigures.ts';
import { activeStates, innermost } from '../chart/activeStates.ts';
import type { Chart } from '../chart/chart.ts';
import { useIsNarrow } from '../flows/useIsNarrow.ts';
import type { Labels } from '../words/labels.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { nameOf } from '../words/words.ts';
import { placesIn, stretchesOf } from './film.ts';
import type { Frame, Stretch } from './film.ts';
import { FilmFrame } from './FilmFrame.tsx';
import { filmOf } from './filmOf.ts';
import { foundInFilm } from './foundInFilm.ts';
import { FoundState } from './FoundState.tsx';
import { meansOf, namesIn } from './frameWords.ts';
import { otherWays } from './otherWays.ts';
import { pictureOf, pictureWith } from './pictures.ts';
import { useLargePicture } from './useLargePicture.tsx';
import { whereInFilm } from './whereInFilm.ts';

interface Props {
  chart: Chart;
  labels: Labels;
  /** The state values of a running machine so far, oldest first. */
  values: readonly unknown[];
  selected: string | undefined;
  /**
   * Whether a story is being played: its current step is scrolled into view, except in a narrow
   * window, where that would scroll the story away.
   */
  follows: boolean;
  /** The visitor figures, if shown. */
  figures: Counted | undefined;
  onSelect: (path: string) => void;
}

/** A flow's success path, in pictures of the customers' screens. */
export function FilmView({ chart, labels, values, selected, follows, figures, onSelect }: Props) {
  const words = useWords();
  const [language] = useLanguage();
  const { page } = words;
  const isNarrow = useIsNarrow();
  const film = filmOf(chart);
  const progress = useProgress(chart, film, values);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const passed = list.current?.querySelectorAll('.passed') ?? [];
    const now = list.current?.querySelector('[aria-current=step]') ?? [...passed].at(-1);
    if (follows && !isNarrow) now?.scrollIntoView({ block: 'nearest' });
  }, [follows, isNarrow, chart, progress.now]);
  useEffect(() => {
    const hit = selected === undefined ? null : list.current?.querySelector('.selected');
    hit?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [chart, selected]);
  // A screen that occurs again is not shown twice.
  const pictured = film.filter(
    ({ state }, index) =>
      film.findIndex((other) => other.state === state) === index &&
      pictureOf(chart.id, state, language),
  );
  const names = namesIn(words, chart.id, film);
  const { enlarge, large } = useLargePicture(
    pictured.map(({ state }) => ({
      name: nameOf(words, chart.id, placesIn(state)),
      means: meansOf(words, chart, placesIn(state)),
      picture: pictureOf(chart.id, state, language)!,
    })),
  );
  if (film.length === 0) return <p className="quiet">{page.noFilm}</p>;
  const isPictured = (frame: Frame) => pictured.includes(frame);
  const hasScreens = film.some(isPictured);
  // In a flow on the server, which has no screens, each frame is a stretch of its own.
  const stretches = stretchesOf(film, (frame) => !hasScreens || isPictured(frame));
  const waysAt = stretches.map((stretch) => ({ stretch, ways: otherWays(chart, film, stretch) }));
  const state = chart.states.find(({ path }) => path !== '' && path === selected);
  // A chosen state without a picture in the film is shown where it belongs.
  const found =
    state && !pictured.some((frame) => placesIn(frame.state).includes(state.path))
      ? foundInFilm(chart, film, waysAt, state.path, (path) =>
          Boolean(pictureWith(chart.id, path, language)),
        )
      : undefined;
  const foundAt = (index: number) =>
    state && found?.at === index ? <FoundState {...{ chart, state, found, labels }} /> : null;
  const last = values.at(-1);
  const figuresOf = ({ from, to }: Stretch) => {
    if (!figures) return undefined;
    const of = (counted: readonly StateFigures[] | undefined) =>
      counted && stretchFigures(chart, film.slice(from, to), film.slice(to), counted);
    return { now: of(figures.now), before: of(figures.before) };
  };
  return (
    <>
      {last !== undefined && progress.now === undefined ? (
        <p className="beside" role="status">
          {page.besideFilm(nameOf(words, chart.id, innermost(chart, activeStates(chart, last))))}
        </p>
      ) : null}
      <ol
        ref={list}
        className={hasScreens ? 'film' : 'film plain'}
        aria-label={page.filmOf(chart.id)}
      >
        {film.map((frame, index) => {
          const own = waysAt.find(({ stretch: { picture } }) => picture === index);
          return (
            // A film may pass the same state twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={`${index} ${frame.state}`}>
              {foundAt(index)}
              <FilmFrame
                chart={chart}
                film={film}
                frame={frame}
                name={names[index]!}
                labels={labels}
                picture={isPictured(frame) ? pictureOf(chart.id, frame.state, language) : undefined}
                hasScreens={hasScreens}
                isNow={progress.now === index}
                isPassed={progress.passed.has(index)}
                isLast={index === film.length - 1}
                isSelected={
                  !found && selected !== undefined && placesIn(frame.state).includes(selected)
                }
                ways={own?.ways}
                figures={own && figuresOf(own.stretch)}
                onSelect={onSelect}
                onEnlarge={() => enlarge(pictured.indexOf(frame))}
              />
            </Fragment>
          );
        })}
        {foundAt(film.length)}
      </ol>
      {large}
    </>
  );
}

function useProgress(chart: Chart, film: readonly Frame[], values: readonly unknown[]) {
  return useMemo(() => {
    const pathOf = new Map(chart.states.map(({ id, path }) => [id, path]));
    return whereInFilm(
      film,
      values.map((value) => new Set([...activeStates(chart, value)].map((id) => pathOf.get(id)!))),
    );
  }, [chart, film, values]);
}
