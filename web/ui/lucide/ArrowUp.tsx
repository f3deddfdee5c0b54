import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ArrowUp = (props: DrawingProps) => (
  <Drawing name="arrow-up" {...props}>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </Drawing>
);
