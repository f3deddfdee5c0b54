import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** An actor that lives as long as the page, and whose machine is fetched on first use. */
export interface LazyActor<Ref> {
  /** Sets the function that creates it; the app calls this before anything is rendered. */
  makeBy(make: () => Promise<Ref>): void;
  /** The actor, created by the first call. */
  load(): Promise<Ref>;
  /** The actor, if it has been created. */
  current(): Ref | undefined;
  subscribe(listener: () => void): () => void;
}

export function lazyActor<Ref extends AnyActorRef>(): LazyActor<Ref> {
  const listeners = new Set<() => void>();
  let make: (() => Promise<Ref>) | undefined;
  let made: Ref | undefined;
  let making: Promise<Ref> | undefined;
  return {
    makeBy(next) {
      make = next;
    },
    current: () => made,
    load() {
      making ??= make!().then(
        (actor) => {
          made = actor;
          for (const listener of listeners) listener();
          return actor;
        },
        (error: unknown) => {
          making = undefined;
          throw error;
        },
      );
      return making;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none = () => undefined;

/** The actor once it has been created; undefined on the server and during hydration. */
export function useLazyActor<Ref>(actor: LazyActor<Ref>): Ref | undefined {
  return useSyncExternalStore(actor.subscribe, actor.current, none);
}
