import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const Menu = (props: DrawingProps) => (
  <Drawing name="menu" {...props}>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </Drawing>
);
