import { Link } from 'react-router-dom';
import { Compass } from './lucide/Compass.tsx';
import { errorCopy } from '../copy/shell.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { Page } from './Page.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * A URL that does not exist. Shown within a page that has its own main element, with a link back to
 * that area's start.
 */
export function NotFound({ to, action }: { to: string; action?: string }) {
  const copy = errorCopy.notFound;
  return (
    <Page title={copy.title} narrow>
      <EmptyState text={copy.text} icon={<Compass size={44} strokeWidth={1.5} aria-hidden />}>
        <Link className={cx(button({ size: 'lg' }), css({ colorPalette: 'brand' }))} to={to}>
          {action ?? copy.action}
        </Link>
      </EmptyState>
    </Page>
  );
}
