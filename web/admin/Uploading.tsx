import { useState } from 'react';
import { adminCopy } from '../copy/admin.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { spinner } from '../generated/panda/recipes/index.js';

/**
 * Whether the file that was chosen here is being sent, and what to call when one is chosen; `busy`
 * counts other calls, too.
 */
export function useUploading(busy: boolean): [isUploading: boolean, begin: () => void] {
  const [wasChosen, setChosen] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (!busy) setChosen(false);
  }
  return [wasChosen && busy, () => setChosen(true)];
}

/** Says that a file is being sent, which takes minutes on a slow line. */
export const Uploading = () => (
  <span role="status" className={css({ display: 'inline-flex', alignItems: 'center', gap: '2' })}>
    <span aria-hidden className={cx(spinner({ size: 'sm' }), css({ color: 'inherit' }))} />
    {adminCopy.uploading}
  </span>
);
