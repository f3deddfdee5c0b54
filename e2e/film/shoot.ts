import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fileNameOf } from '../../devtools/film/film.ts';
import type { Take } from './take.ts';
import { readInHindi } from '../layout/inHindi.ts';
import { withoutPromises } from '../layout/withoutPromises.ts';
import { drive } from '../models/drive.ts';

/** Where pictures are put until all of them are taken. */
export const shotFolder = 'coverage/film';
export const phone = { width: 390, height: 844 };
/** The pictures are small: who reads the film sees several of them at once. */
const scale = 0.5;
const quality = 9;

/** The afternoon before the visits of the samples. */
const now = new Date('2026-11-22T10:00:00.000Z');

type Language = 'en' | 'hi';

/** Walks a take in a language, and does something on each screen that is to be looked at. */
export async function walkTake(
  page: Page,
  { screens, start, steps, looks }: Take,
  language: Language,
  look: (state: string) => Promise<void>,
): Promise<void> {
  const isEnglish = language === 'en';
  // The page asks the service what time it is.
  await page.route('**/icon.svg', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { date: now.toUTCString() } })
      : route.continue(),
  );
  let path = '';
  await drive(
    isEnglish ? page : readInHindi(page),
    isEnglish ? screens : withoutPromises(screens),
    start,
    steps,
    async (step) => {
      const state = looks.get(step);
      if (state === undefined) return;
      // What a press opens further down on a page is seen where it is.
      const { pathname } = new URL(page.url());
      if (pathname !== path) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      path = pathname;
      await look(state);
    },
    { now },
  );
}

/** Takes the pictures of what the page shows, light and dark, and writes down what it says. */
export async function shoot(page: Page, flow: string, state: string, language: Language) {
  const folder = `${shotFolder}/${flow}`;
  mkdirSync(folder, { recursive: true });
  const y = await page.evaluate(async (own) => {
    await document.fonts.ready;
    // Of a page that has the flow further down, its top says nothing of the state.
    const top = document.querySelector(own)?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) scrollBy({ top: top - innerHeight / 4, behavior: 'instant' });
    // A message below the fold is what the state is about.
    const message = [...document.querySelectorAll('main [role="alert"]')]
      .map((element) => element.getBoundingClientRect().top)
      .find((below) => below > innerHeight);
    if (message) scrollBy({ top: message - innerHeight / 8, behavior: 'instant' });
    return scrollY;
  }, `[data-machine="${flow}"]`);
  const client = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // What is drawn by itself may still have the colours of before in the frame that follows. Where
    // the page's clock stands, it asks for no frame of animation.
    await page.evaluate(async () => {
      for (const _ of ['this one', 'the next one'])
        await new Promise((drawn) => new IntersectionObserver(drawn).observe(document.body));
    });
    const { data } = await client.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y, ...phone, scale },
    });
    const name = `${fileNameOf(state)}.${language}.${colorScheme}.webp`;
    // The browser's own encoder is made for speed: its files are a sixth larger.
    await sharp(Buffer.from(data, 'base64'))
      .webp({ quality, effort: 6 })
      .toFile(`${folder}/${name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await client.detach();
  if (language === 'en')
    writeFileSync(`${folder}/${fileNameOf(state)}.json`, JSON.stringify(await wordsOn(page)));
}

/**
 * What a screen says in headings and on buttons: as long as it is the same, so is the picture to
 * somebody who reads the film. Figures and dates change by themselves.
 */
export const wordsOn = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, button, [role="alertdialog"] p')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    );
