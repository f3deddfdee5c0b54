import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** An actor that lives as long as the page, whose machine is fetched when it is first wanted. */
export interface LazyActor<Ref> {
  /** Sets how it is created; the app does so before anything is shown. */
  makeBy(make: () => Promise<Ref>): void;
  /** The actor, made at the first call. */
  load(): Promise<Ref>;
  /** The actor, if it was made. */
  current(): Ref | undefined;
  subscribe(listener: () => void): () => void;
}

/** A lazy actor that has not been created yet. */
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

/** The actor once it is made; on the server and while hydrating there is none. */
export function useLazyActor<Ref>(actor: LazyActor<Ref>): Ref | undefined {
  return useSyncExternalStore(actor.subscribe, actor.current, none);
}
