import type { Sentence } from '../copy/language.ts';
import type { FormEvent } from 'react';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from './Card.tsx';
import { clearTyped } from './typedText.ts';
import { FormMessage } from './formMessage.tsx';
import { TypedForm } from './TypedForm.tsx';
import { formTexts } from './formTexts.ts';
import { InlineMessage } from './states.tsx';
import { TextField } from './TextField.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from './Button.tsx';

const copy = bookingCopy.address;

export interface AddressFields {
  houseNo: string;
  road: string;
  zipCode: string;
  cityState: string;
}

interface Props {
  /** The name under which the tab stores what is typed. */
  typedAs: string;
  initial?: AddressFields | undefined;
  message: Sentence | string | null;
  saving: boolean;
  onSave: (fields: AddressFields) => void;
  onCancel?: (() => void) | undefined;
}

/** House, road, zipcode, city and state; what was typed stays when saving fails. */
export function AddressForm({ typedAs, initial, message, saving, onSave, onCancel }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    onSave({
      houseNo: text('houseNo'),
      road: text('road'),
      zipCode: text('zipCode'),
      cityState: text('cityState'),
    });
  };
  const cancel = () => {
    clearTyped(typedAs);
    onCancel?.();
  };
  return (
    <Card>
      <TypedForm typedAs={typedAs} onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })}>
            <TextField
              label={copy.house}
              name="houseNo"
              autoComplete="address-line1"
              defaultValue={initial?.houseNo}
            />
            <TextField
              label={copy.road}
              name="road"
              autoComplete="address-line2"
              defaultValue={initial?.road}
            />
            <TextField
              label={copy.zip}
              name="zipCode"
              inputMode="numeric"
              autoComplete="postal-code"
              defaultValue={initial?.zipCode}
            />
            <TextField
              label={copy.city}
              name="cityState"
              autoComplete="address-level2"
              defaultValue={initial?.cityState}
            />
            <InlineMessage message={message} />
            <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
              {onCancel ? (
                <Button size="lg" variant="outline" onClick={cancel}>
                  {copy.cancel}
                </Button>
              ) : null}
              <Button
                type="submit"
                size="lg"
                loading={saving}
                className={css({ colorPalette: 'accent' })}
              >
                {copy.save}
              </Button>
            </div>
          </div>
        </FormMessage>
      </TypedForm>
    </Card>
  );
}
