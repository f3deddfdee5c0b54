import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../chart/chart.ts';
import flowsCss from '../flows/flows.css?raw';
import { ChartDrawing } from './ChartDrawing.tsx';
import drawingCss from './drawing.css?raw';
import differencesCss from './differences.css?raw';
import { engineHere } from './engineHere.ts';
import { layout } from './layout.ts';
import { foldable } from './visible.ts';

/** Keeps the outer line of a drawing from being clipped. */
const margin = 4;

/**
 * The styles with the light colours written out: programs other than browsers do not support
 * variables or `light-dark()`, and would paint everything black.
 */
const style = inLight(`${flowsCss}${drawingCss}${differencesCss}`);

function inLight(css: string): string {
  const light = css.replaceAll(/light-dark\(([^,]+), [^)]+\)/g, '$1');
  const colors = new Map(
    [...light.matchAll(/(--\w+): (#\w+);/g)].map(([, name, color]) => [name!, color!]),
  );
  return light
    .replaceAll(/var\((--\w+)\)/g, (_, name: string) => colors.get(name)!)
    .replace('color-scheme: light dark;', '');
}

/** A chart as a self-contained SVG file; `classOf` marks the differences. */
export async function renderSvg(chart: Chart, classOf: (id: string) => string): Promise<string> {
  const drawing = await layout(engineHere, chart, new Set(foldable(chart)));
  const [width, height] = [drawing.width + 2 * margin, drawing.height + 2 * margin];
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="chart"
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
    >
      <style>{`${style}text{font-family:system-ui,sans-serif}`}</style>
      <ChartDrawing drawing={drawing} classOf={classOf} />
    </svg>,
  );
}
