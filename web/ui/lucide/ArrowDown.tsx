import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ArrowDown = (props: DrawingProps) => (
  <Drawing name="arrow-down" {...props}>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </Drawing>
);
