import { useId } from 'react';
import type { ReactNode } from 'react';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { card, heading } from '../generated/panda/recipes/index.js';

/**
 * A card about something that waits for the customer, as a region with one button that continues
 * it.
 */
export function HomeCard({
  title,
  action,
  children,
}: {
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={card()}>
      <div className={stack({ gap: '3', align: 'flex-start', h: 'full' })}>
        <h2
          id={id}
          className={cx(heading({ size: 'sm' }), css({ color: 'fg.muted', fontWeight: 'medium' }))}
        >
          {title}
        </h2>
        <div className={stack({ gap: '1', flex: '1', alignSelf: 'stretch' })}>{children}</div>
        {action}
      </div>
    </section>
  );
}
