import { withChakra } from '../shared/withChakra.tsx';

/** The sandbox's payment window, which production does not have. */
export const SandboxWindow = withChakra(
  async () => (await import('./SandboxWindow.tsx')).SandboxWindow,
);
/** Adds a test to the visit; lazy, as most people book one test. */
export const AddTestSheet = withChakra(
  async () => (await import('./AddTestSheet.tsx')).AddTestSheet,
);
