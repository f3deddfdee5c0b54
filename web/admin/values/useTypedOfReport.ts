import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import type { Typed } from '../../ui/typedText.ts';
import type { ValuesActor } from './valuesActor.ts';

type Snapshot = SnapshotFrom<ValuesActor>;

/** While a PDF that waits is released, rejected or taken back: it is over for both forms then. */
export const decidingOnPdf = ['releasingFile', 'rejecting', 'withdrawing'] as const;

/**
 * Fields about a report, stored for the tab (PD-47) until what they were sent with was accepted: the
 * report has left one of these states without a message.
 */
export function useTypedOfReport<Fields extends Typed>(
  actor: ValuesActor,
  typedAs: string,
  initial: Fields,
  ...sending: Parameters<Snapshot['matches']>[0][]
) {
  const typed = useTyped(typedAs, initial);
  useEffect(() => {
    const isSent = (snapshot: Snapshot) => sending.some((state) => snapshot.matches(state));
    let wasSent = isSent(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      if (wasSent && !isSent(snapshot) && snapshot.context.message === null) clearTyped(typedAs);
      wasSent = isSent(snapshot);
    });
    return () => subscription.unsubscribe();
  });
  return typed;
}
