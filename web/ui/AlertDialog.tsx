import { Dialog, Portal } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { firstField } from './firstField.ts';
import { useLayer } from './layers.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  /** The label of the main button; others may be passed as `extra`. */
  closeLabel?: string;
  extra?: ReactNode;
  /** What was asked is being done, so the dialog cannot be closed. */
  busy?: boolean;
  /** The dialog contains a form, whose first field gets the focus. */
  isForm?: boolean;
  onClose: () => void;
}

/** An in-page alert: it takes the focus and waits to be closed (PD-36). */
export function AlertDialog({
  open,
  title,
  children,
  closeLabel = uiCopy.states.ok,
  extra,
  busy = false,
  isForm = false,
  onClose,
}: Props) {
  useLayer(open, onClose);
  const text = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      placement="center"
      // The safe button gets the focus, so that Enter does not trigger something that cannot be
      // undone.
      initialFocusEl={() => (isForm ? firstField(content.current) : safe.current)}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content
            ref={content}
            {...(!isForm && { 'aria-describedby': text })}
            borderRadius="card"
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body id={text}>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {extra}
              <Button
                ref={safe}
                disabled={busy}
                onClick={onClose}
                className={css({ colorPalette: 'brand', minH: '11' })}
              >
                {closeLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
