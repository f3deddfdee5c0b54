import type { ReactNode } from 'react';
import { Inbox } from './lucide/Inbox.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

/** Shown when there is nothing yet: a picture, an explanation, and what to do. */
export function EmptyState({
  title,
  text,
  icon,
  children,
}: {
  title?: string;
  text?: string;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div
      className={stack({
        align: 'center',
        textAlign: 'center',
        gap: '3',
        py: '14',
        px: '6',
        borderWidth: '1px',
        borderRadius: 'card',
        bg: 'bg.panel',
      })}
    >
      <div className={css({ color: 'brand.fg', bg: 'brand.subtle', p: '5', borderRadius: 'full' })}>
        {icon ?? <Inbox size={44} strokeWidth={1.5} aria-hidden />}
      </div>
      {title ? <h2 className={heading({ size: 'lg' })}>{title}</h2> : null}
      {text ? <p className={css({ color: 'fg.muted', maxW: '44ch' })}>{text}</p> : null}
      {children}
    </div>
  );
}
