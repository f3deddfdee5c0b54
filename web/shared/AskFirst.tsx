import { useState } from 'react';
import type { ComponentProps } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from '../ui/Button.tsx';
import { asksFirst } from '../ui/openLoaded.ts';
import { AlertDialog } from './AlertDialog.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The question, and the consequence of confirming it. */
  question: string;
  consequence: string;
  yes: string;
  onYes: () => void;
};

/**
 * A button for an action that cannot be undone: it asks for confirmation, with the focus on
 * declining.
 */
export function AskFirst({ question, consequence, yes, onYes, ...button }: Props) {
  const [asking, setAsking] = useState<'never' | 'asking' | 'answered'>('never');
  const close = () => setAsking('answered');
  const ask = asksFirst(AlertDialog, () => setAsking('asking'), {
    title: question,
    lead: consequence,
    close: uiCopy.states.keep,
  });
  return (
    <LoadBoundary loading={null} failed={() => null}>
      <Button {...button} {...ask} />
      {asking === 'never' ? null : (
        <AlertDialog
          open={asking === 'asking'}
          title={question}
          closeLabel={uiCopy.states.keep}
          onClose={close}
          extra={
            <Button
              onClick={() => {
                // The question is still there for a moment after a press.
                if (asking !== 'asking') return;
                close();
                onYes();
              }}
              className={css({ minH: '11', colorPalette: 'red' })}
            >
              {yes}
            </Button>
          }
        >
          {consequence}
        </AlertDialog>
      )}
    </LoadBoundary>
  );
}
