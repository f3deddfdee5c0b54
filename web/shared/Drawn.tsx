import { useEffect, useState } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import type { LazyComponent } from './lazyComponent.tsx';

const ground = css({
  aspectRatio: '360 / 260',
  flexShrink: '0',
  alignSelf: 'flex-start',
  borderRadius: 'card',
  overflow: 'hidden',
  backgroundImage: '{gradients.brand}',
});
const sizes = {
  usual: css({ w: { base: '128px', md: '180px' } }),
  small: css({ w: { base: '104px', md: '180px' } }),
};

/** A decorative drawing on a coloured ground, shown once its code is loaded. */
export function Drawn({
  of: Drawing,
  size = 'usual',
}: {
  of: LazyComponent;
  size?: keyof typeof sizes;
}) {
  const [loaded, setLoaded] = useState<LazyComponent | null>(null);
  useEffect(() => {
    // Without Suspense, which would make a navigation wait for the drawing.
    Drawing.load().then(
      () => setLoaded(() => Drawing),
      () => undefined,
    );
  }, [Drawing]);
  return <div className={cx(ground, sizes[size])}>{loaded === Drawing ? <Drawing /> : null}</div>;
}
