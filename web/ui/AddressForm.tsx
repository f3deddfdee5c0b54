import type { Sentence } from '../copy/language.ts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from './Card.tsx';
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

/** What is checked while an address is typed. */
export interface AddressCheck {
  /** The city and state of the PIN code, where they are to be filled in. */
  filled: string | null;
  onTyped: (fields: Pick<AddressFields, 'zipCode' | 'cityState'>) => void;
  /** What is said of the PIN code. */
  note: ReactNode;
}

export interface AddressFormProps {
  /** The name under which the tab stores what is typed. */
  typedAs: string;
  initial?: AddressFields | undefined;
  message: Sentence | string | null;
  saving: boolean;
  check?: AddressCheck;
  onSave: (fields: AddressFields) => void;
  onCancel?: (() => void) | undefined;
}

/** A new address of which the PIN code may be known. */
export const newAddressAt = (pin: string | null): AddressFields => ({
  houseNo: '',
  road: '',
  zipCode: pin ?? '',
  cityState: '',
});

/** Zipcode, house, road, city and state; what was typed stays when saving fails. */
export function AddressForm({
  typedAs,
  initial,
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
  // What the tab stored stands in the fields by now.
  useEffect(() => opened(), []);
  const filled = check?.filled ?? null;
  useEffect(() => {
    const field = cityState.current!;
    if (filled === null || field.value === filled) return;
    field.value = filled;
    // Whoever is about to type there replaces it.
    if (document.activeElement === field) field.select();
    // Stored beside what was typed, but not by itself: it is filled in again.
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
      <TypedForm typedAs={typedAs} onSubmit={submit}>
        <FormMessage message={message}>
          <div className={stack({ gap: '5' })} onInput={typed}>
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
