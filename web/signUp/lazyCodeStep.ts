import { lazyComponent } from '../shared/lazyComponent.tsx';

/** The step of the one-time code; its code is fetched while the number is typed. */
export const LazyCodeStep = lazyComponent(async () => (await import('./CodeStep.tsx')).CodeStep);
