import type { ComponentProps } from 'react';
import { isInAppBrowser } from './inAppBrowser.ts';

/** A link to another site, in a new tab, or in this one if the browser has no tabs. */
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
