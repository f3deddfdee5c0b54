import { useState } from 'react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { genderNames, patientCopy } from '../../copy/patients.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { callLanguages } from '../../shared/callLanguages.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { momentOf } from '../../ui/days.ts';
import { InOwnLanguage } from '../../ui/InOwnLanguage.tsx';
import type { CallPartsFragment } from '../generated/graphql.ts';
import { CallPhone } from './CallPhone.tsx';
import { CallReport } from './CallReport.tsx';
import { OutcomeForm } from './OutcomeForm.tsx';

/** A call: with whom and about what, the report once opened, and its outcome. */
export function CallCard({ call }: { call: CallPartsFragment }) {
  const [isOpen, setOpen] = useState(false);
  const { firstName, patient, state: outcome } = call;
  const isBooked = outcome === 'BOOKED';
  return (
    <Card className={stack({ gap: '3', p: '5' })}>
      <div>
        <h3 className={css({ fontWeight: 'semibold' })}>
          {`${momentOf(call.startsAt)} · `}
          <InOwnLanguage
            text={copy.person(firstName, patientCopy.age(patient), genderNames[patient.gender])}
          />
        </h3>
        <p className={css({ color: 'fg.muted' })}>
          <InOwnLanguage text={call.testName} />
          {` · ${copy.speaks(callLanguages[call.language])}`}
        </p>
      </div>
      {isBooked ? null : <p className={css({ fontWeight: 'medium' })}>{copy.done[outcome]}</p>}
      {call.note ? (
        <p className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
          <InOwnLanguage text={call.note} />
        </p>
      ) : null}
      {isBooked && call.noAnswers > 0 ? <p>{copy.tried}</p> : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-label={copy.openOf(firstName)}
          className={css({ minH: '11' })}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.open}
        </Button>
        {call.phoneOpen ? <CallPhone id={call.id} /> : null}
      </div>
      {isOpen ? <CallReport id={call.id} /> : null}
      {call.due ? <OutcomeForm call={call} /> : null}
    </Card>
  );
}
