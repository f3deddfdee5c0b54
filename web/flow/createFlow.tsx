import { useSelector } from '@xstate/react';
import { createContext, use, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { AnyActorRef, EventFromLogic, AnyStateMachine, SnapshotFrom } from 'xstate';

/** What a flow's view may do: read, ask, tell. */
export interface Flow<Ref extends AnyActorRef> {
  Provider(props: { actor: Ref; children: ReactNode }): ReactNode;
  useActor(): Ref;
  useSelector<Value>(select: (snapshot: SnapshotFrom<Ref>) => Value, equal?: (one: Value, other: Value) => boolean): Value;
  /** Whether the machine would accept this fact now: what disables a button. */
  useCan(event: Parameters<Ref['send']>[0]): boolean;
  useSend(): Ref['send'];
}

/** Hands a running actor down to the views of its flow. */
export function createFlow<Ref extends AnyActorRef>(name: string): Flow<Ref> {
  const Context = createContext<Ref | null>(null);
  Context.displayName = name;
  const useActor = () => {
    const actor = use(Context);
    if (!actor) throw new Error(`The flow '${name}' is not provided here.`);
    return actor;
  };
  return {
    Provider: ({ actor, children }) => {
      // After the first render, which shows what the server showed, and before any view's own effect reads the state.
      useLayoutEffect(() => {
        actor.start();
      }, [actor]);
      return <Context value={actor}>{children}</Context>;
    },
    useActor,
    useSelector: (select, equal) => useSelector<AnyActorRef, ReturnType<typeof select>>(useActor(), select as (snapshot: unknown) => ReturnType<typeof select>, equal),
    useCan: (event) => useSelector(useActor() as AnyActorRef, (snapshot) => (snapshot as { can(event: EventFromLogic<AnyStateMachine>): boolean }).can(event as EventFromLogic<AnyStateMachine>)),
    useSend: () => useActor().send as Ref['send'],
  };
}
