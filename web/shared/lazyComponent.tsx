import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** A component whose code is fetched when it is wanted. */
export interface LazyComponent<Props = object> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of its use; from then on it renders at once, on the server too. */
  load(): Promise<void>;
  isLoaded(): boolean;
}

/** Code could not be fetched: no connection, or a file of a version that is gone. */
export class LoadError extends Error {
  /** Has the component fetch again when it is rendered next. */
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('code could not be fetched', { cause });
    this.reset = reset;
  }
}

/**
 * Makes a component of a dynamic import. Where its code cannot be fetched, rendering it throws a
 * {@link LoadError}, for a LoadBoundary to show.
 */
export function lazyComponent<Props extends object = object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  // Stays when it failed: React renders anew what threw, and must find the same promise.
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
    // Again where it suspended before: React takes note of each use.
    if (!Loaded || rendering === loading) use((rendering ??= load()));
    return Loaded ? <Loaded {...props} /> : null;
  };
  return Object.assign(Lazy, { load, isLoaded: () => Loaded !== undefined });
}
