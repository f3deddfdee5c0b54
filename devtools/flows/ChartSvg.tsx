import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import type { Chart } from '../chart/chart.ts';
import { ChartDrawing } from '../drawing/ChartDrawing.tsx';
import { FarNames } from '../drawing/FarNames.tsx';
import type { Distance } from '../drawing/nearChart.ts';
import type { Labels } from '../words/labels.ts';
import { Distances } from './Distances.tsx';
import { GoTo } from './GoTo.tsx';
import { useOpenSteps } from './openSteps.ts';
import { MiniMap } from './MiniMap.tsx';
import { useDrawing } from './useDrawing.ts';
import { useNear } from './useNear.ts';
import { usePanZoom } from './usePanZoom.ts';
import { smallestScale } from './view.ts';

interface Props {
  chart: Chart;
  /** Ids of the states that are active now. */
  active: ReadonlySet<string>;
  selected: string | undefined;
  labels: Labels;
  /** Further class names for a state or a transition. */
  marks?: (id: string) => string;
  /** The steps that are open at first. */
  opened?: ReadonlySet<string>;
  /** How much of the chart is drawn; absent: all of it, and the viewer cannot change that. */
  distance?: Distance;
  onDistance?: (distance: Distance) => void;
  onSelect: (stateId: string) => void;
}

/**
 * A statechart with the live state highlighted; drag to pan, wheel to zoom. A finger scrolls the
 * page past it until 'Move the chart' is pressed. Give it the chart as its key.
 */
