import { connectFeed, silentFeed } from './feed.ts';

// In production no app is watched.
export const feedStore = __FLOWS__ ? connectFeed() : silentFeed;
