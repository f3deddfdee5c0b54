import { Button, Stack } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = bookingCopy.address;

export interface AddressFields {
  houseNo: string;
  road: string;
  zipCode: string;
  cityState: string;
}

interface Props {
  initial?: AddressFields | undefined;
  message: string | null | undefined;
  saving: boolean;
  onSave: (fields: AddressFields) => void;
  onCancel?: (() => void) | undefined;
}

/** House, road, zipcode, city and state; what was typed stays when saving fails. */
export function AddressForm({ initial, message, saving, onSave, onCancel }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = formTexts(event);
    onSave({
      houseNo: text('houseNo'),
      road: text('road'),
      zipCode: text('zipCode'),
      cityState: text('cityState'),
    });
  };
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
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
          <Stack direction="row" justify="flex-end" gap="3">
            {onCancel ? (
              <Button size="lg" variant="outline" onClick={onCancel}>
                {copy.cancel}
              </Button>
            ) : null}
            <Button
              type="submit"
              size="lg"
              colorPalette="accent"
              loading={saving}
              loadingText={copy.save}
            >
              {copy.save}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
