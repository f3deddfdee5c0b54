import { connectFeed, silentFeed } from './feed.ts';

// In production nobody's app is watched.
export const feedStore = __FLOWS__ ? connectFeed() : silentFeed;
