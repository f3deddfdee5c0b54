import { useEffect, useState, useSyncExternalStore } from 'react';
import { said } from '../copy/language.ts';
import { css } from '../generated/panda/css/index.js';
import { toaster } from '../ui/toaster.ts';
import { Toasts } from './lazyParts.tsx';

const none = () => 0;
/** Milliseconds that a message stays which is shown without the code of toasts. */
const plainFor = 5000;

/** Reserves the area of the toasts, whose code is loaded with the first of them at the latest. */
export function ToastArea() {
  const waiting = useSyncExternalStore(toaster.subscribe, () => toaster.waiting().length, none);
  const [code, setCode] = useState<'unknown' | 'loaded' | 'missing'>('unknown');
  useEffect(() => {
    if (waiting === 0) return;
    let plain: ReturnType<typeof setTimeout> | undefined;
    Toasts.load().then(
      () => setCode('loaded'),
      () => {
        setCode('missing');
        plain = setTimeout(() => toaster.take(), plainFor);
      },
    );
    return () => clearTimeout(plain);
  }, [waiting]);
  if (code === 'loaded') return <Toasts />;
  return code === 'missing' && waiting > 0 ? <PlainToast /> : null;
}

/** The newest message where the code of toasts cannot be fetched. */
function PlainToast() {
  return (
    <p
      role="alert"
      className={css({
        position: 'fixed',
        top: '4',
        insetInline: '4',
        zIndex: 'toast',
        p: '4',
        borderRadius: 'card',
        bg: 'bg.inverted',
        color: 'fg.inverted',
        textAlign: 'center',
      })}
    >
      {toaster
        .waiting()
        .map(({ message }) => said(message))
        .at(-1)}
    </p>
  );
}
