import { createContext, use, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Tag } from '../../../machines/tags.ts';

/** What a flow's view may do: read the state, and send events. */
export interface Flow<Ref extends AnyActorRef> {
  /**
   * `first`: what the server showed of the flow, where that is not how the actor stands before it
   * is started.
   */
  Provider(props: { actor: Ref; first?: SnapshotFrom<Ref>; children: ReactNode }): ReactNode;
  useActor(): Ref;
  useIsProvided(): boolean;
  /** What `select` picks must stay the same object while nothing changed. */
  useSelector<Value>(select: (snapshot: SnapshotFrom<Ref>) => Value): Value;
  /** Whether the state has this tag; views do not match state names. */
  useTag(tag: Tag): boolean;
  /** Whether the machine would accept this fact now: what disables a button. */
  useCan(event: Parameters<Ref['send']>[0]): boolean;
  useSend(): Ref['send'];
}

/** Hands a running actor down to the views of its flow. */
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
    // Parts of the page are hydrated after others, when the actor may be further than on the server:
    // each begins with what the server showed.
    return useSyncExternalStore(
      subscribe,
      () => select(read()),
      () => select(first),
    );
  };
  return {
    Provider: ({ actor, first, children }) => {
      const provided = useMemo(() => providedOf(actor, first), [actor, first]);
      // After the first render, which shows what the server showed, and before any view's own
      // effect reads the state.
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
    // A machine that failed is shown by the error page.
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot as SnapshotFrom<Ref>;
  };
  const subscribe = (changed: () => void) => {
    const subscription = (actor as AnyActorRef).subscribe({ next: changed, error: changed });
    return () => subscription.unsubscribe();
  };
  return { actor, first: shown ?? read(), read, subscribe };
}
