import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createActors } from './app/actors.ts';
import { createPageData } from './shared/pageData.ts';
import type { PageAnswers } from './shared/pageData.ts';
import { inspectActors } from './shared/flows/inspection.ts';
import { leaveLanguagePath } from './app/leaveLanguagePath.ts';
import { loadPageAt } from './app/pages.tsx';
import { prefetch } from './app/prefetch.ts';
import { startCounting } from './app/startCounting.ts';
import { takeWanted } from './app/wanted.ts';
import { registerServiceWorker } from './app/registerServiceWorker.ts';
import { pageLanguage, speak } from './copy/speak.ts';
import './styles.css';
import { startDevtools } from './app/startDevtools.ts';
import { rememberForReport } from './problem/problemLog.ts';
import { nextTask } from './shared/hydration.ts';
import { LoadError } from './shared/lazyComponent.tsx';
import { hydrateAt } from './shared/serverTime.ts';
import { noteTyping, restoreTyped } from './shared/typedOnPage.ts';

const rootOptions = {
  onCaughtError(error: unknown) {
    // What could not be fetched is not an error of the code; its boundary shows it on the page.
    // oxlint-disable-next-line no-console -- as React does where it has no such option
    if (!(error instanceof LoadError)) console.error(error);
  },
  onRecoverableError(error: unknown) {
    restoreTyped();
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof LoadError)) reportError(error);
  },
};

const rendered = 'data-server-rendered';

async function start(): Promise<void> {
  noteTyping();
  // The evaluation of the modules and the parts of the start are long enough to be tasks of their
  // own on a slow phone.
  await nextTask();
  inspectActors(rememberForReport);
  // The inspector must exist before the actors do, as it is to show their first events too.
  if (__FLOWS__) await startDevtools();
  const root = document.getElementById('root')!;
  const serverRendered = root.hasAttribute(rendered);
  // Only pages of one person say when they were rendered: no other names a day.
  const renderedAt = Number(root.getAttribute(rendered));
  if (renderedAt) hydrateAt(renderedAt);
  leaveLanguagePath();
  await speak(pageLanguage(serverRendered));
  const brought = document.getElementById('answers');
  const pageData = createPageData(
    JSON.parse(brought?.textContent ?? '{}') as PageAnswers,
    brought?.dataset.own !== undefined,
  );
  await nextTask();
  const actors = createActors(pageData, takeWanted());
  const app = (
    <StrictMode>
      <App actors={actors} pageData={pageData} Router={BrowserRouter} />
    </StrictMode>
  );
  // A page that could not be loaded is reported when it is rendered.
  const pageLoaded = loadPageAt(location.pathname).catch(() => undefined);
  await nextTask();
  if (serverRendered) await pageLoaded;
  // If the page is not server-rendered, the document only contains the shell.
  if (root.hasAttribute(rendered)) {
    // A transition hydrates in small steps, so that a press in between is answered.
    startTransition(() => void hydrateRoot(root, app, rootOptions));
  } else createRoot(root, rootOptions).render(app);
  prefetch(pageData);
  startCounting();
  registerServiceWorker();
}

void start();
