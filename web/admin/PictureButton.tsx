import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { takeFile } from './takeFile.ts';

/** A button that opens a file dialog for a picture. */
export function PictureButton({
  label,
  name = label,
  onChoose,
}: {
  label: string;
  /** The accessible name, if the label does not say whose picture it is. */
  name?: string;
  onChoose: (file: File) => void;
}) {
  return (
    <label className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
      {label}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={name}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => {
          const file = takeFile(target);
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
