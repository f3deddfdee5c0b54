import { useEffect, useLayoutEffect, useState } from 'react';
import { said } from '../copy/language.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { toastDurations, toaster } from '../ui/toaster.ts';
import type { ToastWords } from '../ui/toaster.ts';

/** Milliseconds of a toast's exit animation. */
const leavesFor = 200;

/**
 * The toasts, newest first: top right, no icon (docs/product/limits.md). They are over the top bar,
 * so that they cover no page content.
 */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly ToastWords[]>([]);
  useEffect(() => {
    const show = () => {
      const taken = toaster.take();
      if (taken.length > 0) setToasts((shown) => [...taken.toReversed(), ...shown]);
    };
    show();
    return toaster.subscribe(show);
  }, []);
  return (
    <div
      data-toasts
      aria-live="polite"
      className={css({
        position: 'fixed',
        top: 'max(env(safe-area-inset-top), 8px)',
        insetEnd: 'calc(env(safe-area-inset-right) + 16px)',
        zIndex: 'toast',
        display: 'flex',
        flexDirection: 'column',
        gap: '4',
        width: { base: 'calc(100vw - 32px)', md: 'xs' },
        // The controls beneath can be pressed meanwhile.
        pointerEvents: 'none',
      })}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          {...toast}
          onGone={() => setToasts((shown) => shown.filter((one) => one.id !== toast.id))}
        />
      ))}
    </div>
  );
}

/** A text that the page shows as an alert is announced by that alert. */
const isAnnounced = (text: string) =>
  [...document.querySelectorAll('[role="alert"]')].some(({ textContent }) => textContent === text);

function Toast({ kind, message, onGone }: ToastWords & { onGone: () => void }) {
  const text = said(message);
  const [isLeaving, setLeaving] = useState(false);
  const [isSilent, setSilent] = useState(false);
  // The page's own alert may appear in the same render.
  useLayoutEffect(() => setSilent(isAnnounced(text)), [text]);
  useEffect(() => {
    const leaving = setTimeout(() => setLeaving(true), toastDurations[kind]);
    const gone = setTimeout(onGone, toastDurations[kind] + leavesFor);
    return () => {
      clearTimeout(leaving);
      clearTimeout(gone);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: it stays as long as its kind prescribes
  }, []);
  return (
    <p
      data-toast={kind}
      role={isSilent ? 'none' : 'status'}
      aria-live={isSilent ? 'off' : undefined}
      className={cx(
        css({
          py: '3',
          ps: '4',
          pe: '6',
          borderRadius: 'l2',
          boxShadow: 'xl',
          textStyle: 'sm',
          _forced: { border: '1px solid' },
        }),
        kind === 'error'
          ? css({ bg: 'red.solid', color: 'red.contrast' })
          : css({ bg: 'green.solid', color: 'green.contrast' }),
        isLeaving
          ? css({ animation: 'slide-to-top-full 400ms, fade-out 200ms forwards' })
          : css({ animation: 'slide-from-top-full 400ms, fade-in 400ms' }),
      )}
    >
      <span className={css({ opacity: '0.8' })}>{text}</span>
    </p>
  );
}
