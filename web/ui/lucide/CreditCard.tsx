import { Drawing } from './Drawing.tsx';
import type { DrawingProps } from './Drawing.tsx';

export const CreditCard = (props: DrawingProps) => (
  <Drawing name="credit-card" {...props}>
    <rect width="20" height="14" x="2" y="5" rx="2" />
    <line x1="2" x2="22" y1="10" y2="10" />
    <path d="M6 14h2" />
  </Drawing>
);
