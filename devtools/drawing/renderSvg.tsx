import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../chart/chart.ts';
import flowsCss from '../flows/flows.css?raw';
import { ChartDrawing } from './ChartDrawing.tsx';
import drawingCss from './drawing.css?raw';
import differencesCss from './differences.css?raw';
import { layout } from './layout.ts';
import { foldable } from './visible.ts';

/** A chart as an SVG file that needs nothing else; `classOf` says what differs. */
export async function renderSvg(chart: Chart, classOf: (id: string) => string): Promise<string> {
  const drawing = await layout(chart, new Set(foldable(chart)));
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
    >
      <style>{`${flowsCss}${drawingCss}${differencesCss}text{font-family:system-ui,sans-serif}`}</style>
      <ChartDrawing drawing={drawing} classOf={classOf} />
    </svg>,
  );
}