export function ChartSvg({
  chart,
  active,
  selected,
  labels,
  marks,
  opened,
  distance = 'whole',
  onDistance,
  onSelect,
}: Props) {
  const { page } = labels;
  const steps = useOpenSteps(chart, active, selected, opened);
  const near = useNear(chart, { distance, active, selected, labels, open: steps.open });
  const frame = useRef<SVGSVGElement>(null);
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  const hold = useCallback((element: SVGSVGElement | null) => {
    frame.current = element;
    setSvg(element);
  }, []);
  const { width, height } = useSize(svg);
  const { drawing, labels: drawnWith } = useDrawing(near, width, height) ?? {};
  const [following, setFollowing] = useState(true);
  /** Whether the whole drawing stays in view, whatever is drawn next. */
  const [isFitted, setIsFitted] = useState(false);
  /** Whether a finger moves the chart; at first it scrolls the page, as everywhere. */
  const [movesByTouch, setMovesByTouch] = useState(false);
  const stopFollowing = useCallback(() => {
    setFollowing(false);
    setIsFitted(false);
  }, []);
  const { view, viewBox, begin, fit, zoom, show, shows, handlers } = usePanZoom(
    frame,
    stopFollowing,
    movesByTouch,
  );
  const live = useMemo(
    () => new Set(chart.transitions.filter(({ source }) => active.has(source)).map(({ id }) => id)),
    [chart, active],
  );
  const target = drawing?.boxes.findLast(
    ({ state, depth }) => depth > 0 && (active.has(state.id) || selected === state.id),
  );
  useEffect(() => {
    if (drawing && isFitted) fit(drawing.width, drawing.height);
  }, [drawing, isFitted, fit, width, height]);
  useEffect(() => {
    if (!drawing || !following) return;
    begin(drawing, drawnWith?.isCounted);
    const isWhole = drawing.height * 0.75 <= height;
    if (target && !isWhole) show(target);
    // A frame of another width has room for a different part.
  }, [drawing, drawnWith, target, following, show, begin, width, height]);
  // A new drawing places its boxes elsewhere: this brings the one that was toggled or chosen into
  // view.
  const toggled = useRef<string>(undefined);
  useEffect(() => {
    const boxOf = (id: string | undefined) => drawing?.boxes.find(({ state }) => state.id === id);
    const chosen = boxOf(selected) ?? target;
    const box = boxOf(toggled.current) ?? (chosen && !shows(chosen) ? chosen : undefined);
    if (box && !following && !isFitted) show(box);
    toggled.current = undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each drawing
  }, [drawing]);
  const showFocused = ({ target: element }: FocusEvent<SVGElement>) => {
    const id = element.closest('[data-state-id]')?.getAttribute('data-state-id');
    const box = drawing?.boxes.find(({ state }) => state.id === id);
    if (!box || !element.matches(':focus-visible') || shows(box)) return;
    stopFollowing();
    show(box);
  };
  const byHand = (act: () => void) => () => {
    stopFollowing();
    act();
  };
  /** Another part is drawn next, which the viewer has not moved yet. */
  const fromItsBeginning =
    <Chosen,>(act: (chosen: Chosen) => void) =>
    (chosen: Chosen) => {
      setIsFitted(false);
      setFollowing(true);
      act(chosen);
    };
  const scale = width > 0 ? Math.min(width / view.width, height / view.height) : 1;
  // The factor tolerates rounding, which must not hide words.
  const isFar = scale < smallestScale(drawnWith?.isCounted) * 0.98;
  const isAllOpen = distance === 'whole' && steps.allOpen;
  if (!drawing)
    return (
      <p className="quiet" role="status">
        {page.drawing}
      </p>
    );
  const classOf = (id: string) =>
    [
      active.has(id) ? 'active' : '',
      live.has(id) ? 'live' : '',
      selected === id ? 'selected' : '',
      marks?.(id) ?? '',
    ].join(' ');
  return (
    <>
      {onDistance ? (
        <div className="distances">
          <Distances page={page} chosen={distance} onChoose={fromItsBeginning(onDistance)} />
          <GoTo
            chart={chart}
            labels={labels}
            chosen={selected}
            onChoose={fromItsBeginning(onSelect)}
          />
        </div>
      ) : null}
      <div className="chart-frame">
        <svg
          ref={hold}
          className={[
            'chart',
            drawnWith?.isCounted ? 'afar' : '',
            isFar ? 'far' : '',
            movesByTouch ? 'by-touch' : '',
          ].join(' ')}
          viewBox={viewBox}
          role="group"
          tabIndex={0}
          aria-label={page.chartOf(chart.id)}
          onFocus={showFocused}
          {...handlers}
        >
          <ChartDrawing
            drawing={drawing}
            classOf={classOf}
            labels={drawnWith}
            activeStates={active}
            onSelect={distance === 'whole' ? onSelect : fromItsBeginning(onSelect)}
            onToggle={
              distance === 'whole'
                ? (id) => {
                    toggled.current = id;
                    steps.toggle(id);
                  }
                : undefined
            }
          />
          {isFar ? <FarNames drawing={drawing} labels={labels} scale={scale} /> : null}
        </svg>
        <MiniMap
          drawing={drawing}
          view={view}
          onShow={(part) => {
            stopFollowing();
            show(part);
          }}
        />
      </div>
      {drawnWith?.isCounted ? <p className="quiet">{page.countedWays}</p> : null}
      <div className="zoom" role="group" aria-label={page.zoom}>
        {steps.canFold ? (
          <button
            type="button"
            onClick={() => {
              steps.setAll(!isAllOpen);
              onDistance?.('whole');
            }}
          >
            {isAllOpen ? page.foldAll : page.openAll}
          </button>
        ) : null}
        <button
          type="button"
          className="for-fingers"
          aria-pressed={movesByTouch}
          onClick={() => setMovesByTouch(!movesByTouch)}
        >
          {page.moveChart}
        </button>
        <button type="button" aria-label={page.zoomIn} onClick={byHand(() => zoom(0.8))}>
          +
        </button>
        <button type="button" aria-label={page.zoomOut} onClick={byHand(() => zoom(1.25))}>
          −
        </button>
        <button type="button" onClick={byHand(() => setIsFitted(true))}>
          {page.fit}
        </button>
        <button
          type="button"
          aria-pressed={following}
          onClick={() => {
            setIsFitted(false);
            setFollowing(!following);
          }}
        >
          {page.follow}
        </button>
      </div>
    </>
  );
}

/** The size of an element, as soon as it is mounted. */
function useSize(element: Element | null) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
