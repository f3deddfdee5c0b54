import { useSelector } from '@xstate/react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { useLazyActor } from '../shared/flows/lazyActor.ts';
import { openLoaded } from '../ui/openLoaded.ts';

type Snapshot = SnapshotFrom<typeof findTestMachine>;

/**
 * A value of the find-test flow; `before` is used until the flow's code is loaded, and on the
 * server.
 */
export function useFindTest<Value>(select: (snapshot: Snapshot) => Value, before: Value): Value {
  return useSelector(useLazyActor(findTestActor), (snapshot) =>
    snapshot ? select(snapshot) : before,
  );
}

/** Sends an event to the flow once its code is loaded; the event is built at that time. */
export function sendFindTest(fact: () => EventFrom<typeof findTestMachine>): void {
  openLoaded(findTestActor, () => findTestActor.current()!.send(fact()));
}
