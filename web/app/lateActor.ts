import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** An actor that lives as long as the page, whose machine is fetched when it is first wanted. */
export interface LateActor<Ref> {
  /** The actor, made at the first call; not started. */
  load(): Promise<Ref>;
  /** The actor, if it was made. */
  now(): Ref | undefined;
  subscribe(listener: () => void): () => void;
}

/** Makes such an actor of a dynamic import. */
export function lateActor<Ref extends AnyActorRef>(make: () => Promise<Ref>): LateActor<Ref> {
  const listeners = new Set<() => void>();
  let made: Ref | undefined;
  let making: Promise<Ref> | undefined;
  return {
    now: () => made,
    load() {
      making ??= make().then(
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
export function useLate<Ref>(actor: LateActor<Ref>): Ref | undefined {
  return useSyncExternalStore(actor.subscribe, actor.now, none);
}
