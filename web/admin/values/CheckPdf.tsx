import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Gender, ReportEntry } from '../../../machines/generated/schema.ts';
import { longestRead } from '../../../machines/text/longest.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { genderNames } from '../../copy/patients.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Choices } from '../../ui/Choices.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ValuesActor } from './valuesActor.ts';

const copy = adminValuesCopy.pdf;

/**
 * The patient named in a PDF, as read by the person who checks it; the service compares it with the
 * report.
 */
export function CheckPdf({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [sex, setSex] = useState<Gender | ''>('');
  const release = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    actor.send({
      type: 'pdf.released',
      read: {
        patient: text('patient'),
        age: text('age'),
        gender: sex.toLowerCase(),
        sampleId: entry.sampleIds.length > 0 ? text('sampleId') : '',
      },
    });
  };
  return (
    <form noValidate onSubmit={release} className={stack({ gap: '4' })}>
      <TextField
        label={copy.name}
        name="patient"
        field="patientName"
        autoComplete="off"
        maxLength={longestRead}
      />
      <div className={css({ maxW: '220px' })}>
        <TextField
          label={copy.age}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestRead}
          hint={copy.ageHint}
        />
      </div>
      <Choices label={copy.sex} names={genderNames} value={sex} onChange={setSex} />
      {entry.sampleIds.length > 0 ? (
        <TextField label={copy.sample} name="sampleId" autoComplete="off" maxLength={longestRead} />
      ) : null}
      <SubmitButton busy={busy}>{copy.release}</SubmitButton>
    </form>
  );
}
