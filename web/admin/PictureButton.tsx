import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { takeFile } from './takeFile.ts';
import { Uploading } from './Uploading.tsx';

/** A button that opens a file dialog for a picture. */
export function PictureButton({
  label,
  name = label,
  busy,
  onChoose,
}: {
  label: string;
  /** The accessible name, if the label does not say whose picture it is. */
  name?: string;
  busy: boolean;
  onChoose: (file: File) => void;
}) {
  return (
    <label className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
      <span>{busy ? <Uploading /> : label}</span>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={name}
        // Only `aria-disabled`, as a disabled field would lose the focus.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => {
          const file = takeFile(target);
          if (file && !busy) onChoose(file);
        }}
      />
    </label>
  );
}
