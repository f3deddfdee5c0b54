import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { executablePath, launchArguments } from '../../e2e/browser.ts';
import { ensureBrowser } from '../programs.ts';

/** A drawing to be printed, and its file name. */
export interface Printed {
  name: string;
  svg: string;
}

/** The size of a drawing in whole pixels. */
function sizeOf(svg: string): [width: number, height: number] {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg)!;
  return [Math.ceil(Number(width)), Math.ceil(Number(height))];
}

/** Prints drawings as PNG at twice their size, or as a one-page PDF of each drawing's size. */
export async function print(
  kind: 'png' | 'pdf',
  folder: string,
  drawings: readonly Printed[],
): Promise<void> {
  ensureBrowser();
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    for (const { name, svg } of drawings) {
      const [width, height] = sizeOf(svg);
      await page.setViewportSize({ width, height });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      const path = join(folder, `${name}.${kind}`);
      if (kind === 'png') await page.screenshot({ path });
      // On a page that is too low, a second one would begin.
      else await page.pdf({ path, width, height: height + 1, printBackground: true });
    }
  } finally {
    await browser.close();
  }
}
