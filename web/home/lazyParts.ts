import { lazyComponent } from '../shared/lazyComponent.tsx';

/** What the search found; its code comes with the flow. */
export const SearchResults = lazyComponent(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);
/** What stands below the tests; nobody sees it before scrolling. */
export const HomeSections = lazyComponent(
  async () => (await import('./HomeSections.tsx')).HomeSections,
);
