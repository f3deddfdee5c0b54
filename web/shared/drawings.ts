import { lazyComponent } from './lazyComponent.tsx';

// The drawings of a visit's stages, which are decoration only.

export const OnTheWay = lazyComponent(
  async () => (await import('../ui/drawings/OnTheWay.tsx')).OnTheWay,
);
export const AtTheDoor = lazyComponent(
  async () => (await import('../ui/drawings/AtTheDoor.tsx')).AtTheDoor,
);
export const AtTheBench = lazyComponent(
  async () => (await import('../ui/drawings/AtTheBench.tsx')).AtTheBench,
);
export const InTheEnvelope = lazyComponent(
  async () => (await import('../ui/drawings/InTheEnvelope.tsx')).InTheEnvelope,
);
