import { useEffect, useRef } from 'react';
import { LocateFixed } from '../ui/lucide/LocateFixed.tsx';
import { Pin } from '../shared/flows/flows.ts';
import { pinCopy } from '../copy/pin.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { Button } from '../ui/Button.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = pinCopy.sheet;

/** Asks for the PIN code, which is typed or, on request, found by the device's location. */
export function PinSheet() {
  const send = Pin.useSend();
  const open = Pin.useTag('editing');
  return (
    <BottomSheet
      open={open}
      onClose={() => send({ type: 'editing.cancelled' })}
      title={copy.title}
      lead={copy.lead}
      close={copy.close}
    >
      <PinForm />
    </BottomSheet>
  );
}

function PinForm() {
  const send = Pin.useSend();
  const { pin, typed, message } = Pin.useSelector((snapshot) => snapshot.context);
  const busy = Pin.useTag('busy');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The PIN code was found by location, or was typed with spaces.
    if (typed !== '' && field.current) field.current.value = typed;
  }, [typed]);
  return (
    <form
      noValidate
      onSubmit={(event) => send({ type: 'pin.submitted', pin: formTexts(event)('pin') })}
      className={stack({ gap: '4', pb: '2' })}
    >
      <TextField
        ref={field}
        label={copy.label}
        name="pin"
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={pin ?? ''}
      />
      <InlineMessage message={message} />
      <Button type="submit" size="lg" loading={busy} className={css({ colorPalette: 'accent' })}>
        {copy.check}
      </Button>
      <Button
        size="lg"
        variant="outline"
        disabled={busy}
        onClick={() => send({ type: 'position.wanted' })}
      >
        <LocateFixed size={18} aria-hidden />
        {copy.locate}
      </Button>
    </form>
  );
}
