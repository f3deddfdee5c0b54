import { useEffect, useState } from 'react';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { center } from '../generated/panda/patterns/index.js';
import { spinner } from '../generated/panda/recipes/index.js';

/** Milliseconds before the overlay is shown, so that it does not flash for quick answers. */
const patience = 350;

/** The global spinner that follows the machines' `busy` tag (PD-44). */
export function LoadingOverlay({ busy }: { busy: boolean }) {
  return busy ? <PatientSpinner /> : null;
}

function PatientSpinner() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <Overlay /> : null;
}

/** The spinner over the whole page. */
export function Overlay() {
  return (
    <div
      role="status"
      aria-label={uiCopy.states.busy}
      data-overlay
      className={center({ position: 'fixed', inset: '0', zIndex: 'overlay', bg: 'bg.page/60' })}
    >
      <span
        className={cx(spinner({ size: 'xl' }), css({ color: 'brand.solid', borderWidth: '4px' }))}
      />
    </div>
  );
}
