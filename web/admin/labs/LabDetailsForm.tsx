import { NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { AccreditationBody, LabInput } from '../../../machines/generated/schema.ts';
import type { Message } from '../../../machines/notices.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Card } from '../../ui/Card.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { FormMessage } from '../../ui/formMessage.tsx';
import { formTexts } from '../../ui/formTexts.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { PinsField } from '../PinsField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedNumber } from '../../ui/typedNumber.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

interface Props {
  lab?: AdminLabFragment;
  busy: boolean;
  message: Message | null;
  saved?: boolean;
  onSave: (input: LabInput) => void;
}

/** The details of a lab other than its hours. The service validates them. */
export function LabDetailsForm({ lab, busy, message, saved = false, onSave }: Props) {
  const [pins, setPins] = useState([...(lab?.pins ?? [])]);
  const [active, setActive] = useState(lab?.active ?? true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    const body = text('accreditationBody') as AccreditationBody | '';
    onSave({
      name: text('name'),
      address: text('address'),
      reportHours: typedNumber(text('reportHours')),
      rating: typedNumber(text('rating')) || null,
      ratingSource: text('ratingSource').trim() || null,
      ratingCount: typedNumber(text('ratingCount')) || null,
      accreditation: body === '' ? null : { body, number: text('accreditationNumber') },
      active,
      pins,
    });
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <form noValidate onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
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
                    defaultValue={lab?.accreditation?.body ?? ''}
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
            <PinsField
              field="pins"
              label={copy.pins}
              hint={copy.pinsHint}
              value={pins}
              onChange={setPins}
            />
            <CheckField
              label={copy.offered}
              hint={copy.offeredHint}
              checked={active}
              onChange={setActive}
            />
            <InlineMessage message={message} />
            {saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
            <SubmitButton busy={busy}>{copy.save}</SubmitButton>
          </div>
        </FormMessage>
      </form>
    </Card>
  );
}
