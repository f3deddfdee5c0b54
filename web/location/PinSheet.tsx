import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Pin } from '../shared/flows/flows.ts';
import { pinCopy } from '../copy/pin.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { formTexts } from '../ui/formTexts.ts';
import { useLayer } from '../ui/layers.ts';
import { InlineMessage } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = pinCopy.sheet;

/** Asks for the PIN code: typed, or from the location of the device when that is pressed. */
export function PinSheet() {
  const send = Pin.useSend();
  const open = Pin.useTag('editing');
  const close = () => send({ type: 'editing.cancelled' });
  useLayer(open, close);
  return (
    <Dialog.Root
      open={open}
      placement={{ base: 'bottom', md: 'center' }}
      onOpenChange={(details) => {
        if (!details.open) close();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            borderRadius={{ base: '20px 20px 0 0', md: 'card' }}
            mb={{ base: '0', md: '6' }}
            maxW="460px"
          >
            <Dialog.Header pe="14">
              <div className={stack({ gap: '0' })}>
                <Dialog.Title>{copy.title}</Dialog.Title>
                <Dialog.Description color="fg.muted">{copy.lead}</Dialog.Description>
              </div>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={copy.close} minW="11" minH="11" />
            </Dialog.CloseTrigger>
            <Dialog.Body>
              <PinForm />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function PinForm() {
  const send = Pin.useSend();
  const { pin, typed, message } = Pin.useSelector((snapshot) => snapshot.context);
  const busy = Pin.useTag('busy');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Found by the location, or typed with spaces.
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
        maxLength={7}
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
