import { lazyComponent } from '../shared/lazyComponent.tsx';

/** The part of the page below a test's name and price. */
export const TestText = lazyComponent<{ id: string }>(
  async () => (await import('./TestText.tsx')).TestText,
);
