import type { ComponentProps } from 'react';
import { isInAppBrowser } from './inAppBrowser.ts';

/** A link to another site in a tab of its own, or in this one where the browser has no others. */
export function OuterLink({
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'target' | 'rel' | 'onClick'>) {
  return (
    <a
      {...link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={({ currentTarget }) => {
        if (isInAppBrowser()) currentTarget.target = '_self';
      }}
    >
      {children}
    </a>
  );
}
