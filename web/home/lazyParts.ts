import { AtTheDoor } from '../shared/drawings.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';

/** The results of the search; their code is loaded with the flow. */
export const SearchResults = lazyComponent(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);
/** The first part of a signed-in customer's home page. */
export const OwnHome = lazyComponent(async () => (await import('./OwnHome.tsx')).OwnHome);
/** The sections below the tests, which are only seen after scrolling. */
export const HomeSections = lazyComponent(
  async () => (await import('./HomeSections.tsx')).HomeSections,
);

/** Loads the parts of the home page that the server renders but the first load does not contain. */
export const loadHomeParts = () =>
  Promise.all([AtTheDoor.load(), HomeSections.load(), OwnHome.load()]);
