import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { createPageData } from './app/pageData.ts';
import type { PageAnswers } from './app/pageData.ts';
import { inspectActors } from './app/inspection.ts';
import { publicPageAt } from './app/pages.ts';
import { fetchAhead } from './app/fetchAhead.ts';
import { keepForOffline } from './app/keepForOffline.ts';
import { pageLanguage, speak } from './copy/speak.ts';
import { loadEngine } from './look/styles.ts';
import { reloadWhenOutdated } from './app/outdated.ts';
import { rememberForReport } from './problem/problemLog.ts';

async function start(): Promise<void> {
  reloadWhenOutdated();
  inspectActors(rememberForReport);
  // The inspector must be there before the actors are: what happens first is what a product owner wants to see.
  if (
    __FLOWS__ &&
    (window.assayWalked !== undefined ||
      window.assayReport !== undefined ||
      /[?&](inspect|rehearse)\b/.test(location.search))
  )
    await (await import('./flows/development.ts')).develop();
  const root = document.getElementById('root')!;
  const whole = root.hasAttribute('data-whole');
  // Of a page that is not whole the server made the shell's looks alone.
  await Promise.all([speak(pageLanguage(whole)), whole || loadEngine()]);
  const answers = JSON.parse(
    document.getElementById('answers')?.textContent ?? '{}',
  ) as PageAnswers;
  const app = (
    <StrictMode>
      <App actors={createActors()} pageData={createPageData(answers)} Router={BrowserRouter} />
    </StrictMode>
  );
  // Whole pages are taken over as they stand; of the others only the shell was painted.
  if (whole) {
    await publicPageAt(location.pathname)?.part?.page.load();
    hydrateRoot(root, app);
  } else createRoot(root).render(app);
  fetchAhead();
  keepForOffline();
}

void start();
