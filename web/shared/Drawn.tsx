import type { ComponentType } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { useInBrowser } from '../ui/useInBrowser.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

const yes = () => true;
const ground = css({
  aspectRatio: '360 / 260',
  flexShrink: '0',
  alignSelf: 'flex-start',
  borderRadius: 'card',
  overflow: 'hidden',
  backgroundImage: 'linear-gradient(to right, {colors.brand.800}, {colors.brand.600})',
});
const sizes = {
  usual: css({ w: { base: '128px', md: '180px' } }),
  small: css({ w: { base: '104px', md: '180px' } }),
};

/** A drawing on its ground; the words beside it say the same. */
export function Drawn({
  of: Drawing,
  size = 'usual',
}: {
  of: ComponentType;
  size?: keyof typeof sizes;
}) {
  // The server does not have the code of the drawings, and they hold no text.
  const isInBrowser = useInBrowser(yes, false);
  return (
    <div className={cx(ground, sizes[size])}>
      <LoadBoundary loading={null} failed={() => null}>
        {isInBrowser ? <Drawing /> : null}
      </LoadBoundary>
    </div>
  );
}
