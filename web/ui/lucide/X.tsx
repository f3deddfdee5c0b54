import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const X = (props: DrawingProps) => (
  <Drawing name="x" {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Drawing>
);
