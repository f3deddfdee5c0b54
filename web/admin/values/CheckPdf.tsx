import { useSelector } from '@xstate/react';
import type { ChangeEvent, FormEvent } from 'react';
import type { Gender, ReportEntry } from '../../../machines/generated/schema.ts';
import { longestRead } from '../../../machines/text/longest.ts';
import { adminValuesCopy } from '../../copy/adminValues.ts';
import { genderNames } from '../../copy/patients.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Choices } from '../../ui/Choices.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { decidingOnPdf, useTypedOfReport } from './useTypedOfReport.ts';
import type { ValuesActor } from './valuesActor.ts';

const copy = adminValuesCopy.pdf;

/**
 * The patient named in a PDF, as read by the person who checks it; the service compares it with the
 * report.
 */
export function CheckPdf({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [read, type] = useTypedOfReport(
    actor,
    `pdf.${entry.upload?.id}`,
    { patient: '', age: '', gender: '', sampleId: '' },
    decidingOnPdf,
  );
  const field = (name: keyof typeof read) => ({
    name,
    value: read[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => type({ [name]: event.target.value }),
  });
  const release = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'pdf.released', read: { ...read, gender: read.gender.toLowerCase() } });
  };
  return (
    <form noValidate onSubmit={release} className={stack({ gap: '4' })}>
      <Fieldset busy={busy}>
        <TextField
          label={copy.name}
          {...field('patient')}
          field="patientName"
          autoComplete="off"
          maxLength={longestRead}
        />
        <div className={css({ maxW: '220px' })}>
          <TextField
            label={copy.age}
            {...field('age')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={longestRead}
            hint={copy.ageHint}
          />
        </div>
        <Choices
          label={copy.sex}
          names={genderNames}
          value={read.gender as Gender | ''}
          onChange={(gender) => type({ gender })}
        />
        {entry.sampleIds.length > 0 ? (
          <TextField
            label={copy.sample}
            {...field('sampleId')}
            autoComplete="off"
            maxLength={longestRead}
          />
        ) : null}
      </Fieldset>
      <SubmitButton busy={busy}>{copy.release}</SubmitButton>
    </form>
  );
}
