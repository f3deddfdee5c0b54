import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const ChevronDown = (props: DrawingProps) => (
  <Drawing name="chevron-down" {...props}>
    <path d="m6 9 6 6 6-6" />
  </Drawing>
);
