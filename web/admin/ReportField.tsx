import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { takeFile } from './takeFile.ts';

/** Uploads a report's PDF; `name` says whose, if there are several. */
export function ReportField({
  label,
  name = label,
  disabled,
  onFile,
}: {
  label: string;
  name?: string;
  disabled: boolean;
  onFile: (file: File | undefined) => void;
}) {
  return (
    <label className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
      <span style={disabled ? { opacity: 0.5 } : undefined}>{label}</span>
      <input
        type="file"
        accept="application/pdf"
        aria-label={name}
        disabled={disabled}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => onFile(takeFile(target))}
      />
    </label>
  );
}
