import { useSelector } from '@xstate/react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { findTestActor } from '../shared/flows/flows.ts';
import { useLazyActor } from '../shared/flows/lazyActor.ts';
import { openLoaded } from '../ui/openLoaded.ts';

type Snapshot = SnapshotFrom<typeof findTestMachine>;

/** What is known of finding a test; `before` the flow's code is there, as on the server. */
export function useFindTest<Value>(select: (snapshot: Snapshot) => Value, before: Value): Value {
  return useSelector(useLazyActor(findTestActor), (snapshot) =>
    snapshot ? select(snapshot) : before,
  );
}

/** Sends a fact to the flow, as it is once the flow's code is there. */
export function sendFindTest(fact: () => EventFrom<typeof findTestMachine>): void {
  openLoaded(findTestActor, () => findTestActor.current()!.send(fact()));
}
