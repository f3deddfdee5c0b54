import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ChevronRight = (props: DrawingProps) => (
  <Drawing name="chevron-right" {...props}>
    <path d="m9 18 6-6-6-6" />
  </Drawing>
);
