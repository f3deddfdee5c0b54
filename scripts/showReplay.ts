import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readConfig } from '../server/shared/config.ts';
import { executablePath, launchArguments } from '../e2e/browser.ts';
import { startProduct } from '../server/startProduct.ts';
import { dotted } from '../machines/dotted.ts';
import type { ProblemReport } from '../machines/report/problemReport.ts';

const folder = 'test-results/replay';
/** Milliseconds between steps, for people who watch. */
const pause = 700;

/**
 * Replays the report in the real app, on a product of its own, and collects a picture of each step
 * on one page. Returns the number of steps that went differently.
 */
export async function showReplay(report: ProblemReport, headed: boolean): Promise<number> {
  const dataDir = join(tmpdir(), `assay-replay-${process.pid}`);
  const product = await startProduct(
    readConfig({
      ...process.env,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    }),
  );
  const browser = await chromium.launch({
    headless: !headed,
    args: launchArguments,
    ...(executablePath && !headed && { executablePath }),
  });
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const [width, height] = report.window;
    const page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
    await page.addInitScript((given) => {
      window.assayReport = given;
    }, report);
    // Nobody is logged in here; every answer comes from the report.
    await page.setExtraHTTPHeaders({ 'x-assay-rehearse': '1' });
    await page.goto(product.address + (report.events[0]?.path ?? report.path));
    await page.waitForFunction(() => window.assayReplay !== undefined);
    let others = 0;
    const rows: string[] = [];
    for (const [index, { actor, event, value }] of report.events.entries()) {
      const reached = await page.evaluate(() => window.assayReplay!.step());
      const same = JSON.stringify(reached) === JSON.stringify(value);
      if (!same) others += 1;
      if (headed) await page.waitForTimeout(pause);
      const name = `${String(index + 1).padStart(3, '0')}.png`;
      await page.screenshot({ path: `${folder}/${name}`, animations: 'disabled' });
      const line = `${index + 1}. ${actor.split(' ')[0]}: ${event.type} → ${dotted(reached)}${same ? '' : ` (reported: ${dotted(value)})`}`;
      console.log(`${same ? '✓' : '✗'} ${line}`);
      rows.push(
        `<figure><figcaption class="${same ? '' : 'other'}">${escaped(line)}</figcaption><img src="${name}" alt="" loading="lazy"></figure>`,
      );
    }
    writeFileSync(`${folder}/index.html`, pageOf(report, rows));
    console.log(
      `${folder}/index.html: ${report.events.length} steps, ${others} of them another way`,
    );
    return others;
  } finally {
    await browser.close();
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (
  report: ProblemReport,
  rows: string[],
) => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Replay</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui;margin:24px;display:flex;flex-wrap:wrap;gap:24px}h1{width:100%;font-size:22px}figure{margin:0;width:280px}img{width:100%;border:1px solid #8886;border-radius:12px}figcaption{overflow-wrap:anywhere;margin-bottom:6px}.other{color:#c2530a;font-weight:600}</style>
<h1>Replay of ${escaped(report.path)}, version ${escaped(report.version)}, ${escaped(report.at)}</h1>${rows.join('\n')}</html>`;
