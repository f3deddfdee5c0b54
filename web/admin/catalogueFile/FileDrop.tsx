import { useState } from 'react';
import { FileUp } from '../../ui/lucide/FileUp.tsx';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  label: string;
  /** What else is said of it, and what the browser offers. */
  hint?: string;
  accept?: string;
  busy: boolean;
  onFile: (file: File) => void;
}

const area = css({
  position: 'relative',
  p: '6',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'border.emphasized',
  borderRadius: 'card',
  cursor: 'pointer',
  '&[data-over]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
  '&:has([aria-disabled])': { cursor: 'default', opacity: '0.6' },
});

/** Takes a file, CSV unless it is said otherwise, that is chosen, or dropped on it. */
export function FileDrop({
  label,
  hint = copy.drop,
  accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values',
  busy,
  onFile,
}: Props) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !busy) onFile(file);
  };
  return (
    <label
      className={cx(stack({ gap: '1', align: 'center', textAlign: 'center' }), area)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileUp size={32} strokeWidth={1.5} aria-hidden className={css({ color: 'brand.fg' })} />
      <span className={css({ fontWeight: 'semibold', color: 'brand.fg' })}>{label}</span>
      <span className={css({ fontSize: 'sm', color: 'fg.muted' })}>{hint}</span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        // A field that is disabled would lose the focus.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => {
          take(target.files![0]);
          // The same name can be chosen again once the file is corrected.
          target.value = '';
        }}
      />
    </label>
  );
}
