import type { ComponentType } from 'react';
import { center } from '../generated/panda/patterns/index.js';

/** An icon in a circle; it is decoration, as the words beside it say the same. */
export const IconMark = ({
  of: Icon,
}: {
  of: ComponentType<{ size: number; 'aria-hidden': true }>;
}) => (
  <div
    className={center({
      boxSize: '10',
      flexShrink: '0',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
    })}
  >
    <Icon size={20} aria-hidden />
  </div>
);
