import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { takeFile } from './takeFile.ts';
import { Uploading, useUploading } from './Uploading.tsx';

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
  onFile: (file: File) => void;
}) {
  const [isUploading, begin] = useUploading(disabled);
  const choose = (file: File | undefined) => {
    if (!file || disabled) return;
    begin();
    onFile(file);
  };
  return (
    <label className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}>
      <span style={disabled ? { opacity: 0.5 } : undefined}>
        {isUploading ? <Uploading /> : label}
      </span>
      <input
        type="file"
        accept="application/pdf"
        aria-label={name}
        // Only `aria-disabled`, as a disabled field would lose the focus.
        aria-disabled={disabled || undefined}
        onClick={(event) => disabled && event.preventDefault()}
        style={{ position: 'absolute', opacity: 0, width: 1, height: 1 }}
        onChange={({ target }) => choose(takeFile(target))}
      />
    </label>
  );
}
