import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ChevronUp = (props: DrawingProps) => (
  <Drawing name="chevron-up" {...props}>
    <path d="m18 15-6-6-6 6" />
  </Drawing>
);
