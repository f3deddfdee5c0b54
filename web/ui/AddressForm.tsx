import type { Sentence } from '../copy/language.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from './Card.tsx';
import { Fieldset } from './Fieldset.tsx';
import { clearTyped, readTyped } from './typedText.ts';
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

/** The result of checking an address while it is typed. */
export interface AddressCheck {
  /** The city and state of the PIN code, if they are to be filled in. */
  filled: string | null;
  onTyped: (fields: Pick<AddressFields, 'zipCode' | 'cityState'>) => void;
  /** The note about the PIN code. */
  note: ReactNode;
}

export interface AddressFormProps {
  /** The storage name of the typed text. */
  typedAs: string;
  initial?: AddressFields | undefined;
  /** The version of `initial`; what was typed stays on top of a newer one. */
  basis?: string | undefined;
  message: Sentence | string | null;
  saving: boolean;
  check?: AddressCheck;
  onSave: (fields: AddressFields) => void;
  onCancel?: (() => void) | undefined;
}

/** A new address; its PIN code may be known. */
export const newAddressAt = (pin: string | null): AddressFields => ({
  houseNo: '',
  road: '',
  zipCode: pin ?? '',
  cityState: '',
});

/** PIN code, house, road, city and state; the typed text is kept if saving fails. */
export function AddressForm({
  typedAs,
  initial,
  basis,
  message,
  saving,
  check,
  onSave,
  onCancel,
}: AddressFormProps) {
  const zipCode = useRef<HTMLInputElement>(null);
  const cityState = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const typed = () =>
    check?.onTyped({ zipCode: zipCode.current!.value, cityState: cityState.current!.value });
  const opened = useEffectEvent(typed);
  // By now the fields contain the stored text.
  useEffect(() => opened(), [basis]);
  const filled = check?.filled ?? null;
  useEffect(() => {
    const field = cityState.current!;
    if (filled === null || field.value === filled) return;
    field.value = filled;
    // A person who is about to type there replaces the text.
    if (document.activeElement === field) field.select();
    // The filled-in city is stored with the typed text, but not on its own, as it can be filled in
    // again.
    if (readTyped(typedAs)) field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [filled, typedAs]);
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
      <TypedForm typedAs={typedAs} basis={basis} onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })} onInput={typed}>
            <Fieldset key={basis} busy={saving}>
              <div className={stack({ gap: '2' })}>
                <TextField
                  ref={zipCode}
                  label={copy.zip}
                  name="zipCode"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  defaultValue={initial?.zipCode}
                  describedBy={noteId}
                />
                <div id={noteId}>{check?.note}</div>
              </div>
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
                ref={cityState}
                label={copy.city}
                name="cityState"
                autoComplete="address-level2"
                defaultValue={initial?.cityState}
              />
            </Fieldset>
            <InlineMessage message={message} />
            <div className={stack({ direction: 'row', justify: 'flex-end', gap: '3' })}>
              {onCancel ? (
                <Button size="lg" variant="outline" disabled={saving} onClick={cancel}>
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
