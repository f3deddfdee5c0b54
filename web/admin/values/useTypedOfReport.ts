import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import type { Typed } from '../../ui/typedText.ts';
import { useStaff } from '../signedInStaff.ts';
import type { ValuesActor } from './valuesActor.ts';

type State = Parameters<SnapshotFrom<ValuesActor>['matches']>[0];

/** While a PDF that waits is released, rejected or taken back: it is over for both forms then. */
export const decidingOnPdf: readonly State[] = ['releasingFile', 'rejecting', 'withdrawing'];

/**
 * Fields about a report, stored for the tab (PD-47) until what they were sent with was accepted: the
 * report has left one of these states without a message. Each person has their own, as nobody may
 * release what they typed themselves.
 */
export function useTypedOfReport<Fields extends Typed>(
  actor: ValuesActor,
  form: string,
  initial: Fields,
  sending: readonly State[],
) {
  const typedAs = `${form}.${useStaff().id}`;
  const typed = useTyped(typedAs, initial);
  useEffect(() => {
    let wasSent = false;
    const subscription = actor.subscribe((snapshot) => {
      const isSent = sending.some((state) => snapshot.matches(state));
      if (wasSent && !isSent && snapshot.context.message === null) clearTyped(typedAs);
      wasSent = isSent;
    });
    return () => subscription.unsubscribe();
  }, [actor, typedAs, sending]);
  return typed;
}
