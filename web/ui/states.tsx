import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CloudOff } from './lucide/CloudOff.tsx';
import { said } from '../copy/language.ts';
import type { Sentence } from '../copy/language.ts';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { card, heading, skeleton } from '../generated/panda/recipes/index.js';
import { Button } from './Button.tsx';
import { useFormMessageId } from './formMessage.tsx';
import { placeNow } from './pagePlace.ts';

const copy = uiCopy.states;

/** Says that something could not be loaded, and offers a way on. */
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

/**
 * The one loading state: the words, and a placeholder of the content, which by default is cards
 * with a circle and two lines (web/ui/shapes.tsx).
 */
export function Loading({
  rows = 3,
  label = copy.loading,
  children = Array.from({ length: rows }, (_, row) => <CardShape key={row} />),
}: {
  rows?: number;
  label?: string;
  children?: ReactNode;
}) {
  return (
    <div role="status" aria-live="polite" aria-label={label} className={stack({ gap: '3' })}>
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{label}</p>
      {children}
    </div>
  );
}

/** A placeholder bar of a given size. */
export const Bar = ({ height, width = '100%' }: { height: number; width?: string }) => (
  <div
    style={{ height, width }}
    className={cx(skeleton(), css({ borderRadius: 'lg', flexShrink: '0' }))}
  />
);

const CardShape = () => (
  <div className={cx(card(), css({ display: 'flex', alignItems: 'center', gap: '3' }))}>
    <Bar height={48} width="48px" />
    <div className={stack({ flex: '1' })}>
      <Bar height={14} width="55%" />
      <Bar height={14} width="80%" />
    </div>
  </div>
);

/**
 * A message beside the thing it is about; announced, and scrolled into view, when it appears. While
 * another attempt is in flight (`busy`) its space is kept, so that nothing moves under the finger
 * of a person who presses twice.
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
