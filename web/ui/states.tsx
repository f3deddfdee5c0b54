import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CloudOff, Inbox } from 'lucide-react';
import { said } from '../copy/language.ts';
import type { Sentence } from '../copy/language.ts';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading, skeleton } from '../generated/panda/recipes/index.js';
import { Button } from './Button.tsx';
import { useFormMessageId } from './formMessage.tsx';
import { placeNow } from './pagePlace.ts';

const copy = uiCopy.states;

/** Something could not be had: what happened, and a way on. */
export function ErrorState({
  message,
  onRetry,
  children,
  title = copy.failed,
}: {
  message?: Sentence | string | undefined;
  onRetry?: (() => void) | undefined;
  children?: ReactNode;
  title?: string;
}) {
  return (
    <div
      role="alert"
      className={stack({
        align: 'center',
        textAlign: 'center',
        gap: '3',
        py: '10',
        px: '6',
        borderWidth: '1px',
        borderRadius: 'card',
        bg: 'bg.panel',
      })}
    >
      <div className={css({ color: 'accent.fg' })}>
        <CloudOff size={40} strokeWidth={1.5} aria-hidden />
      </div>
      <h2 className={heading({ size: 'md' })}>{title}</h2>
      {message ? <p className={css({ color: 'fg.muted', maxW: '44ch' })}>{said(message)}</p> : null}
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap', justify: 'center' })}>
        {onRetry ? (
          <Button onClick={onRetry} className={css({ minH: '11', colorPalette: 'brand' })}>
            {copy.retry}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Nothing is there yet: a picture, the words, and what to do about it. */
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

/** The shape of what comes, with the words for those who do not see it. */
export function Loading({
  rows = 3,
  height = '84px',
  label = copy.loading,
}: {
  rows?: number;
  height?: string;
  label?: string;
}) {
  return (
    <div role="status" aria-live="polite" className={stack({ gap: '3' })}>
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{label}</p>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{ height }}
          className={cx(skeleton(), css({ borderRadius: 'card' }))}
        />
      ))}
    </div>
  );
}

/**
 * A sentence beside what it is about; announced, and in view, when it appears. While another attempt
 * is in flight (`busy`) its space is kept, so that nothing moves under a finger that presses twice.
 */
export function InlineMessage({
  message,
  tone = 'error',
  busy = false,
}: {
  message: Sentence | string | null | undefined;
  tone?: 'error' | 'info';
  busy?: boolean;
}) {
  const [last, setLast] = useState(message);
  if (message !== last && (message || !busy)) setLast(message);
  const text = message || (busy ? last : null);
  const element = useRef<HTMLParagraphElement>(null);
  const id = useFormMessageId();
  useEffect(() => {
    if (message && placeNow() !== 'returned') element.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!text) return null;
  return (
    <p
      ref={element}
      id={id}
      role={message ? 'alert' : undefined}
      aria-hidden={message ? undefined : true}
      className={css({
        visibility: message ? undefined : 'hidden',
        fontSize: 'sm',
        fontWeight: 'medium',
        px: '4',
        py: '3',
        borderRadius: 'lg',
        borderWidth: '1px',
        bg: tone === 'error' ? 'accent.subtle' : 'brand.subtle',
        borderColor: tone === 'error' ? 'accent.border' : 'brand.border',
        color: tone === 'error' ? 'accent.fg' : 'brand.fg',
      })}
    >
      {said(text)}
    </p>
  );
}
