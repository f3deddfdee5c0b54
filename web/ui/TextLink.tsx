import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Link } from '../look/elements.tsx';

/** A link within the app. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      asChild
      color="brand.fg"
      fontWeight="semibold"
      minH="11"
      display="inline-flex"
      alignItems="center"
    >
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}
