import { useState } from 'react';
import { reportLinksCopy } from '../copy/reportLinks.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';

const copy = reportLinksCopy;

/** The text of a link that was just created, to copy or to share with the device's own dialog. */
export function MadeLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState('');
  const copyUrl = async () => {
    try {
      // A page opened by plain http has no clipboard.
      await navigator.clipboard.writeText(url);
      setOutcome(copy.copied);
    } catch {
      setOutcome(copy.copyFailed);
    }
  };
  // If the person cancels sharing, nothing is lost: the link is still shown.
  const share = () => navigator.share({ url }).catch(() => undefined);
  return (
    <div className={stack({ gap: '3' })}>
      <TextField
        label={copy.link}
        hint={copy.made}
        name="link"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        <Button
          className={css({ minH: '11', colorPalette: 'brand' })}
          onClick={() => void copyUrl()}
        >
          {copy.copy}
        </Button>
        {'share' in navigator ? (
          <Button variant="outline" className={css({ minH: '11' })} onClick={() => void share()}>
            {copy.share}
          </Button>
        ) : null}
      </div>
      <p aria-live="polite" className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        {outcome}
      </p>
    </div>
  );
}
