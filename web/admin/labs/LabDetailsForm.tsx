import { NativeSelect } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { FormEvent } from 'react';
import type { AccreditationBody, LabInput } from '../../../machines/generated/schema.ts';
import type { Message } from '../../../machines/notices.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { PinsField } from '../PinsField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TypedForm } from '../../ui/TypedForm.tsx';
import { typedNumber } from '../../ui/typedNumber.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

/** What is chosen beside the texts. */
export const choicesOf = (lab?: AdminLabFragment) => ({
  pins: [...(lab?.pins ?? [])],
  active: String(lab?.active ?? true),
  body: lab?.accreditation?.body ?? '',
});
type Choices = ReturnType<typeof choicesOf>;

interface Props {
  /** The storage name of the typed text. */
  typedAs: string;
  lab?: AdminLabFragment;
  chosen: Choices;
  choose: (change: Partial<Choices>) => void;
  busy: boolean;
  message: Message | null;
  saved?: boolean;
  onSave: (input: LabInput) => void;
}

/** The details of a lab other than its hours. The service validates them. */
export function LabDetailsForm({ typedAs, lab, chosen, choose, ...props }: Props) {
  const { busy, message, saved = false, onSave } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const body = chosen.body as AccreditationBody | '';
    onSave({
      name: text('name'),
      address: text('address'),
      reportHours: typedNumber(text('reportHours')),
      rating: typedNumber(text('rating')) || null,
      ratingSource: text('ratingSource').trim() || null,
      ratingCount: typedNumber(text('ratingCount')) || null,
      accreditation: body === '' ? null : { body, number: text('accreditationNumber') },
      active: chosen.active === 'true',
      pins: chosen.pins,
    });
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <TypedForm typedAs={typedAs} basis={lab?.version} onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <Fieldset busy={busy}>
              <Fragment key={lab?.version}>
                <TextField label={copy.name} name="name" defaultValue={lab?.name} />
                <TextField label={copy.address} name="address" defaultValue={lab?.address} />
                <TextField
                  label={copy.reportHours}
                  name="reportHours"
                  inputMode="numeric"
                  defaultValue={lab?.reportHours ?? 24}
                />
                <div className={grid({ columns: { base: 1, sm: 2 }, gap: '4' })}>
                  <TextField
                    label={copy.rating}
                    name="rating"
                    inputMode="decimal"
                    defaultValue={lab?.rating ?? ''}
                    hint={copy.ratingHint}
                  />
                  <TextField
                    label={copy.ratingSource}
                    name="ratingSource"
                    defaultValue={lab?.ratingSource ?? ''}
                  />
                  <TextField
                    label={copy.ratingCount}
                    name="ratingCount"
                    inputMode="numeric"
                    defaultValue={lab?.ratingCount ?? ''}
                  />
                </div>
                <div className={grid({ columns: { base: 1, sm: 2 }, gap: '4' })}>
                  <label className={stack({ gap: '1.5' })}>
                    <span className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
                      {copy.accreditationBody}
                    </span>
                    <NativeSelect.Root size="lg">
                      <NativeSelect.Field
                        borderColor="border.emphasized"
                        name="accreditationBody"
                        value={chosen.body}
                        onChange={(event) =>
                          choose({ body: event.target.value as Choices['body'] })
                        }
                      >
                        <option value="">{copy.noAccreditation}</option>
                        <option value="NABL">NABL</option>
                        <option value="CAP">CAP</option>
                      </NativeSelect.Field>
                      <NativeSelect.Indicator />
                    </NativeSelect.Root>
                  </label>
                  <TextField
                    label={copy.accreditationNumber}
                    name="accreditationNumber"
                    defaultValue={lab?.accreditation?.number ?? ''}
                  />
                </div>
              </Fragment>
              <PinsField
                field="pins"
                label={copy.pins}
                hint={copy.pinsHint}
                value={chosen.pins}
                onChange={(pins) => choose({ pins })}
              />
              <CheckField
                label={copy.offered}
                hint={copy.offeredHint}
                checked={chosen.active === 'true'}
                onChange={(active) => choose({ active: String(active) })}
              />
            </Fieldset>
            <FormEnd>
              <InlineMessage message={message} />
              {saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
              <SubmitButton busy={busy}>{copy.save}</SubmitButton>
            </FormEnd>
          </div>
        </FormMessage>
      </TypedForm>
    </Card>
  );
}
