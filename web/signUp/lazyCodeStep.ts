import { withChakra } from '../shared/withChakra.tsx';

/** The step of the one-time code; its code is fetched while the number is typed. */
export const LazyCodeStep = withChakra(async () => (await import('./CodeStep.tsx')).CodeStep);
