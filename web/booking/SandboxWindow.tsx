import { Dialog, Portal } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../machines/failure.ts';
import type { Message } from '../../machines/notices.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Price } from '../ui/Price.tsx';
import { useLayer } from '../ui/layers.ts';
import { InlineMessage } from '../ui/states.tsx';
import { paySandbox, sandboxWindow } from './sandboxWindow.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';

const copy = bookingCopy.sandbox;

/** The sandbox's stand-in for the provider's window. */
export function SandboxWindow() {
  const open = useSyncExternalStore(sandboxWindow.subscribe, sandboxWindow.read);
  const [message, setMessage] = useState<Message | null>(null);
  const [waiting, setWaiting] = useState(false);
  const pay = async (outcome: 'paid' | 'failed') => {
    setWaiting(true);
    setMessage(null);
    try {
      open?.answer(await paySandbox(open.request.providerOrderId, outcome));
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setWaiting(false);
    }
  };
  const dismiss = () => open?.answer({ kind: 'dismissed' });
  useLayer(open !== null, () => {
    if (!waiting) dismiss();
  });
  return (
    <Dialog.Root
      open={open !== null}
      placement="center"
      closeOnInteractOutside={false}
      onOpenChange={(details) => {
        if (!details.open) dismiss();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="card" maxW="380px">
            <Dialog.Header>
              <Dialog.Title>{copy.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <div className={stack({ gap: '3' })}>
                {open ? (
                  <Price
                    amount={open.request.amountInPaise / 100}
                    className={css({ fontSize: '3xl', fontWeight: 'bold' })}
                  />
                ) : null}
                <p className={css({ color: 'fg.muted' })}>{copy.lead}</p>
                <InlineMessage message={message} />
              </div>
            </Dialog.Body>
            <Dialog.Footer flexDirection="column" gap="2" alignItems="stretch">
              <Button
                size="lg"
                loading={waiting}
                onClick={() => void pay('paid')}
                className={css({ colorPalette: 'accent' })}
              >
                {copy.pay}
              </Button>
              <Button
                size="lg"
                variant="outline"
                disabled={waiting}
                onClick={() => void pay('failed')}
              >
                {copy.fail}
              </Button>
              <Button size="lg" variant="ghost" disabled={waiting} onClick={dismiss}>
                {copy.close}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
