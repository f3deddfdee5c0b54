import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Tag } from '../../../machines/tags.ts';

/** The operations that a flow's views may use: reading the state and sending events. */
export interface Flow<Ref extends AnyActorRef> {
  /**
   * `first` is the snapshot that the server rendered, if it differs from the actor's before it is
   * started.
   */
  Provider(props: { actor: Ref; first?: SnapshotFrom<Ref>; children: ReactNode }): ReactNode;
  useActor(): Ref;
  useIsProvided(): boolean;
  /** `select` must return the same object while nothing has changed. */
  useSelector<Value>(select: (snapshot: SnapshotFrom<Ref>) => Value): Value;
  /** Whether the state has this tag; views do not match state names. */
  useTag(tag: Tag): boolean;
  /** Whether the machine would accept this event now; used to disable buttons. */
  useCan(event: Parameters<Ref['send']>[0]): boolean;
  useSend(): Ref['send'];
}

/** Provides a running actor to the views of its flow. */
export function createFlow<Ref extends AnyActorRef>(name: string): Flow<Ref> {
  const Context = createContext<Provided<Ref> | null>(null);
  Context.displayName = name;
  const useProvided = () => {
    const provided = use(Context);
    if (!provided) throw new Error(`The flow '${name}' is not provided here.`);
    return provided;
  };
  const useSelector = <Value,>(select: (snapshot: SnapshotFrom<Ref>) => Value): Value => {
    const { subscribe, read, first } = useProvided();
    // Parts of a page are hydrated one after the other, while the actor may be ahead of the
    // server's snapshot: each part starts with what the server rendered.
    return useSyncExternalStore(
      subscribe,
      () => select(read()),
      () => select(first),
    );
  };
  return {
    Provider: ({ actor, first, children }) => {
      const provided = useMemo(() => providedOf(actor, first), [actor, first]);
      // After the first render, which matches the server's, and before any view's own effect reads
      // the state.
      useLayoutEffect(() => {
        actor.start();
      }, [actor]);
      return <Context value={provided}>{children}</Context>;
    },
    useActor: () => useProvided().actor,
    useIsProvided: () => use(Context) !== null,
    useSelector,
    useTag: (tag) =>
      useSelector((snapshot) => (snapshot as { hasTag(tag: Tag): boolean }).hasTag(tag)),
    useCan: (event) =>
      useSelector((snapshot) => (snapshot as { can(event: unknown): boolean }).can(event)),
    useSend: () => useProvided().actor.send as Ref['send'],
  };
}

interface Provided<Ref extends AnyActorRef> {
  actor: Ref;
  first: SnapshotFrom<Ref>;
  read(): SnapshotFrom<Ref>;
  subscribe(changed: () => void): () => void;
}

function providedOf<Ref extends AnyActorRef>(actor: Ref, shown?: SnapshotFrom<Ref>): Provided<Ref> {
  const read = () => {
    const snapshot = (actor as AnyActorRef).getSnapshot() as { status: string; error?: unknown };
    // The error page shows that a machine has failed.
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot as SnapshotFrom<Ref>;
  };
  const subscribe = (changed: () => void) => {
    const subscription = (actor as AnyActorRef).subscribe({ next: changed, error: changed });
    return () => subscription.unsubscribe();
  };
  return { actor, first: shown ?? read(), read, subscribe };
}
