import { useEffect } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { clearTyped } from '../ui/typedText.ts';

/**
 * Clears the typed text once the machine has saved it: the form was being sent and is now closed.
 */
export function useClearedOnceSaved(actor: AnyActorRef, form: string): void {
  useEffect(() => {
    let saving = false;
    const subscription = actor.subscribe((snapshot: AnyMachineSnapshot) => {
      if (saving && (!snapshot.hasTag('editing') || snapshot.hasTag('leaving'))) clearTyped(form);
      saving = snapshot.hasTag('editing') && snapshot.hasTag('busy');
    });
    return () => subscription.unsubscribe();
  }, [actor, form]);
}
