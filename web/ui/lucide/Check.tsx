import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const Check = (props: DrawingProps) => (
  <Drawing name="check" {...props}>
    <path d="M20 6 9 17l-5-5" />
  </Drawing>
);
