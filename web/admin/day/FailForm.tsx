import type { AfterFailure, Visit, VisitFailure } from '../../../machines/generated/schema.ts';
import { longestVisitNote } from '../../../machines/text/longest.ts';
import { adminDayCopy as copy } from '../../copy/adminDay.ts';
import { Choices } from '../../ui/Choices.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useTyped } from '../../ui/typedText.ts';
import type { DayActor } from './dayActor.ts';
import { pressedAct } from './pressedAct.ts';
import { VisitForm } from './VisitForm.tsx';
import { heading } from '../../generated/panda/recipes/index.js';

/** A form for why nothing was collected, and what comes next. */
export function FailForm({ visit, actor }: { visit: Visit; actor: DayActor }) {
  const typedAs = `fail.${visit.id}`;
  const [fields, type] = useTyped(typedAs, { failure: '', note: '', next: '' });
  const act = () =>
    pressedAct(visit.id, {
      act: 'FAIL_VISIT',
      failure: (fields.failure || null) as VisitFailure | null,
      note: fields.note.trim() || null,
      next: (fields.next || null) as AfterFailure | null,
    });
  return (
    <VisitForm actor={actor} typedAs={typedAs} act={act} texts={copy.fail}>
      <h3 ref={takeFocus} tabIndex={-1} className={heading({ size: 'md' })}>
        {copy.fail.title}
      </h3>
      <Choices
        label={copy.fail.reason}
        names={copy.failures}
        value={fields.failure as VisitFailure | ''}
        onChange={(failure) => type({ failure })}
      />
      <TextField
        label={copy.fail.note}
        value={fields.note}
        maxLength={longestVisitNote}
        onChange={(event) => type({ note: event.target.value })}
      />
      <Choices
        label={copy.fail.next}
        names={copy.next}
        value={fields.next as AfterFailure | ''}
        onChange={(next) => type({ next })}
      />
    </VisitForm>
  );
}
