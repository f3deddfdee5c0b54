import type { ReactNode } from 'react';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { PageHeading } from './PageHeading.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Shown beside the title, at any width. */
  drawing?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** The column of a page, with its heading. */
export function Page({ title, lead, aside, drawing, narrow = false, children }: Props) {
  return (
    <div
      className={css({
        maxW: narrow ? 'column' : 'content',
        mx: 'auto',
        px: narrow ? '4' : { base: '4', md: '6' },
        py: { base: '5', md: '8' },
      })}
    >
      <div
        className={stack({
          direction: 'row',
          justify: 'space-between',
          align: 'center',
          flexWrap: drawing ? 'nowrap' : 'wrap',
          gap: '3',
          mb: '5',
        })}
      >
        <div className={stack({ gap: '1', minW: '0' })}>
          <PageHeading
            className={css({ fontSize: { base: '2xl', md: '3xl' }, letterSpacing: '-0.02em' })}
          >
            {title}
          </PageHeading>
          {lead ? <p className={css({ color: 'fg.muted' })}>{lead}</p> : null}
        </div>
        {aside}
        {drawing}
      </div>
      {children}
    </div>
  );
}
