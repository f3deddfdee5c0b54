import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isInAppBrowser } from '../../web/ui/inAppBrowser.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile';

it.each([
  [
    'Instagram',
    `Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) ${chrome} Safari/537.36 Instagram 359.0`,
  ],
  [
    'Facebook',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webKit} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0]`,
  ],
  ['Facebook on Android', `Mozilla/5.0 (Linux; Android 14) ${chrome} [FB_IAB/FB4A;FBAV/489.0]`],
  ['WhatsApp', `Mozilla/5.0 (Linux; Android 14) ${chrome} Safari/537.36 WhatsApp/2.24.24`],
  ['a WebView', `Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) ${chrome} Safari/537.36`],
  ['a web view of iOS', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webKit} Mobile/15E148`],
])('%s is a browser inside an app', (_, userAgent) => {
  expect(isInAppBrowser({ userAgent } as Navigator)).toBe(true);
});

it.each([
  [
    'Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iOS',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`],
  [
    'Safari on a desk',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`,
  ],
])('%s is none', (_, userAgent) => {
  expect(isInAppBrowser({ userAgent } as Navigator)).toBe(false);
});

it('no other view saves a file, opens a window or leaves for another tab by itself', () => {
  const own = new Set(['web/ui/FileLink.tsx', 'web/ui/OuterLink.tsx']);
  const found = globSync('web/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/generated/') && !own.has(file))
    .filter((file) =>
      /window\.open\(|_blank|^\s+download$|<a\b[^>]*\sdownload\b/m.test(readFileSync(file, 'utf8')),
    );
  expect(found).toEqual([]);
});
