import { renderToStaticMarkup } from 'react-dom/server';
import { engineHere } from '../drawing/engineHere.ts';
import { layout } from '../drawing/layout.ts';
import { foldable } from '../drawing/visible.ts';
import drawingCss from '../drawing/drawing.css?raw';
import flowsCss from '../flows/flows.css?raw';
import coverageCss from './coverage.css?raw';
import { CoveragePage } from './CoveragePage.tsx';
import type { MachineReport } from './CoveragePage.tsx';

/** The report as one self-contained file. */
export async function renderCoverage(
  coverages: Omit<MachineReport, 'drawing'>[],
  at: string,
): Promise<string> {
  const reports = await Promise.all(
    coverages.map(async (coverage) => ({
      ...coverage,
      drawing: await layout(
        engineHere,
        coverage.machine.chart,
        new Set(foldable(coverage.machine.chart)),
      ),
    })),
  );
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Flow coverage · Assay</title><link rel="icon" href="data:,">';
  return `<!doctype html><html lang="en"><head>${head}<style>${flowsCss}${drawingCss}${coverageCss}</style></head><body>${renderToStaticMarkup(<CoveragePage reports={reports} at={at} />)}</body></html>`;
}
