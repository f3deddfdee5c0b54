import { createContext, use } from 'react';
import type { Actors } from './actors.ts';

/** The page's actors, for parts that need one that is not theirs. */
export const ActorsContext = createContext<Actors | null>(null);

/** Whether actors that pages start themselves are to be inspected too. */
export function useInspect() {
  return use(ActorsContext)?.inspect;
}
