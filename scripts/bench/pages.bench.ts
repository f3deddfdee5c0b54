import { chromium } from '@playwright/test';
import { executablePath, launchArguments } from '../../e2e/browser.ts';
import { ensureBrowser } from '../programs.ts';
import type { Finding } from './load.ts';
import { benchCustomer } from './pages/customer.ts';
import { nextPages } from './pages/nextPages.ts';
import { startPeers } from './pages/peers.ts';
import { visits } from './pages/visit.ts';
import type { Subject, Visit, Visits } from './pages/visit.ts';
import { startRunning } from './product.ts';

/** The most that one of our pages may cost, relative to a static page and a plain React page. */
interface Limits {
  largestPaint: number;
  /** For a press, on the first and on a returning visit. */
  press?: Record<'cold' | 'warm', number>;
}
const publicLimits: Limits = { largestPaint: 1.6, press: { cold: 1.3, warm: 1.5 } };
// The profile's code is fetched when it is pressed, so its answer is no measure of the page.
const testLimits: Limits = { largestPaint: 1.6 };
const ownLimits: Limits = { largestPaint: 2.5 };
const stepLimits: Limits = { largestPaint: 3 };

const peerMarks = { ready: 'h1', press: '#press', answered: '[data-answered]' };
const profileMarks = { press: '[aria-label="Profile"]', answered: '[data-panel="profile"]' };

/** Measures pages on a slow phone, against a static page and a plain React page. */
export async function benchPages(): Promise<Finding[]> {
  ensureBrowser();
  const product = await startRunning();
  const peers = await startPeers();
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  });
  try {
    const still = await visits(browser, { ...peerMarks, url: `${peers.address}/static` });
    const plain = await visits(browser, { ...peerMarks, url: `${peers.address}/react` });
    const findings: Finding[] = [
      { name: 'static page, cold', detail: say(still, 'cold') },
      { name: 'plain React page, cold', detail: say(plain, 'cold') },
      { name: 'plain React page, warm', detail: say(plain, 'warm') },
    ];
    const measure = async (limits: Limits, { url, ...subject }: Subject) => {
      const seen = await visits(browser, { ...subject, url: product.address + url });
      findings.push(...findingsOf(url.replace(/\/\w{26}$/, ''), seen, limits, { still, plain }));
    };
    for (const subject of publicPages) await measure(publicLimits, subject);
    await measure(testLimits, { ...profileMarks, url: '/testinfo/tsh', ready: 'h1' });
    const { own, steps } = await pagesOfCustomer(product.address);
    for (const subject of own) await measure(ownLimits, subject);
    for (const subject of steps) await measure(stepLimits, subject);
    findings.push(...(await nextPages(browser, product.address, steps[0]!)));
    return findings;
  } finally {
    await browser.close();
    peers.close();
    await product.stop();
  }
}

const publicPages: Subject[] = [
  {
    url: '/',
    ready: 'h1',
    press: 'button[type=submit]',
    answered: '[data-machine="signUp"]:not([data-state$="editing"])',
  },
  {
    url: '/login',
    ready: 'h1',
    press: 'button[type=submit]',
    answered: '[data-machine="signIn"]:not([data-state="editing"])',
  },
  { url: '/home', ready: '#tests a', press: 'section button', answered: 'scrolled' },
];

/** The pages of a customer who has orders, and has chosen a test, a patient and a lab. */
async function pagesOfCustomer(address: string): Promise<{ own: Subject[]; steps: Subject[] }> {
  const { cookie, draftCookie, stored, paidOrder, unpaidOrder } = await benchCustomer(address);
  const common = { ...profileMarks, cookie };
  const summary = '[data-machine="booking"] [data-booking-summary]';
  return {
    own: [
      { ...common, url: '/orders', ready: 'main a[href^="/trackOrder"]' },
      { ...common, url: '/reports', ready: 'main a[download]' },
      { ...common, url: `/trackOrder/${paidOrder}`, ready: '[data-stage]' },
    ],
    steps: [
      ...['/AddPatient', '/Lab', '/SelectAppointment'].map((url) => ({
        ...common,
        cookie: `${cookie}; ${draftCookie}`,
        stored,
        url,
        ready: summary,
      })),
      ...(unpaidOrder ? [{ ...common, url: `/reviewOrder/${unpaidOrder}`, ready: summary }] : []),
    ],
  };
}

function findingsOf(
  name: string,
  seen: Visits,
  { largestPaint, press }: Limits,
  { still, plain }: Record<'still' | 'plain', Visits>,
): Finding[] {
  return (['cold', 'warm'] as const).flatMap((kind) => [
    {
      name: `${name}, ${kind}: LCP : static page`,
      ratio: seen[kind].lcp / still[kind].lcp,
      atMost: largestPaint,
      detail: say(seen, kind),
    },
    ...(press
      ? [
          {
            name: `${name}, ${kind}: press answered : plain React page`,
            ratio: seen[kind].answered / plain[kind].answered,
            atMost: press[kind],
            detail: '',
          },
        ]
      : []),
    { name: `${name}, ${kind}: layout shift`, ratio: seen[kind].shift, atMost: 0.01, detail: '' },
    {
      name: `${name}, ${kind}: blocked, ms`,
      ratio: seen[kind].blocked,
      atMost: 150,
      detail: '',
    },
  ]);
}

function say(seen: Visits, kind: 'cold' | 'warm'): string {
  const { fcp, lcp, ready, answered, blocked, script }: Visit = seen[kind];
  return [
    `FCP ${fcp.toFixed(0)} LCP ${lcp.toFixed(0)} readable ${ready.toFixed(0)}`,
    `answered ${answered.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
    `script ${(script / 1024).toFixed(0)} KB (${seen.spread[kind]})`,
  ].join(', ');
}
