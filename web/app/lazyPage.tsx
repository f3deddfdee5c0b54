import { use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadEngine } from '../look/styles.ts';

/** A page whose code comes when it is wanted. */
export interface LazyPage {
  (): ReactNode;
  /** Fetches the code ahead of its use; a page that is there renders at once, on the server too. */
  load(): Promise<void>;
}

/** Makes a page of a dynamic import. A fetch that failed is tried again at the next use. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load().then(
      (component) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  let whole: Promise<unknown> | undefined;
  // What comes after the first page has looks that the server did not make.
  const startWhole = () =>
    (whole ??= Promise.all([start(), loadEngine()]).catch((error: unknown) => {
      whole = undefined;
      throw error;
    }));
  const Page = () => {
    if (!Loaded) use(startWhole());
    return Loaded ? <Loaded /> : null;
  };
  return Object.assign(Page, { load: start });
}
