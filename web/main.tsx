import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followColorScheme } from './app/colorScheme.ts';
import { startActors } from './app/actors.ts';

async function start(): Promise<void> {
  followColorScheme();
  // The inspector must be there before the actors are: what happens first is what a product owner wants to see.
  const wanted = __FLOWS__ && new URLSearchParams(location.search).has('inspect');
  const inspect = wanted ? (await import('./flows/connectInspector.ts')).connectInspector() : undefined;
  const actors = startActors(inspect);
  createRoot(document.getElementById('root')!).render(<StrictMode><App actors={actors} /></StrictMode>);
}

void start();
