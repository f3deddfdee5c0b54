import { useState } from 'react';
import { Share2 } from './lucide/Share2.tsx';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

const copy = visitCopy.share;

/**
 * Shares a text with the device's own dialog, else copies it, else returns it to be shown. Returns
 * what to tell the person.
 */
async function share(text: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return '';
    }
  } catch (error) {
    // The person cancelled sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(text);
    return copy.copied;
  } catch {
    return `${copy.failed} ${text}`;
  }
}

/** Shares a visit with the family. */
export function ShareButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <Button
        variant="outline"
        className={css({ minH: '11' })}
        onClick={() => void share(text).then(setOutcome)}
      >
        <Share2 size={18} aria-hidden />
        {copy.button}
      </Button>
      <p aria-live="polite" className={css({ fontSize: 'sm', color: 'fg.muted', w: 'full' })}>
        {outcome}
      </p>
    </>
  );
}
