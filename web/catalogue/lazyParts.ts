import { lazyComponent } from '../shared/lazyComponent.tsx';

/** What stands below a test's name and price. */
export const TestText = lazyComponent<{ id: string }>(
  async () => (await import('./TestText.tsx')).TestText,
);
