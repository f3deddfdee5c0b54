import { useState } from 'react';
import { FileUp } from '../../ui/lucide/FileUp.tsx';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { takeFile } from '../takeFile.ts';
import { Uploading, useUploading } from '../Uploading.tsx';

interface Props {
  label: string;
  /** A hint below the label; `accept` filters the file dialog of the browser. */
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

/** A field for a file, CSV by default, that is chosen or dropped. */
export function FileDrop({
  label,
  hint = copy.drop,
  accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values',
  busy,
  onFile,
}: Props) {
  const [isOver, setOver] = useState(false);
  const [isUploading, begin] = useUploading(busy);
  const take = (file: File | undefined) => {
    if (!file || busy) return;
    begin();
    onFile(file);
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
      <span className={css({ fontSize: 'sm', color: 'fg.muted' })}>
        {isUploading ? <Uploading /> : hint}
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        // Only `aria-disabled`, as a disabled field would lose the focus.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => take(takeFile(target))}
      />
    </label>
  );
}
