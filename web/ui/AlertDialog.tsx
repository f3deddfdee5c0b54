import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { useLayer } from './layers.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The one button; more may come as `extra`. */
  closeLabel?: string;
  extra?: ReactNode;
  onClose: () => void;
}

/** An in-page alert: it takes the focus and waits to be closed (PD-36). */
export function AlertDialog({
  open,
  title,
  children,
  closeLabel = uiCopy.states.ok,
  extra,
  onClose,
}: Props) {
  useLayer(open, onClose);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      placement="center"
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="card">
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              {extra}
              <Button onClick={onClose} className={css({ colorPalette: 'brand', minH: '11' })}>
                {closeLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
