import { useSelector } from '@xstate/react';
import type { ChangeEvent, FormEvent } from 'react';
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
import { useTypedOfReport } from './useTypedOfReport.ts';
import { usualOf } from './usual.ts';
import type { ValuesActor } from './valuesActor.ts';

const entering = ['saving', 'importing'] as const;
const valueOf = (parameter: string) => `value.${parameter}`;

/** A field for each value of the test, in the order of the report; or a file that contains them. */
export function ValuesForm({ actor, entry }: { actor: ValuesActor; entry: ReportEntry }) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { parameters, sampleIds, released, entered } = entry;
  const before = entered ?? released;
  const valuesBefore = (before?.values ?? []).map(({ parameter, value }) => [
    valueOf(parameter),
    String(value),
  ]);
  const initial: Record<string, string> = {
    correction: entered?.correction ?? '',
    ...Object.fromEntries(valuesBefore),
  };
  // Not on top of values that were entered or released since.
  const typedAs = `values.${entry.id}.${before?.id ?? ''}`;
  const [typed, type] = useTypedOfReport(actor, typedAs, initial, entering);
  if (parameters.length === 0)
    return (
      <div>
        <h2 className={css({ fontWeight: 'semibold' })}>{copy.noList}</h2>
        <p>{copy.noListText}</p>
      </div>
    );
  const textOf = (name: string) => typed[name] ?? '';
  const field = (name: string) => ({
    value: textOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => type({ [name]: event.target.value }),
  });
  const about = { sampleId: textOf('sampleId').trim(), correction: textOf('correction').trim() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = parameters.map(({ parameter }) => ({
      parameter,
      value: textOf(valueOf(parameter)).trim(),
    }));
    actor.send({ type: 'values.submitted', input: { values, ...about } });
  };
  return (
    <form noValidate onSubmit={submit} className={stack({ gap: '4' })}>
      <Fieldset busy={busy}>
        {sampleIds.length > 0 ? (
          <TextField
            label={copy.sample}
            name="sampleId"
            autoComplete="off"
            {...field('sampleId')}
          />
        ) : null}
        {parameters.map((one, index) => (
          <TextField
            key={one.parameter}
            label={[one.parameter, one.unit].filter(Boolean).join(', ')}
            name={`value${index}`}
            inputMode="decimal"
            autoComplete="off"
            hint={usualOf(one)}
            {...field(valueOf(one.parameter))}
          />
        ))}
        {released ? (
          <TextField
            label={copy.why}
            name="correction"
            maxLength={longestReason}
            hint={copy.whyHint}
            {...field('correction')}
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
        onFile={(file) => actor.send({ type: 'valuesFile.chosen', file, ...about })}
      />
    </form>
  );
}
