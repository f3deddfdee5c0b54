import { useEffect, useId, useRef } from 'react';
import { ChevronUp } from '../ui/lucide/ChevronUp.tsx';
import { X } from '../ui/lucide/X.tsx';
import { Chat } from '../shared/flows/flows.ts';
import { chatCopy as copy } from '../copy/chat.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { IconButton } from '../ui/Button.tsx';

/** Only the head of the dialog, above the bar at the bottom; the page remains usable. */
export function CollapsedChat({ state }: { state: string }) {
  const send = Chat.useSend();
  const name = useId();
  const expand = useRef<HTMLButtonElement>(null);
  // The button that collapsed the dialog is gone, so the focus moves here.
  useEffect(() => expand.current!.focus({ preventScroll: true }), []);
  return (
    <div
      data-floating
      role="dialog"
      aria-labelledby={name}
      data-machine="chat"
      data-state={state}
      className={stack({
        direction: 'row',
        align: 'center',
        justify: 'space-between',
        gap: '2',
        position: 'fixed',
        insetEnd: '4',
        bottom: 'calc(var(--bottom-bar) + 16px)',
        zIndex: 'docked',
        bg: 'bg.panel',
        borderWidth: '1px',
        borderRadius: 'card',
        boxShadow: '0 6px 20px rgb(11 58 62 / 25%)',
        ps: '4',
        pe: '2',
        py: '2',
      })}
    >
      <div>
        <h2 id={name} className={heading({ size: 'sm' })}>
          {copy.title}
        </h2>
        <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.collapsed}</p>
      </div>
      <div className={stack({ direction: 'row', gap: '1' })}>
        <IconButton
          ref={expand}
          aria-label={copy.expand}
          variant="ghost"
          onClick={() => send({ type: 'chat.expanded' })}
          className={css({ minW: '11', minH: '11' })}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton
          aria-label={copy.close}
          variant="ghost"
          onClick={() => send({ type: 'chat.closed' })}
          className={css({ minW: '11', minH: '11' })}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
