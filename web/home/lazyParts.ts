import { AtTheDoor } from '../shared/drawings.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';

/** What the search found; its code comes with the flow. */
export const SearchResults = lazyComponent(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);
/** What a customer's page begins with. */
export const OwnHome = lazyComponent(async () => (await import('./OwnHome.tsx')).OwnHome);
/** What stands below the tests; nobody sees it before scrolling. */
export const HomeSections = lazyComponent(
  async () => (await import('./HomeSections.tsx')).HomeSections,
);

/** Fetches what the server renders of the home page besides the first load. */
export const loadHomeParts = () =>
  Promise.all([AtTheDoor.load(), HomeSections.load(), OwnHome.load()]);
