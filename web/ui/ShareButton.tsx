import { useState } from 'react';
import { Share2 } from './lucide/Share2.tsx';
import { visitCopy } from '../copy/visit.ts';
import { css } from '../generated/panda/css/index.js';
import { Button } from './Button.tsx';

const copy = visitCopy.share;

/** Shares a text as the device does, or copies it, or shows it to be copied where it may do neither. */
async function share(text: string): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return '';
    }
  } catch (error) {
    // The person thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(text);
    return copy.copied;
  } catch {
    return `${copy.failed} ${text}`;
  }
}

/** Tells the family about a visit. */
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
