import type { StretchFigures } from '../figures/filmFigures.ts';
import { FrameFigures } from '../figures/FrameFigures.tsx';
import type { Chart } from '../chart/chart.ts';
import { happeningOf } from '../words/happening.ts';
import type { Labels } from '../words/labels.ts';
import { useWords } from '../words/useWords.ts';
import { placesIn } from './film.ts';
import type { Frame } from './film.ts';
import { meansOf } from './frameWords.ts';
import { FoldedWays } from './FoldedWays.tsx';
import type { OtherWays } from './otherWays.ts';
import type { Picture } from './pictures.ts';
import { Screen } from './Screen.tsx';

interface Props {
  chart: Chart;
  film: readonly Frame[];
  frame: Frame;
  name: string;
  labels: Labels;
  /** Its screen; undefined for a mark, and for a screen that the film has already shown. */
  picture: Picture | undefined;
  /** Whether the flow has screens at all. */
  hasScreens: boolean;
  isNow: boolean;
  isPassed: boolean;
  isLast: boolean;
  isSelected: boolean;
  /** What else can happen here; undefined for a mark that belongs to a picture. */
  ways: OtherWays | undefined;
  /** The visitor figures here, now and in the days before; undefined if not shown. */
  figures: Record<'now' | 'before', StretchFigures | undefined> | undefined;
  onSelect: (path: string) => void;
  onEnlarge: () => void;
}

/** One state of a film: its picture, or a small mark, and the events that lead on. */
export function FilmFrame({
  chart,
  film,
  frame,
  name,
  labels,
  picture,
  hasScreens,
  isNow,
  isPassed,
  isLast,
  isSelected,
  ways,
  figures,
  onSelect,
  onEnlarge,
}: Props) {
  const words = useWords();
  const places = placesIn(frame.state);
  const events = hasScreens
    ? eventsOf(chart, frame, labels, !picture)
    : taken(chart, frame).map((transition) => happeningOf(chart, transition, labels));
  const kind = picture ? 'pictured' : 'mark';
  const className = [
    kind,
    isNow ? 'now' : '',
    isPassed ? 'passed' : '',
    isSelected ? 'selected' : '',
  ].join(' ');
  return (
    <li className={className} aria-current={isNow ? 'step' : isSelected ? 'location' : undefined}>
      <button
        type="button"
        className="frame"
        onClick={() => {
          onSelect(places[0]!);
          if (picture) onEnlarge();
        }}
      >
        {picture ? (
          <Screen picture={picture} name={name} />
        ) : (
          <svg viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={name}>
            <circle cx="8" cy="8" r="6" />
          </svg>
        )}
        <span aria-hidden={picture ? 'true' : undefined} className="state-name">
          {name}
        </span>
      </button>
      {isSelected ? <p className="means">{meansOf(words, chart, places)}</p> : null}
      {isNow ? <p className="here">{words.page.here}</p> : null}
      {figures?.now ? (
        <FrameFigures flow={chart.id} figures={figures.now} before={figures.before} />
      ) : null}
      {ways ? (
        <>
          <FoldedWays {...{ chart, film, labels }} ways={ways.failures} kind="failing" />
          <FoldedWays {...{ chart, film, labels }} ways={ways.others} kind="other" />
        </>
      ) : null}
      {isLast ? null : <p className="press">{events.join(', ')}</p>}
    </li>
  );
}

/**
 * The events of a frame in words, each once; that a mark's service answers is left out as obvious.
 */
function eventsOf(chart: Chart, frame: Frame, labels: Labels, isMark: boolean): string[] {
  const seen = taken(chart, frame).filter(
    ({ event }) => !isMark || !/^(always$|xstate\.done\.)/.test(event),
  );
  return [...new Set(seen.map((transition) => labels.event(transition)))];
}

/** The transitions that a frame takes, in order. */
const taken = (chart: Chart, { takes }: Frame) =>
  takes.flatMap((id) => chart.transitions.find((one) => one.id === id) ?? []);
