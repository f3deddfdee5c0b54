import { clearTyped, useTyped } from '../ui/typedText.ts';
import { isOverNewer, withChanges } from './mergeChanges.ts';
import type { Changes, FormFields } from './mergeChanges.ts';

const changesIn = (stored: string) => JSON.parse(stored) as Changes;

/**
 * The fields of a form that changes what is stored. The tab keeps only what was changed, so that it
 * also stands on top of what somebody else stores meanwhile (PD-156).
 */
export function useChanges<Fields extends FormFields>(form: string, stored: Fields) {
  const [typed, type] = useTyped(form, { changes: '{}' });
  const fields = withChanges(stored, changesIn(typed.changes));
  const change = (changed: Partial<Fields>) =>
    type((latest) => {
      const changes = changesIn(latest.changes);
      for (const [name, value] of Object.entries(changed as FormFields))
        changes[name] = { begun: stored[name]!, typed: value };
      return { changes: JSON.stringify(changes) };
    });
  /** Forgets the changes, once they are saved. */
  const forget = () => {
    type({ changes: '{}' });
    clearTyped(form);
  };
  // After a reload the newer version is sent, so the service would not refuse what was typed before.
  return { fields, isOverNewer: isOverNewer(stored, changesIn(typed.changes)), change, forget };
}
