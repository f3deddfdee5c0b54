import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import type { ReportEntry } from '../../../machines/generated/schema.ts';
import { longestReason } from '../../../machines/text/longest.ts';
import { adminValuesCopy as copy } from '../../copy/adminValues.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FileDrop } from '../catalogueFile/FileDrop.tsx';
import { usualOf } from './usual.ts';
import type { ValuesActor } from './valuesActor.ts';

/** A field for each value of the test, in the order of the report; or a file that contains them. */
export function ValuesForm({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useRef<HTMLFormElement>(null);
  const { parameters, sampleIds, released, entered } = entry;
  if (parameters.length === 0)
    return (
      <div>
        <h2 className={css({ fontWeight: 'semibold' })}>{copy.noList}</h2>
        <p>{copy.noListText}</p>
      </div>
    );
  const typed = (name: string) => {
    const field = new FormData(form.current!).get(name);
    return typeof field === 'string' ? field.trim() : '';
  };
  const about = () => ({ sampleId: typed('sampleId'), correction: typed('correction') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = parameters.map(({ parameter }, index) => ({
      parameter,
      value: typed(`value${index}`),
    }));
    actor.send({ type: 'values.submitted', input: { values, ...about() } });
  };
  const before = entered ?? released;
  return (
    <form ref={form} noValidate onSubmit={submit} className={stack({ gap: '4' })}>
      <Fieldset busy={busy}>
        {sampleIds.length > 0 ? (
          <TextField label={copy.sample} name="sampleId" autoComplete="off" />
        ) : null}
        {parameters.map((one, index) => (
          <TextField
            key={one.parameter}
            label={[one.parameter, one.unit].filter(Boolean).join(', ')}
            name={`value${index}`}
            inputMode="decimal"
            autoComplete="off"
            hint={usualOf(one)}
            defaultValue={
              before?.values.find(({ parameter }) => parameter === one.parameter)?.value ?? ''
            }
          />
        ))}
        {released ? (
          <TextField
            label={copy.why}
            name="correction"
            maxLength={longestReason}
            hint={copy.whyHint}
            defaultValue={entered?.correction ?? ''}
          />
        ) : null}
      </Fieldset>
      <FormEnd>
        <SubmitButton busy={busy}>{copy.save}</SubmitButton>
      </FormEnd>
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.orFile}</p>
      <FileDrop
        label={copy.file}
        busy={busy}
        onFile={(file) => actor.send({ type: 'valuesFile.chosen', file, ...about() })}
      />
    </form>
  );
}
