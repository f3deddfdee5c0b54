import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ArrowUpDown = (props: DrawingProps) => (
  <Drawing name="arrow-up-down" {...props}>
    <path d="m21 16-4 4-4-4" />
    <path d="M17 20V4" />
    <path d="m3 8 4-4 4 4" />
    <path d="M7 4v16" />
  </Drawing>
);
