import { withChakra } from '../shared/withChakra.tsx';

/** The sandbox's window, which production does not have. */
export const SandboxWindow = withChakra(
  async () => (await import('./SandboxWindow.tsx')).SandboxWindow,
);
/** A test more for the same visit; most people book one. */
export const AddTestSheet = withChakra(
  async () => (await import('./AddTestSheet.tsx')).AddTestSheet,
);
