import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A component whose code is fetched when needed. */
export interface LazyComponent<Props = object> {
  (props: Props): ReactNode;
  /** Fetches the code in advance; afterwards the component renders at once, also on the server. */
  load(): Promise<void>;
  isLoaded(): boolean;
}

/** Code could not be fetched: there is no connection, or its version is gone from the server. */
export class LoadError extends Error {
  /** Makes the component fetch again when it is rendered next. */
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('code could not be fetched', { cause });
    this.reset = reset;
  }
}

/**
 * Makes a component from a dynamic import. If its code cannot be fetched, rendering throws a
 * {@link LoadError} for a LoadBoundary to catch.
 */
export function lazyComponent<Props extends object = object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  // Kept after a failure: React retries the render that threw, and must find the same promise.
  let rendering: Promise<void> | undefined;
  const load = () => {
    loading ??= fetchCode().then(
      (component) => void (Loaded = component),
      (cause: unknown) => {
        loading = undefined;
        throw new LoadError(cause, () => {
          rendering = undefined;
        });
      },
    );
    return loading;
  };
  const Lazy = (props: Props) => {
    // Also called if it suspended before, as React tracks the promises that a render uses.
    if (!Loaded || rendering === loading) use((rendering ??= load()));
    return Loaded ? <Loaded {...props} /> : null;
  };
  return Object.assign(Lazy, { load, isLoaded: () => Loaded !== undefined });
}
