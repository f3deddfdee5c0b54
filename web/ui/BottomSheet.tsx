import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { stack } from '../generated/panda/patterns/index.js';
import { useRef } from 'react';
import { firstField } from './firstField.ts';
import { useLayer } from './layers.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  lead: string;
  /** The label of the close button. */
  close: string;
  /** As high as possible, with a line below the heading: for a list that scrolls inside. */
  tall?: boolean;
  children: ReactNode;
}

/** A dialog that rises from the bottom on a phone, and is centred on desktop; Back closes it. */
export function BottomSheet({ open, onClose, title, lead, close, tall = false, children }: Props) {
  useLayer(open, onClose);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      initialFocusEl={() => firstField(content.current)}
      placement={{ base: 'bottom', md: 'center' }}
      scrollBehavior={tall ? 'inside' : 'outside'}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            borderRadius={{ base: '20px 20px 0 0', md: 'card' }}
            mb={{ base: '0', md: '6' }}
            maxW="460px"
            h={tall ? { base: '86dvh', md: '640px' } : undefined}
          >
            <Dialog.Header borderBottomWidth={tall ? '1px' : undefined} pe="14">
              <div className={stack({ gap: '0' })}>
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.Description color="fg.muted">{lead}</Dialog.Description>
              </div>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={close} minW="11" minH="11" />
            </Dialog.CloseTrigger>
            <Dialog.Body pt={tall ? '4' : undefined}>{children}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
